#pragma once
// libjpeg tells errors by jumping and keeps a progressive picture whole in memory: both end here.

/// How a rewriting ended.
enum nadri_jpeg_outcome {
    NADRI_JPEG_DONE = 0,
    /// It breaks off or isn't what its head says.
    NADRI_JPEG_DAMAGED = 1,
    /// There is no room on the disk, or no memory.
    NADRI_JPEG_UNABLE = 2,
};

/// Writes the same picture, not a bit of it lost, with all its rows once from top to bottom, as every reader goes through in
/// little memory. A progressive picture comes in passes over the whole of it, so its parts wait in files of the current folder
/// meanwhile, which have no name any more: 2 bytes for each pixel and colour. Memory: about 10 MB, whatever its size.
///
/// What the picture says of its orientation and colours goes along. Both files are read and written from their beginning.
int nadri_jpeg_rewrite(int input, int output);
