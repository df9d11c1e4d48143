#include "CJPEG.h"
#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>
#include <jpeglib.h>
#include <jerror.h>

// MARK: Arrays of blocks in files

/// As many bytes of an array may be in memory behind the rows in use.
enum { WINDOW = 4 * 1024 * 1024, MOST_ARRAYS = 4, MOST_ROWS = 16 };

/// libjpeg leaves this type to its memory manager, which this one stands in for.
struct jvirt_barray_control {
    char *bytes;
    size_t row_size;
    JDIMENSION rows;
    /// The part that may be in memory.
    size_t first, end;
    JBLOCKROW shown[MOST_ROWS];
};

struct rewriting {
    struct jpeg_error_mgr errors;
    jmp_buf stop;
    int outcome;
    struct jvirt_barray_control arrays[MOST_ARRAYS];
    int array_count;
};

static struct rewriting *rewriting_of(j_common_ptr info) { return info->client_data; }

static void end_with(j_common_ptr info, int outcome) {
    rewriting_of(info)->outcome = outcome;
    longjmp(rewriting_of(info)->stop, 1);
}

/// A file without a name, all of whose room is there: a disk that is full says so now.
static char *mapped_file(size_t size) {
    char name[] = "passes-XXXXXX";
    int file = mkstemp(name);
    if (file < 0) return NULL;
    unlink(name);
    char *bytes = posix_fallocate(file, 0, (off_t)size) ? MAP_FAILED
        : mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    return bytes == MAP_FAILED ? NULL : bytes;
}

static jvirt_barray_ptr request_array(
    j_common_ptr info, int pool, boolean is_zeroed, JDIMENSION blocks, JDIMENSION rows, JDIMENSION most_rows) {
    (void)pool, (void)is_zeroed; // A new file is zeroes.
    struct rewriting *rewriting = rewriting_of(info);
    if (rewriting->array_count == MOST_ARRAYS || most_rows > MOST_ROWS) end_with(info, NADRI_JPEG_DAMAGED);
    struct jvirt_barray_control *array = &rewriting->arrays[rewriting->array_count];
    array->row_size = (size_t)blocks * sizeof(JBLOCK);
    array->rows = rows;
    array->bytes = mapped_file(array->row_size * rows);
    if (!array->bytes) end_with(info, NADRI_JPEG_UNABLE);
    rewriting->array_count++;
    return array;
}

/// Lets go of what is mapped there. It stays in the file.
static void leave(struct jvirt_barray_control *array, size_t end) {
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    const size_t first = array->first / page * page;
    end = end / page * page;
    if (end > first) madvise(array->bytes + first, end - first, MADV_DONTNEED);
    array->first = end > first ? end : array->first;
}

static JBLOCKARRAY access_array(
    j_common_ptr info, jvirt_barray_ptr array, JDIMENSION row, JDIMENSION count, boolean is_writing) {
    (void)is_writing;
    if (count > MOST_ROWS || row > array->rows || count > array->rows - row) end_with(info, NADRI_JPEG_DAMAGED);
    const size_t start = row * array->row_size, end = start + count * array->row_size;
    if (start < array->first) {
        // The next pass begins.
        leave(array, array->end);
        array->first = start;
        array->end = end;
    } else if (start - array->first > WINDOW) {
        leave(array, start);
    }
    if (end > array->end) array->end = end;
    for (JDIMENSION index = 0; index < count; index++) {
        array->shown[index] = (JBLOCKROW)(void *)(array->bytes + start + index * array->row_size);
    }
    return array->shown;
}

// MARK: Errors

static void stop(j_common_ptr info) {
    const int isOurs = info->err->msg_code == JERR_OUT_OF_MEMORY || info->err->msg_code == JERR_FILE_WRITE;
    end_with(info, isOurs ? NADRI_JPEG_UNABLE : NADRI_JPEG_DAMAGED);
}

/// libjpeg fills up with grey what is missing, and only warns.
static void hear(j_common_ptr info, int level) {
    const int code = info->err->msg_code;
    if (level < 0 && (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER)) end_with(info, NADRI_JPEG_DAMAGED);
}

// MARK: The rewriting

static void copy_notes(j_decompress_ptr from, j_compress_ptr to) {
    for (jpeg_saved_marker_ptr note = from->marker_list; note; note = note->next) {
        jpeg_write_marker(to, note->marker, note->data, note->data_length);
    }
}

static void rewrite(j_decompress_ptr from, j_compress_ptr to, FILE *input, FILE *output) {
    jpeg_stdio_src(from, input);
    // EXIF, which knows the orientation, and the colour profile.
    jpeg_save_markers(from, JPEG_APP0 + 1, 0xFFFF);
    jpeg_save_markers(from, JPEG_APP0 + 2, 0xFFFF);
    jpeg_read_header(from, TRUE);
    from->mem->request_virt_barray = request_array;
    from->mem->access_virt_barray = access_array;
    jvirt_barray_ptr *coefficients = jpeg_read_coefficients(from);
    jpeg_copy_critical_parameters(from, to);
    to->mem->access_virt_barray = access_array;
    // One pass, which needs the usual tables.
    to->optimize_coding = FALSE;
    to->num_scans = 0;
    to->scan_info = NULL;
    jpeg_stdio_dest(to, output);
    jpeg_write_coefficients(to, coefficients);
    copy_notes(from, to);
    jpeg_finish_compress(to);
    jpeg_finish_decompress(from);
}

int nadri_jpeg_rewrite(int input, int output) {
    if (lseek(input, 0, SEEK_SET) || lseek(output, 0, SEEK_SET)) return NADRI_JPEG_UNABLE;
    FILE *from_file = fdopen(dup(input), "rb"), *to_file = fdopen(dup(output), "wb");
    struct rewriting *rewriting = calloc(1, sizeof *rewriting);
    struct jpeg_decompress_struct from = {0};
    struct jpeg_compress_struct to = {0};
    int outcome = NADRI_JPEG_UNABLE;
    if (from_file && to_file && rewriting) {
        from.err = to.err = jpeg_std_error(&rewriting->errors);
        rewriting->errors.error_exit = stop;
        rewriting->errors.emit_message = hear;
        from.client_data = to.client_data = rewriting;
        if (!setjmp(rewriting->stop)) {
            jpeg_create_decompress(&from);
            jpeg_create_compress(&to);
            rewrite(&from, &to, from_file, to_file);
        }
        outcome = rewriting->outcome;
        jpeg_destroy_compress(&to);
        jpeg_destroy_decompress(&from);
        for (int index = 0; index < rewriting->array_count; index++) {
            munmap(rewriting->arrays[index].bytes, rewriting->arrays[index].row_size * rewriting->arrays[index].rows);
        }
    }
    if (to_file && fclose(to_file) && outcome == NADRI_JPEG_DONE) outcome = NADRI_JPEG_UNABLE;
    if (from_file) fclose(from_file);
    free(rewriting);
    return outcome;
}
