import Glibc
import Media

// The hidden command of `nadri` alone, for tests that start it as the server does; and three that show how a child is
// confined. Arguments: the command, then what the intake adds.
let arguments = Array(CommandLine.arguments.dropFirst())

switch arguments.first {
case PictureWorker.command: exit(PictureWorker.main(Array(arguments.dropFirst())))
case "spin":
    if let order = PictureWorker.Order(Array(arguments.dropFirst())), Confinement.limit(order) { while true {} }
case "serve": await serve(folder: arguments[1], path: arguments[2])
case "probe":
    if let order = PictureWorker.Order(Array(arguments.dropFirst())) { probe(order) }
default: exit(64)
}

/// Takes a picture as the server does, with a child that doesn't end.
func serve(folder: String, path: String) async {
    let intake = try? PictureIntake(folder: folder, command: ["/proc/self/exe", "spin"])
    _ = try? await intake?.take(path)
}

/// Tries what a child may not, and writes down how it went.
func probe(_ order: PictureWorker.Order) {
    guard Confinement.limit(order), Confinement.close() else { exit(71) }
    var notes: [String] = []
    func note(_ what: String, _ result: Int32) { notes.append("\(what): \(result < 0 ? "no" : "yes")") }
    note("read /etc/passwd", open("/etc/passwd", O_RDONLY))
    note("write above", open("../above", O_WRONLY | O_CREAT, 0o600))
    note("socket", socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    note("kill", kill(getppid(), 0))
    note("file 4", fcntl(4, F_GETFD))
    var name: UnsafeMutablePointer<CChar>? = strdup("/bin/true")
    note("start", withUnsafeMutablePointer(to: &name) { execv("/bin/true", $0) })
    notes.append("memory: \(malloc(order.memory) == nil ? "no" : "yes")")
    var variable = environ
    while let text = variable.pointee {
        notes.append("knows " + String(cString: text).prefix { $0 != "=" })
        variable += 1
    }
    let file = open("notes", O_WRONLY | O_CREAT, 0o600)
    let text = notes.joined(separator: "\n")
    write(file, text, text.utf8.count)
    write(1, PictureWorker.done, PictureWorker.done.utf8.count)
}
