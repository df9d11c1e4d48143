#define _GNU_SOURCE
#include "CLinux.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int nadri_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) ? errno : 0; }

pid_t nadri_start(
    char *const *arguments, char *const *environment, const char *folder, int output, int file) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    if (posix_spawn_file_actions_init(&actions)) return -1;
    if (posix_spawnattr_init(&attributes)) {
        posix_spawn_file_actions_destroy(&actions);
        return -1;
    }
    sigset_t none, usual;
    sigemptyset(&none);
    sigemptyset(&usual);
    // The server ignores it; the child is to end by it.
    sigaddset(&usual, SIGPIPE);
    pid_t child = -1;
    int failed = posix_spawnattr_setsigmask(&attributes, &none)
        || posix_spawnattr_setsigdefault(&attributes, &usual)
        || posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
        || posix_spawn_file_actions_adddup2(&actions, output, 1)
        || posix_spawn_file_actions_adddup2(&actions, file, 3)
        || posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        || posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        || posix_spawn_file_actions_addchdir_np(&actions, folder)
        || posix_spawn_file_actions_addclosefrom_np(&actions, 4)
        || posix_spawn(&child, arguments[0], &actions, &attributes, arguments, environment);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return failed ? -1 : child;
}

int nadri_confine_process(void) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0)) return errno;
    if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)) return errno;
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) ? errno : 0;
}

int nadri_confine_files(const char *folder) {
    struct landlock_ruleset_attr all = {
        .handled_access_fs = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_READ_FILE
            | LANDLOCK_ACCESS_FS_READ_DIR | LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE
            | LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG
            | LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK
            | LANDLOCK_ACCESS_FS_MAKE_SYM,
    };
    int rules = (int)syscall(SYS_landlock_create_ruleset, &all, sizeof all, 0);
    if (rules < 0) return errno;
    struct landlock_path_beneath_attr own = {
        .allowed_access = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_REMOVE_FILE
            | LANDLOCK_ACCESS_FS_MAKE_REG,
        .parent_fd = open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC),
    };
    int failed = own.parent_fd < 0
        || syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &own, 0)
        || syscall(SYS_landlock_restrict_self, rules, 0);
    int number = failed ? errno : 0;
    if (own.parent_fd >= 0) close(own.parent_fd);
    close(rules);
    return number;
}

#if defined(__x86_64__)
#define NADRI_AUDIT_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NADRI_AUDIT_ARCH AUDIT_ARCH_AARCH64
#endif

int nadri_confine_calls(void) {
#ifndef NADRI_AUDIT_ARCH
    return ENOSYS;
#else
#define NADRI_REFUSE(call) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1), \
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)
    struct sock_filter steps[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, NADRI_AUDIT_ARCH, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        // The calls of x32 have numbers of their own on x86-64.
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
        NADRI_REFUSE(SYS_socket),
        NADRI_REFUSE(SYS_connect),
        NADRI_REFUSE(SYS_execve),
        NADRI_REFUSE(SYS_execveat),
        NADRI_REFUSE(SYS_ptrace),
        NADRI_REFUSE(SYS_process_vm_readv),
        NADRI_REFUSE(SYS_process_vm_writev),
        NADRI_REFUSE(SYS_kill),
        NADRI_REFUSE(SYS_io_uring_setup),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
#undef NADRI_REFUSE
    struct sock_fprog filter = { .len = sizeof steps / sizeof *steps, .filter = steps };
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0) ? errno : 0;
#endif
}
