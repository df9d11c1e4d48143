import Glibc

// `make fuzz`: libFuzzer, whose `main` this program has, throws bytes at one reader of what comes from outside.
// A promise broken is a crash. Arguments: the reader's name (none lists the names), then libFuzzer's own.

/// What a reader does with the bytes: it reads them, and traps when what it has read breaks a promise.
typealias Reader = @Sendable ([UInt8]) -> Void

private let readers: [String: Reader] = [
    "address": readAddress,
    "booking": readBooking,
    "booking-query": readBookingQuery,
    "csv": readCSV,
    "currency": readCurrency,
    "day": readDay,
    "form": readForm,
    "gzip": readGzip,
    "identity-token": readIdentityToken,
    "json": readJSON,
    "pictures": readPicture,
    "place": readTypedPlace,
    "provider-callback": readProviderCallback,
    "request": readRequest,
    "tokens": readToken,
    "webauthn": readPasskey,
]

/// libFuzzer hands its callback no context, so what it calls stands here; written once, before the first call.
nonisolated(unsafe) private var chosen: Reader = { _ in }

/// Called by libFuzzer before it looks at the arguments. Takes the reader's name out of them.
@_cdecl("LLVMFuzzerInitialize")
func chooseReader(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
    guard count.pointee > 1, let name = arguments.pointee[1], let reader = readers[String(cString: name)] else {
        print(readers.keys.sorted().joined(separator: "\n"))
        exit(count.pointee > 1 ? 2 : 0)
    }
    chosen = reader
    arguments.pointee[1] = arguments.pointee[0]
    arguments.pointee += 1
    count.pointee -= 1
    return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
func readOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    chosen(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}
