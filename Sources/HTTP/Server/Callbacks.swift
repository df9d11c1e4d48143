internal import CMicrohttpd
import Glibc

// What the library calls, as plain functions: closures of a main.swift would belong to the main actor and trap on
// the library's threads.

/// A connection opens or closes.
func connectionChanged(
    _ context: UnsafeMutableRawPointer?, _ library: OpaquePointer?,
    _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ change: MHD_ConnectionNotificationCode
) {
    guard let context, let library, let slot else { return }
    let engine = Unmanaged<Door>.fromOpaque(context).takeUnretainedValue().engine
    if change == .CONNECTION_NOTIFY_STARTED {
        let connection = Connection(
            library: library, table: engine.connections, deadline: Milliseconds.now().after(engine.limits.header))
        slot.pointee = Unmanaged.passRetained(connection).toOpaque()
        engine.connections.add(connection)
    } else if let opaque = slot.pointee {
        slot.pointee = nil
        let connection = Unmanaged<Connection>.fromOpaque(opaque).takeRetainedValue()
        engine.connections.remove(connection)
    }
}

/// A request line has come, and lies there as the client wrote it. What is returned is the request's own context.
func requestLineCame(
    _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>, _ library: OpaquePointer
) -> UnsafeMutableRawPointer? {
    guard let context, let connection = connection(library) else { return nil }
    let door = Unmanaged<Door>.fromOpaque(context).takeUnretainedValue()
    let bytes = Array(UnsafeRawBufferPointer(start: target, count: strlen(target)))
    let exchange = Exchange(
        engine: door.engine, connection: connection, isOnStreamDaemon: door.isForStreams, target: bytes)
    connection.setDeadline(Milliseconds.now().after(door.engine.limits.header))
    connection.exchange = exchange
    return Unmanaged.passRetained(exchange).toOpaque()
}

/// First with the head, then with each piece of the body, at last with nothing: then the reply is due.
func requestContinued(
    _ context: UnsafeMutableRawPointer?, _ library: OpaquePointer?, _ address: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?, _ bytes: UnsafePointer<CChar>?,
    _ count: UnsafeMutablePointer<Int>?, _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let library, let method, let version, let count, let opaque = slot?.pointee else { return .NO }
    let exchange = Unmanaged<Exchange>.fromOpaque(opaque).takeUnretainedValue()
    if exchange.isFresh {
        let head = HeadAssembly.head(of: library, method: method, target: exchange.target, version: version)
        return perform(exchange.admit(head), exchange, library)
    }
    if count.pointee > 0 {
        let (isTaken, step) = exchange.receive(UnsafeRawBufferPointer(start: bytes, count: count.pointee))
        if isTaken { count.pointee = 0 }
        return perform(step, exchange, library)
    }
    return perform(exchange.finish(), exchange, library)
}

/// A request is over, answered or not. Called once for each that had a request line.
func requestCompleted(
    _ context: UnsafeMutableRawPointer?, _ library: OpaquePointer?,
    _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ reason: MHD_RequestTerminationCode
) {
    guard let slot, let opaque = slot.pointee else { return }
    slot.pointee = nil
    let exchange = Unmanaged<Exchange>.fromOpaque(opaque).takeRetainedValue()
    exchange.connection.exchange = nil
    exchange.connection.setDeadline(Milliseconds.now().after(exchange.engine.limits.keepAlive))
    exchange.end(isComplete: reason == .REQUEST_TERMINATED_COMPLETED_OK)
}

private func connection(_ library: OpaquePointer) -> Connection? {
    nadri_connection_context(library).map { Unmanaged<Connection>.fromOpaque($0).takeUnretainedValue() }
}

private func perform(_ step: Exchange.Step, _ exchange: Exchange, _ library: OpaquePointer) -> MHD_Result {
    let isSent =
        switch step {
        case .goOn: true
        case .reply(let response): Reply(exchange: exchange, connection: library, isLast: false).send(response)
        case .lastReply(let response): Reply(exchange: exchange, connection: library, isLast: true).send(response)
        case .close: false
        }
    return isSent ? .YES : .NO
}
