#pragma once
// What Linux offers to confine a process and to wake one that waits, and Swift's Glibc module does not.
#include <sys/eventfd.h>
#include <sys/types.h>

/// A pipe that no other program inherits: where to read, where to write. 0 or an errno.
int nadri_pipe(int *_Nonnull ends);

/// Starts a program in a folder, with three files: what it writes goes to output, its errors nowhere, and file is its
/// file 3. It inherits no others, and no signal that is ignored or blocked here. -1 if it can't be started.
///
/// arguments, of which the first is the program's path, and environment end with NULL.
pid_t nadri_start(
    char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull environment,
    const char *_Nonnull folder, int output, int file);

/// Ends this process when the thread that started it ends, leaves no memory behind when it crashes, and never lets
/// it gain rights. 0 or an errno.
int nadri_confine_process(void);

/// From now on this process opens and makes files below one folder and nowhere else (Landlock). What is open stays
/// so. 0 or an errno; ENOSYS and EOPNOTSUPP where the kernel can't.
int nadri_confine_files(const char *_Nonnull folder);

/// From now on this process makes no socket, starts no program and looks into no other process (seccomp): the calls
/// fail with EPERM. 0 or an errno; ENOSYS on processors that we don't know.
int nadri_confine_calls(void);
