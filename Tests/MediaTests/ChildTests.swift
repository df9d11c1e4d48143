import Glibc
import StandIn
import Testing

@testable import Media

@Suite("The child that decodes", .serialized)
struct ChildTests {
    /// A child that writes down its number and then does nothing for long.
    private func sleeping(_ folder: Folder) -> [String] {
        ["/bin/sh", "-c", "echo $$ >> \(folder.path)/numbers; exec sleep 600"]
    }

    private func numbers(_ folder: Folder) -> [pid_t] {
        guard case .bytes(let bytes) = FileBytes.read("\(folder.path)/numbers", limit: 1000) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { pid_t($0) }
    }

    private func isGone(_ number: pid_t) -> Bool { kill(number, 0) != 0 && errno == ESRCH }

    private func sleepingIntake(
        _ folder: Folder, _ change: (inout PictureLimits) -> Void
    ) throws -> (intake: PictureIntake, path: String) {
        var limits = PictureLimits()
        change(&limits)
        let intake = try PictureIntake(folder: "\(folder.path)/intake", limits: limits, command: sleeping(folder))
        return (intake, try folder.write(fixture("turned.jpg")))
    }

    @Test func aChildThatIsLateIsKilledAndLeavesNothing() async throws {
        let folder = try Folder()
        let (intake, path) = try sleepingIntake(folder) { $0.time = .milliseconds(150) }
        #expect(await pictureFault { _ = try await intake.take(path) } == .unavailable)
        #expect(numbers(folder).allSatisfy(isGone))
        #expect(folder.contents("intake") == [])
    }

    @Test func cancellingKillsTheChildAndLeavesNothing() async throws {
        let folder = try Folder()
        let (intake, path) = try sleepingIntake(folder) { _ in }
        let taking = Task { await pictureFault { _ = try await intake.take(path) } }
        #expect(await eventually { numbers(folder).count == 1 })
        taking.cancel()
        #expect(await taking.value == .cancelled)
        #expect(numbers(folder).allSatisfy(isGone))
        #expect(folder.contents("intake") == [])
    }

    @Test func whoIsCancelledAlreadyStartsNoChild() async throws {
        let folder = try Folder()
        let (intake, path) = try sleepingIntake(folder) { _ in }
        let taking = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await pictureFault { _ = try await intake.take(path) }
        }
        #expect(await taking.value == .cancelled)
        #expect(numbers(folder) == [])
    }

    @Test func twoWorkAtATimeSomeWaitAndTheOthersAreRefused() async throws {
        let folder = try Folder()
        let (intake, path) = try sleepingIntake(folder) { $0.waiting = 1 }
        let taking = (1...3).map { _ in Task { await pictureFault { _ = try await intake.take(path) } } }
        #expect(await eventually { numbers(folder).count == 2 && intake.count == 3 })
        #expect(await pictureFault { _ = try await intake.take(path) } == .busy)
        #expect(numbers(folder).count == 2)
        // Whoever waits may begin yet, as one before it ends.
        for task in taking { task.cancel() }
        for task in taking { #expect(await task.value == .cancelled) }
        #expect(await eventually { folder.contents("intake") == [] && intake.count == 0 })
        #expect(numbers(folder).allSatisfy(isGone))
    }

    /// As if memory were for one picture and a half: the second waits although there is a place for it.
    @Test func whatCostsTooMuchBesideAnotherWaitsForItsEnd() async throws {
        let folder = try Folder()
        let (intake, path) = try sleepingIntake(folder) { $0.memoryTogether = 150_000_000 }
        let taking = (1...2).map { _ in Task { await pictureFault { _ = try await intake.take(path) } } }
        #expect(await eventually { numbers(folder).count == 1 && intake.count == 2 })
        #expect(numbers(folder).count == 1)
        for number in numbers(folder) { kill(number, SIGKILL) }
        #expect(await eventually { numbers(folder).count == 2 })
        for task in taking { task.cancel() }
        for task in taking { #expect([.unavailable, .cancelled].contains(await task.value)) }
    }

    @Test func whatCostsMoreThanAllMayIsWorkedAtAlone() async throws {
        let folder = try Folder()
        let intake = try intake(folder) { $0.memoryTogether = 1 }
        let path = try folder.write(fixture("turned.jpg"))
        let sizes = await withTaskGroup(of: Int?.self) { group in
            for _ in 1...3 { group.addTask { try? await intake.take(path).files.count } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(sizes == [6, 6, 6])
    }

    @Test func whoWaitedIsServed() async throws {
        let folder = try Folder()
        let intake = try intake(folder)
        let path = try folder.write(fixture("turned.jpg"))
        let sizes = await withTaskGroup(of: Int?.self) { group in
            for _ in 1...6 { group.addTask { try? await intake.take(path).files.count } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(sizes == [6, 6, 6, 6, 6, 6])
    }

    @Test func aNewIntakeClearsAwayWhatAnotherLeft() throws {
        let folder = try Folder()
        mkdir("\(folder.path)/intake", 0o700)
        mkdir("\(folder.path)/intake/picture-abc", 0o700)
        _ = try folder.write([1], "intake/picture-abc/160.webp")
        _ = try intake(folder)
        #expect(folder.contents("intake") == [])
    }

    @Test func aFolderThatCannotBeMadeIsAFault() throws {
        #expect(throws: PictureFault.unavailable) { try PictureIntake(folder: "/proc/nothing/intake") }
    }

    /// As on a disk on which there is no room for a single byte more.
    @Test(
        "What the disk has no room for is told as our fault, not the picture's",
        arguments: ["wide.jpg", "progressive.jpg"])
    func fullDisk(name: String) async throws {
        let folder = try Folder()
        let limited = ["/bin/sh", "-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\""] + workerCommand
        let intake = try PictureIntake(folder: "\(folder.path)/intake", command: limited)
        let path = try folder.write(fixture(name))
        #expect(await pictureFault { _ = try await intake.take(path) } == .unavailable)
        #expect(folder.contents("intake") == [])
    }

    @Test(
        "A child that the system kills in the middle, as it does where memory is short, leaves nothing, and the next goes on"
    )
    func killed() async throws {
        let folder = try Folder()
        let command = [
            "/bin/sh", "-c",
            "echo half > 1200.webp; [ -e \(folder.path)/again ] || { : > \(folder.path)/again; kill -9 $$; }; exec \"$0\" \"$@\"",
        ]
        let intake = try PictureIntake(folder: "\(folder.path)/intake", command: command + workerCommand)
        let path = try folder.write(fixture("turned.jpg"))
        #expect(await pictureFault { _ = try await intake.take(path) } == .unavailable)
        #expect(folder.contents("intake") == [])
        #expect(try await intake.take(path).files.count == 6)
        #expect(folder.contents("intake") == [])
    }

    @Test func aChildThatSaysWhatItShouldNotIsKilledAndThePictureIsAtFault() async throws {
        let folder = try Folder()
        let command = ["/bin/sh", "-c", "echo $$ >> \(folder.path)/numbers; printf '%0100d' 0; exec sleep 600"]
        let intake = try PictureIntake(folder: "\(folder.path)/intake", command: command)
        let path = try folder.write(fixture("turned.jpg"))
        #expect(await pictureFault { _ = try await intake.take(path) } == .damaged)
        #expect(numbers(folder).count == 1 && numbers(folder).allSatisfy(isGone))
        #expect(folder.contents("intake") == [])
    }

    @Test func processorTimeIsLimited() async throws {
        let folder = try Folder()
        var limits = PictureLimits()
        limits.processorSeconds = 1
        let intake = try PictureIntake(
            folder: "\(folder.path)/intake", limits: limits, command: [workerCommand[0], "spin"])
        let path = try folder.write(fixture("turned.jpg"))
        #expect(await pictureFault { _ = try await intake.take(path) } == .damaged)
        #expect(folder.contents("intake") == [])
    }

    @Test func aChildEndsWithTheServerHoweverThatEnds() async throws {
        let folder = try Folder()
        let path = try folder.write(fixture("turned.jpg"))
        var server: ForeignProgram? = try ForeignProgram([workerCommand[0], "serve", "\(folder.path)/intake", path])
        let number = try #require(server?.process)
        // A child that burns time is behind its confinement.
        #expect(await eventually { children(of: number).contains { processorTicks($0) > 2 } })
        let child = try #require(children(of: number).first)
        server = nil
        #expect(await eventually { isGone(child) || isEnded(child) })
    }

    private func children(of process: pid_t) -> [pid_t] {
        Folder.names("/proc/\(process)/task").flatMap { thread in
            text("/proc/\(process)/task/\(thread)/children").split(separator: " ").compactMap { pid_t($0) }
        }
    }

    /// What stands behind the program's name in /proc/N/stat: the state first.
    private func facts(_ process: pid_t) -> [Substring] {
        text("/proc/\(process)/stat").split(separator: ")").last?.split(separator: " ") ?? []
    }

    private func processorTicks(_ process: pid_t) -> Int {
        let facts = facts(process)
        return facts.count > 11 ? Int(facts[11]) ?? 0 : 0
    }

    /// Dead, and not yet taken note of by whoever inherits the dead.
    private func isEnded(_ process: pid_t) -> Bool { facts(process).first == "Z" }

    /// Of a file without a size, as those of /proc are.
    private func text(_ path: String) -> String {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    /// Shown by a program that is confined as the worker is, and then tries.
    @Test func aBrokenChildReachesNothing() throws {
        let folder = try Folder()
        mkdir("\(folder.path)/inside", 0o700)
        let cancellation = try #require(Cancellation())
        let header = PictureHeader(kind: .png, width: 1, height: 1)
        let file = open("/dev/null", O_RDONLY)
        defer { close(file) }
        let child = PictureChild(
            command: [workerCommand[0], "probe"] + PictureWorker.Order(header, PictureLimits()).arguments,
            folder: "\(folder.path)/inside", file: file, cancellation: cancellation.descriptor, time: .seconds(30))
        #expect(child.run() == .done)
        guard case .bytes(let bytes) = FileBytes.read("\(folder.path)/inside/notes", limit: 10_000) else {
            Issue.record("The child wrote nothing.")
            return
        }
        let notes = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(
            notes.filter { !$0.hasPrefix("knows") } == [
                "read /etc/passwd: no", "write above: no", "socket: no", "kill: no", "file 4: no", "start: no",
                "memory: no",
            ])
        let known: Set = ["LANG", "TMPDIR", "VIPS_CONCURRENCY", "VIPS_NOVECTOR", "MALLOC_ARENA_MAX", "LD_LIBRARY_PATH"]
        #expect(Set(notes.filter { $0.hasPrefix("knows ") }.map { String($0.dropFirst(6)) }).isSubset(of: known))
        #expect(folder.contents() == ["inside"])
    }

    @Test(arguments: [
        [], ["jpeg"], ["gif", "1", "1", "1", "1"], ["progressive"], ["progressive", "jpeg", "1", "1", "1"],
        ["jpeg", "progressive", "1", "1", "1", "1"], ["jpeg", "0", "1", "1", "1"], ["jpeg", "1", "1", "1", "-1"],
        ["jpeg", "1", "1", "1", "x"], ["jpeg", "1", "1", "1", "1", "1"],
    ])
    func anOrderThatIsNoneIsRefused(arguments: [String]) {
        #expect(PictureWorker.Order(arguments) == nil)
        #expect(PictureWorker.main(arguments) == 64)
    }

    @Test func anOrderComesThroughAsItWas() {
        for isProgressive in [false, true] {
            let header = PictureHeader(kind: .jpeg, width: 30, height: 20, isProgressive: isProgressive)
            let order = PictureWorker.Order(header, PictureLimits())
            #expect(PictureWorker.Order(order.arguments) == order)
        }
    }
}
