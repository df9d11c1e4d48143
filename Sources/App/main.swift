// Configuration and wiring, by hand, top to bottom. `nadri help` says what there is.
import Glibc

exit(await Command.run(Array(CommandLine.arguments.dropFirst())))
