#include "CVips.h"
#include <string.h>
#include <unistd.h>
#include <vips/vips.h>

static VipsImage *vips(nadri_image *image) { return (VipsImage *)image; }

int nadri_vips_start(const char *program) {
    if (VIPS_INIT(program)) return -1;
    vips_block_untrusted_set(TRUE);
    vips_cache_set_max(0);
    vips_cache_set_max_mem(0);
    vips_cache_set_max_files(0);
    vips_concurrency_set(1);
    return 0;
}

void nadri_vips_free(nadri_image *image) { g_object_unref(image); }

int nadri_vips_width(nadri_image *image) { return vips_image_get_width(vips(image)); }

int nadri_vips_height(nadri_image *image) { return vips_image_get_height(vips(image)); }

nadri_image *nadri_vips_open(int file, char kind, int shrink, double scale) {
    if (lseek(file, 0, SEEK_SET) != 0) return NULL;
    VipsSource *source = vips_source_new_from_descriptor(file);
    if (!source) return NULL;
    VipsImage *image = NULL;
    const VipsAccess access = VIPS_ACCESS_SEQUENTIAL;
    const VipsFailOn fail = VIPS_FAIL_ON_ERROR;
    switch (kind) {
    case 'j':
        vips_jpegload_source(source, &image, "shrink", shrink, "access", access, "fail_on", fail, NULL);
        break;
    case 'p':
        vips_pngload_source(source, &image, "access", access, "fail_on", fail, NULL);
        break;
    case 'w':
        vips_webpload_source(source, &image, "scale", scale, "access", access, "fail_on", fail, NULL);
        break;
    case 'h':
        vips_heifload_source(source, &image, "access", access, "fail_on", fail, NULL);
        break;
    }
    g_object_unref(source);
    return (nadri_image *)image;
}

/// A new picture of the pixels alone. libvips hands every tag from one step to the next, and "strip" doesn't keep all
/// of them out of a WebP; what was never there can't be written. sRGB is what a picture is that names no profile.
static VipsImage *pixels_alone(VipsImage *image) {
    size_t size = 0;
    void *pixels = vips_image_write_to_memory(image, &size);
    if (!pixels) return NULL;
    VipsImage *raw = vips_image_new_from_memory_copy(
        pixels, size, image->Xsize, image->Ysize, image->Bands, VIPS_FORMAT_UCHAR);
    g_free(pixels);
    if (!raw) return NULL;
    VipsImage *bare = NULL;
    vips_copy(raw, &bare, "interpretation", VIPS_INTERPRETATION_sRGB, NULL);
    g_object_unref(raw);
    return bare;
}

nadri_image *nadri_vips_fit(nadri_image *image, int edge) {
    VipsImage *fitted = NULL, *coloured = NULL, *bytes = NULL;
    // Only what names a profile is brought from it into sRGB: a way through profiles that needn't be shifts colours.
    int failed = vips_image_get_typeof(vips(image), VIPS_META_ICC_NAME)
        ? vips_thumbnail_image(
            vips(image), &fitted, edge, "height", edge, "size", VIPS_SIZE_DOWN, "export_profile", "srgb", NULL)
        : vips_thumbnail_image(vips(image), &fitted, edge, "height", edge, "size", VIPS_SIZE_DOWN, NULL);
    if (failed) return NULL;
    failed = vips_colourspace(fitted, &coloured, VIPS_INTERPRETATION_sRGB, NULL);
    g_object_unref(fitted);
    if (failed) return NULL;
    failed = vips_cast_uchar(coloured, &bytes, NULL);
    g_object_unref(coloured);
    if (failed) return NULL;
    VipsImage *bare = pixels_alone(bytes);
    g_object_unref(bytes);
    return (nadri_image *)bare;
}

int nadri_vips_forget_profile(nadri_image **image) {
    VipsImage *copy = NULL;
    if (!vips_image_get_typeof(vips(*image), VIPS_META_ICC_NAME) || vips_copy(vips(*image), &copy, NULL)) return 0;
    vips_image_remove(copy, VIPS_META_ICC_NAME);
    g_object_unref(*image);
    *image = (nadri_image *)copy;
    return 1;
}

int nadri_vips_save_webp(nadri_image *image, const char *path, int quality) {
    return vips_webpsave(vips(image), path, "Q", quality, "strip", TRUE, NULL);
}

int nadri_vips_save_jpeg(nadri_image *image, const char *path, int quality) {
    VipsImage *opaque = NULL;
    VipsArrayDouble *white = vips_array_double_newv(1, 255.0);
    // vips_flatten takes the last band for what is see-through, be it blue.
    int failed = vips_image_hasalpha(vips(image))
        ? vips_flatten(vips(image), &opaque, "background", white, NULL)
        : vips_copy(vips(image), &opaque, NULL);
    vips_area_unref(VIPS_AREA(white));
    if (failed) return failed;
    failed = vips_jpegsave(
        opaque, path, "Q", quality, "optimize_coding", TRUE, "interlace", TRUE, "strip", TRUE, NULL);
    g_object_unref(opaque);
    return failed;
}

int nadri_vips_write_photo(
    const unsigned char *pixels, int width, int height, const char *path, int quality, int is_progressive) {
    VipsImage *image = vips_image_new_from_memory(
        pixels, (size_t)width * height * 3, width, height, 3, VIPS_FORMAT_UCHAR);
    if (!image) return -1;
    int failed = vips_jpegsave(image, path, "Q", quality, "interlace", is_progressive, NULL);
    g_object_unref(image);
    return failed;
}

int nadri_vips_broke_off(void) {
    // What libjpeg and libvips say of a file that is shorter than its head has it.
    return strstr(vips_error_buffer(), "remature end") != NULL;
}

unsigned char *nadri_vips_pixels(nadri_image *image, size_t *count) {
    return vips_image_write_to_memory(vips(image), count);
}

int nadri_vips_start_drawing(const char *program) {
    if (vips_init(program)) return -1;
    vips_operation_block_set("VipsForeignLoad", TRUE);
    vips_operation_block_set("VipsForeignLoadSvg", FALSE);
    vips_cache_set_max(0);
    vips_cache_set_max_mem(0);
    vips_cache_set_max_files(0);
    vips_concurrency_set(1);
    return 0;
}

unsigned char *nadri_vips_draw(const void *svg, size_t length, int width, int quality, size_t *count) {
    VipsImage *drawing = NULL, *scaled = NULL, *opaque = NULL;
    void *jpeg = NULL;
    if (vips_svgload_buffer((void *)svg, length, &drawing, NULL)) return NULL;
    double scale = (double)width / drawing->Xsize;
    g_object_unref(drawing);
    if (vips_svgload_buffer((void *)svg, length, &scaled, "scale", scale, NULL)) return NULL;
    int failed = vips_flatten(scaled, &opaque, NULL);
    g_object_unref(scaled);
    if (failed) return NULL;
    failed = vips_jpegsave_buffer(opaque, &jpeg, count, "Q", quality, "optimize_coding", TRUE, "strip", TRUE, NULL);
    g_object_unref(opaque);
    return failed ? NULL : jpeg;
}

void nadri_vips_free_bytes(void *bytes) { g_free(bytes); }

void nadri_glib_sha256(const void *bytes, size_t count, char *digits) {
    gchar *text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, count);
    memcpy(digits, text, 65);
    g_free(text);
}
