internal import CLinux
import Glibc

/// What a child lets itself be forbidden, before it reads the first byte of what came from outside.
package enum Confinement {
    /// Before the library is there: limits of memory, processor time, files.
    package static func limit(_ order: PictureWorker.Order) -> Bool {
        // A colour of the largest progressive picture, while it is put in order.
        let files = 128 * 1024 * 1024
        return nadri_confine_process() == 0
            && limit(RLIMIT_AS, order.memory)
            && limit(RLIMIT_CPU, order.processorSeconds, spare: 1)
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

    /// A limit that is tighter already stays.
    /// - Parameter spare: by how much the limit lies higher that knows no mercy: SIGKILL is for others to send.
    private static func limit(_ resource: __rlimit_resource, _ most: Int, spare: Int = 0) -> Bool {
        let resource = __rlimit_resource_t(resource.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return false }
        limit.rlim_max = min(limit.rlim_max, rlim_t(most + spare))
        limit.rlim_cur = min(limit.rlim_max, rlim_t(most))
        return setrlimit(resource, &limit) == 0
    }
}
