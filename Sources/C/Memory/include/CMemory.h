// Nothing to call: the linker takes posix_memalign and free from here (shim.c).
