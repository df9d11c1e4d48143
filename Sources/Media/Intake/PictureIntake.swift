internal import CLinux
import Glibc
import Synchronization

/// Makes pictures of what comes in: each file is decoded in a child process, a few at a time, the others in line.
///
///     let intake = try PictureIntake(folder: "data/pictures.tmp")
///     let picture = try await intake.take("data/upload-42")
public final class PictureIntake: Sendable {
    public let limits: PictureLimits
    private let folder: String
    private let command: [String]
    private let line = Mutex(Line())

    private struct Line {
        /// Threads that work through the line.
        var threads = 0
        /// Pictures that these work at.
        var inHand = 0
        /// Bytes that those cost.
        var cost = 0
        /// In the order they came.
        var waiting: [PictureJob] = []
    }

    /// - Parameters:
    ///   - folder: for what is under way. This intake's alone: what an earlier one left there is removed now. Made if
    ///     it isn't there; its parent must be.
    ///   - command: the program with its first arguments, which gives the others to `PictureWorker.main`.
    /// - Throws: `unavailable` if the folder can't be made or read.
    public init(
        folder: String, limits: PictureLimits = PictureLimits(),
        command: [String] = ["/proc/self/exe", PictureWorker.command]
    ) throws(PictureFault) {
        precondition(!command.isEmpty, "an intake needs the name of its program")
        self.folder = folder
        self.limits = limits
        self.command = command
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST, WorkFolder.clear(folder) else { throw .unavailable }
    }

    /// The picture in every rendition. The file stays; it is the caller's to remove.
    ///
    /// What is no picture is refused at once: only those wait in line whose head is in order. Cancelling the task ends
    /// the child at once.
    ///
    /// - Parameter path: a file that nobody changes meanwhile. Reading it may wait for the disk.
    public func take(_ path: String) async throws(PictureFault) -> Picture {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { throw .unavailable }
        defer { close(file) }
        let header = try limits.header(file)
        guard let cancellation = Cancellation() else { throw .unavailable }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { asker in
                enter(PictureJob(file: file, header: header, cancellation: cancellation, asker: asker))
            }
        } onCancel: {
            cancellation.cancel()
            leave(cancellation)
        }
        return try outcome.get()
    }

    /// Pictures being worked at or waiting.
    var count: Int { line.withLock { $0.inHand + $0.waiting.count } }

    private func enter(_ job: PictureJob) {
        let fault = line.withLock { line -> PictureFault? in
            // Whoever cancels does so before looking into the line: either we see it here, or it sees us there.
            if job.cancellation.isCancelled { return .cancelled }
            guard line.inHand + line.waiting.count < limits.atOnce + limits.waiting else { return .busy }
            line.waiting.append(job)
            employ(&line)
            if line.threads > 0 { return nil }
            line.waiting.removeLast()
            return .unavailable
        }
        if let fault { job.asker.resume(returning: .failure(fault)) }
    }

    private func leave(_ cancellation: Cancellation) {
        let job = line.withLock { line -> PictureJob? in
            line.waiting.firstIndex { $0.cancellation === cancellation }.map { line.waiting.remove(at: $0) }
        }
        job?.asker.resume(returning: .failure(.cancelled))
    }

    // MARK: The threads

    /// Starts a thread if there is work for one more.
    private func employ(_ line: inout Line) {
        if line.threads < limits.atOnce, isNextAffordable(line), startThread() { line.threads += 1 }
    }

    /// Whether the first in line may begin. One that costs more than all may together works alone; nobody overtakes it.
    private func isNextAffordable(_ line: borrowing Line) -> Bool {
        guard let next = line.waiting.first else { return false }
        return line.inHand == 0 || line.cost + next.header.decodingCost <= limits.memoryTogether
    }

    private func startThread() -> Bool {
        var thread = pthread_t()
        let context = Unmanaged.passRetained(self)
        let result = pthread_create(
            &thread, nil,
            { context in
                if let context { Unmanaged<PictureIntake>.fromOpaque(context).takeRetainedValue().work() }
                return nil
            }, context.toOpaque())
        guard result == 0 else {
            context.release()
            return false
        }
        pthread_detach(thread)
        return true
    }

    /// Works until nobody waits, or who waits has to wait for another's end: that one's thread goes on then.
    private func work() {
        while let job = next() {
            let outcome = job.outcome(limits: limits, folder: folder, command: command)
            line.withLock { line in
                line.inHand -= 1
                line.cost -= job.header.decodingCost
                employ(&line)
            }
            job.asker.resume(returning: outcome)
        }
    }

    private func next() -> PictureJob? {
        line.withLock { line in
            guard isNextAffordable(line) else {
                line.threads -= 1
                return nil
            }
            let job = line.waiting.removeFirst()
            line.inHand += 1
            line.cost += job.header.decodingCost
            return job
        }
    }
}
