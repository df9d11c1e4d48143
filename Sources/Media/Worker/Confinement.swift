internal import CLinux
import Glibc

/// What a child lets itself be forbidden, before it reads the first byte of what came from outside.
package enum Confinement {
    /// Before the library is there: limits of memory, processor time, files.
    package static func limit(_ order: PictureWorker.Order) -> Bool {
        let files = 64 * 1024 * 1024
        return nadri_confine_process() == 0
            && limit(RLIMIT_AS, order.memory)
            && limit(RLIMIT_CPU, order.processorSeconds)
            && limit(RLIMIT_FSIZE, files)
            && limit(RLIMIT_CORE, 0)
            && limit(RLIMIT_NOFILE, 64)
    }

    /// After the library has loaded what it needs: no files but the folder's, no network, no programs. Where the kernel
    /// is too old for one of these, or the operator's own filter forbids to ask for it, the child goes on without; the
    /// limits above hold everywhere.
    package static func close() -> Bool {
        let acceptable = [0, ENOSYS, EOPNOTSUPP, EINVAL, EPERM]
        return acceptable.contains(nadri_confine_files(".")) && acceptable.contains(nadri_confine_calls())
    }

    private static func limit(_ resource: __rlimit_resource, _ most: Int) -> Bool {
        var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
        return setrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0
    }
}
