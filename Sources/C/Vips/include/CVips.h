#pragma once
#include <stddef.h>

// libvips takes its options as variable arguments, which Swift cannot pass: one function per step that we take.
// Pictures that come back are the caller's to give away with nadri_vips_free. NULL means that it could not be done.

typedef struct nadri_image nadri_image;

/// Starts the library: nothing but what is needed, one thread, nothing remembered. 0 if it went well.
int nadri_vips_start(const char *_Nonnull program);

void nadri_vips_free(nadri_image *_Nonnull image);

/// Pixels.
int nadri_vips_width(nadri_image *_Nonnull image);
int nadri_vips_height(nadri_image *_Nonnull image);

/// Opens a picture by the one reader named, from the start of an open file; its pixels are read as they are asked for.
///
/// kind: 'j' JPEG, 'p' PNG, 'w' WebP, 'h' HEIC. shrink: 1, 2, 4 or 8, for JPEG. scale: up to 1, for WebP.
nadri_image *_Nullable nadri_vips_open(int file, char kind, int shrink, double scale);

/// The pixels, upright, in sRGB with 8 bits, the longest edge at most this many, worked out into memory; no tag comes
/// along.
nadri_image *_Nullable nadri_vips_fit(nadri_image *_Nonnull image, int edge);

/// Takes the colour profile off, for when it can't be understood. 1 if there was one.
int nadri_vips_forget_profile(nadri_image *_Nonnull *_Nonnull image);

/// Writes these pixels, three bytes each, as a picture to begin with; for benchmarks and tests. 0 if it went well.
int nadri_vips_write_photo(
    const unsigned char *_Nonnull pixels, int width, int height, const char *_Nonnull path, int quality,
    int is_progressive);

/// Whether what has been read so far broke off. A JPEG with an end too early is filled with grey, and only warned of.
int nadri_vips_broke_off(void);

/// Writes a picture. What is see-through stays so. 0 if it went well.
int nadri_vips_save_webp(nadri_image *_Nonnull image, const char *_Nonnull path, int quality);

/// Writes a picture, progressive; what is see-through becomes white. 0 if it went well.
int nadri_vips_save_jpeg(nadri_image *_Nonnull image, const char *_Nonnull path, int quality);

/// All pixels, a byte per band, row by row; for tests to look at. To be given to free().
unsigned char *_Nullable nadri_vips_pixels(nadri_image *_Nonnull image, size_t *_Nonnull count);

/// Starts the library for drawings of our own alone: no reader but that of SVG, one thread, nothing remembered. 0 if it went well.
int nadri_vips_start_drawing(const char *_Nonnull program);

/// A drawing in SVG as a JPEG so many pixels wide; to be given to nadri_vips_free_bytes. NULL if it could not be done.
unsigned char *_Nullable nadri_vips_draw(
    const void *_Nonnull svg, size_t length, int width, int quality, size_t *_Nonnull count);

void nadri_vips_free_bytes(void *_Nonnull bytes);

/// SHA-256 of these bytes as 64 small hexadecimal digits and a zero: libvips brings GLib along, which has it.
void nadri_glib_sha256(const void *_Nullable bytes, size_t count, char *_Nonnull digits);
