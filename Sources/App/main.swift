// Configuration and wiring, by hand, top to bottom. `nadri help` says what there is.
import Glibc

// Lines reach a log file or a pipe as they are written.
setvbuf(stdout, nil, _IOLBF, 0)
exit(await Command.run(Array(CommandLine.arguments.dropFirst())))
