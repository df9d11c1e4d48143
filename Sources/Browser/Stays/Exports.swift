import Markup
import Screens
import Views
import Wire

// The way between the host script and the screen, the same in each app; which screens it has says the file beside it. Texts come as UTF-8 buffers that the host allocates with
// `buffer_new`, and go out through `output`, whose length every call returns. -1 means that nothing was understood.

nonisolated(unsafe) private var mounted: MountedScreen?
nonisolated(unsafe) private var changed = ChangedSections()
nonisolated(unsafe) private var writer = HTMLWriter(capacity: 64 * 1024)
nonisolated(unsafe) private var output: [UInt8] = []

private func text(_ pointer: UnsafeMutablePointer<UInt8>, _ count: Int32) -> String {
    String(decoding: bytes(pointer, count), as: UTF8.self)
}

private func bytes(_ pointer: UnsafeMutablePointer<UInt8>, _ count: Int32) -> [UInt8] {
    Array(UnsafeBufferPointer(start: pointer, count: Int(max(0, count))))
}

private func give(_ bytes: [UInt8]) -> Int32 {
    output = bytes
    return Int32(output.count)
}

@_cdecl("buffer_new")
public func bufferNew(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
    .allocate(capacity: Int(max(1, count)))
}

@_cdecl("buffer_free")
public func bufferFree(_ pointer: UnsafeMutablePointer<UInt8>) {
    pointer.deallocate()
}

/// Takes over the screen that the server drew.
@_cdecl("mount")
public func mount(
    _ name: UnsafeMutablePointer<UInt8>, _ nameCount: Int32, _ state: UnsafeMutablePointer<UInt8>, _ stateCount: Int32
) -> Int32 {
    guard let screen = mountedScreen(named: text(name, nameCount), state: bytes(state, stateCount)) else { return -1 }
    mounted = screen
    changed = ChangedSections()
    writer.clear()
    _ = changed.write(screen.sections(), to: &writer)
    return 0
}

/// Puts an action in; the effects come out as a JSON list.
@_cdecl("dispatch")
public func dispatch(
    _ token: UnsafeMutablePointer<UInt8>, _ tokenCount: Int32, _ value: UnsafeMutablePointer<UInt8>,
    _ valueCount: Int32
) -> Int32 {
    guard let mounted,
        let effects = mounted.dispatch(Token(text(token, tokenCount), value: text(value, valueCount)))
    else { return -1 }
    return give(effects.json)
}

/// The sections that changed since the last time.
@_cdecl("patch")
public func patch() -> Int32 {
    guard let mounted else { return -1 }
    writer.clear()
    return changed.write(mounted.sections(), to: &writer) ? give(writer.bytes) : -1
}

/// The whole screen.
@_cdecl("render")
public func render() -> Int32 {
    guard let mounted else { return -1 }
    writer.clear()
    writer.write(mounted.sections())
    return give(writer.bytes)
}

/// What the screen knows, as JSON, to mount it anew.
@_cdecl("state")
public func state() -> Int32 {
    guard let mounted else { return -1 }
    return give(mounted.state())
}

@_cdecl("output_pointer")
public func outputPointer() -> UnsafePointer<UInt8>? {
    output.withUnsafeBufferPointer { $0.baseAddress }
}
