import Domain
import Foundation
import Outbound
import Screens
import Seeded
import Synchronization
import Wire

/// Somebody who books, changes and cancels over HTTP, one thing after the other, and keeps what was answered.
final class Guest: Sendable {
    let handle: String
    let ledger = Mutex(Ledger())
    private let client: OutboundClient
    private let houses: [Stay.ID]
    private let token = Mutex("")
    private let numbers: Mutex<SeededNumbers>

    init(_ handle: String, seed: UInt64, houses: [Stay.ID], _ client: OutboundClient) {
        self.handle = handle
        self.houses = houses
        self.client = client
        numbers = Mutex(SeededNumbers(seed: seed))
    }

    /// Gets an account and an access, which lasts as long as the server's clock stands.
    func join(_ port: UInt16) async throws {
        let order =
            #"{"handle":"\#(handle)","password":"보리차 한 잔 값","introduction":"기차로 다녀요.","phone":"01012345678","#
            + #""birth":"1996-02-29","picture":null,"avatar":7,"terms":true,"privacy":true}"#
        let joined = try await send(.post, "/api/v1/accounts", port, order)
        let entry = #"{"id":"\#(handle)","password":"보리차 한 잔 값"}"#
        let answer = try await send(.post, "/api/v1/tokens", port, entry)
        guard joined.status == 201, case .object(let members) = JSON(answer.body),
            case .text(let access)? = members.first(where: { $0.name == "access_token" })?.value
        else {
            throw Served.Fault(
                description: "\(handle) can't join: \(joined.status) \(String(decoding: joined.body, as: UTF8.self))")
        }
        token.withLock { $0 = access }
    }

    /// Until something isn't answered.
    /// - Parameter answered: told of each answer.
    func live(_ port: UInt16, answered: @Sendable () -> Void) async {
        while await step(port) { answered() }
    }

    /// Asks again what was left open, and what was answered last: that must get the same.
    func settle(_ port: UInt16) async throws {
        if let order = ledger.withLock({ $0.open }), await !book(order, port) {
            throw Served.Fault(description: "\(handle) gets no answer though all is well")
        }
        if let last = ledger.withLock({ $0.last }) {
            let again = try await ask(last.order, port)
            guard again != last.answer else { return }
            ledger.withLock {
                $0.faults.append("key \(last.order.key): \(last.answer.status) at first, then \(again.status)")
            }
        }
    }

    private func step(_ port: UInt16) async -> Bool {
        let standing = ledger.withLock { $0.standing }
        let (choice, chosen) = numbers.withLock { numbers in
            (Int.random(in: 0..<4, using: &numbers), standing.randomElement(using: &numbers))
        }
        switch (choice, chosen) {
        case (0, let id?) where standing.count > 3: return await cancel(id, port)
        case (1, let id?): return await change(id, port)
        default:
            let key = ledger.withLock { ledger in
                ledger.keys += 1
                return "\(handle)-\(ledger.keys)"
            }
            return await book(
                Ledger.Order(
                    key: key, house: numbers.withLock { .random(in: 0..<houses.count, using: &$0) }, period: days()),
                port)
        }
    }

    private func days() -> Period {
        numbers.withLock { numbers in
            let checkIn = Houses.today.advanced(by: .random(in: 1...90, using: &numbers))
            let checkOut = checkIn.advanced(by: .random(in: 0...4, using: &numbers))
            return Period(checkIn: checkIn, checkOut: checkOut) ?? Houses.oneDay
        }
    }

    /// - Returns: whether there was an answer.
    func book(_ order: Ledger.Order, _ port: UInt16) async -> Bool {
        ledger.withLock { $0.open = order }
        guard let answer = try? await ask(order, port), answer.status != 503 else { return false }
        ledger.withLock { ledger in
            ledger.open = nil
            ledger.last = (order, answer)
            switch answer.status {
            case 201:
                let id = Booking.ID(BookingDetail(json: answer.body)?.id ?? 0)
                ledger.bookings[id] = Ledger.Known(periods: [order.period], house: order.house)
            case 409: break
            default: ledger.faults.append("\(order.key) is answered \(answer.status)")
            }
        }
        return true
    }

    private func ask(_ order: Ledger.Order, _ port: UInt16) async throws -> Ledger.Answer {
        let total = Houses.tariff.price(for: order.period, guests: 2).total
        let request = BookingRequest(
            stay: houses[order.house], period: order.period, party: Party(adults: 2) ?? .unnamed, total: total)
        let body = String(decoding: request.json, as: UTF8.self)
        let answer = try await send(.post, "/api/v1/bookings", port, body, key: order.key)
        return Ledger.Answer(status: answer.status, body: answer.body)
    }

    private func change(_ id: Booking.ID, _ port: UInt16) async -> Bool {
        let period = days()
        let total = Houses.tariff.price(for: period, guests: 2).total
        ledger.withLock { $0.bookings[id]?.periods.append(period) }
        let body =
            #"{"check_in":"\#(period.checkIn.iso)","check_out":"\#(period.checkOut.iso)","total":\#(total.minor),"#
            + #""currency":"\#(total.currency.code)"}"#
        guard let answer = try? await send(.patch, "/api/v1/bookings/\(id.number)", port, body), answer.status != 503
        else { return false }
        ledger.withLock { ledger in
            switch answer.status {
            case 200: ledger.bookings[id]?.periods = [period]
            case 409: ledger.bookings[id]?.periods.removeLast()
            default: ledger.faults.append("a change of \(id.number) is answered \(answer.status)")
            }
        }
        return true
    }

    private func cancel(_ id: Booking.ID, _ port: UInt16) async -> Bool {
        ledger.withLock { $0.bookings[id]?.isCancelled = nil }
        guard let answer = try? await send(.post, "/api/v1/bookings/\(id.number)/cancellation", port, ""),
            answer.status != 503
        else { return false }
        ledger.withLock { ledger in
            ledger.bookings[id]?.isCancelled = true
            if answer.status != 200 { ledger.faults.append("cancelling \(id.number) is answered \(answer.status)") }
        }
        return true
    }

    private func send(
        _ method: OutboundMethod, _ target: String, _ port: UInt16, _ body: String, key: String? = nil
    ) async throws -> OutboundResponse {
        var headers = [OutboundHeader("Content-Type", "application/json"), OutboundHeader("Nadri-Request", "1")]
        let token = token.withLock { $0 }
        if !token.isEmpty { headers.append(OutboundHeader("Authorization", "Bearer " + token)) }
        if let key { headers.append(OutboundHeader("Idempotency-Key", key)) }
        let answer = try await client.send(
            OutboundRequest(method, "http://127.0.0.1:\(port)" + target, headers: headers, body: Array(body.utf8)))
        if answer.status == 503 { ledger.withLock { $0.unavailable += 1 } }
        return answer
    }
}
