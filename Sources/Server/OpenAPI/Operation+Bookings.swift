import Domain
import HTTP
import Routes
import Screens

extension Operation {
    /// Booking, and what one has booked.
    static var ofBookings: [Operation] {
        [
            Operation(
                method: .get, path: "/api/v1/bookings", summary: "What one has booked, page by page",
                fields: [when, bookingsPage], access: .member, answer: found("BookingPage")),
            Operation(
                method: .post, path: "/api/v1/bookings",
                summary: "Book a stay; asking again under the same key is harmless", fields: [idempotencyKey],
                body: .json(bookingOrder), access: .member,
                answer: Answer(status: .created, text: "Booked", schema: "BookingDetail"),
                refusals: [
                    booking(.notFound, "The stay isn't offered"),
                    booking(.conflict, "The nights are taken, or the price has changed"),
                    booking(
                        .unprocessableContent,
                        "A rule of the stay speaks against it, or the key was used for another question"),
                ]),
            Operation(
                method: .get, path: "/api/v1/bookings/{id}", summary: "One booking in full", fields: [bookingID],
                access: .member, answer: found("BookingDetail"), refusals: [noBooking]),
            Operation(
                method: .patch, path: "/api/v1/bookings/{id}", summary: "Move a booking to other days",
                fields: [bookingID], body: .json(bookingMove), access: .member,
                answer: Answer(status: .ok, text: "Changed", schema: "BookingDetail"),
                refusals: [
                    noBooking,
                    booking(
                        .conflict,
                        "The nights are taken, the price has changed, or the booking can't be changed any more"),
                    booking(.unprocessableContent, "A rule of the stay speaks against it"),
                ]),
            Operation(
                method: .post, path: "/api/v1/bookings/{id}/cancellation",
                summary: "Cancel a booking; again does nothing", fields: [bookingID, refundShown], access: .member,
                answer: Answer(status: .ok, text: "Cancelled", schema: "BookingDetail"),
                refusals: [noBooking, booking(.conflict, "It has begun, or another amount comes back")]),
        ]
    }

    private static let noBooking = Refused(.notFound, "There is none, or it is somebody else's")

    /// A refusal that also says what helps on.
    private static func booking(_ status: Status, _ text: String) -> Refused {
        Refused(status, text, schema: "BookingProblem")
    }

    private static let bookingID = QueryField(
        "id", "Number of the booking", #"{"type":"integer","format":"int64","minimum":1}"#, isRequired: true,
        place: "path")
    private static let idempotencyKey = QueryField(
        "Idempotency-Key",
        "A name for this question, kept for a day: under it the same question gets the first answer again",
        #"{"type":"string","minLength":1,"maxLength":255,"pattern":"^[!-~]+$"}"#, isRequired: true, place: "header")
    private static let when = QueryField(
        "when", "Which: coming has those under way too; else all", choices: BookingsAsked.allCases.map(\.rawValue))
    private static let refundShown = QueryField(
        "refund", "That was shown, in minor units: if another comes back by now, nothing is cancelled",
        range: 0...Int64.max)
    private static let bookingsPage = QueryField(
        "page", "Page of \(BookingPaging.pageSize), from 1", range: 1...Int64(Conditions.lastPage))

    private static var bookingOrder: String {
        SchemaVisitor.schema(
            of: BookingRequest.self,
            bookingMoveRules.merging(
                [
                    "stay": .init(limits: #""minimum":1"#),
                    "adults": .init(limits: "\"minimum\":1,\"maximum\":\(Party.most)"),
                    "children": .init(limits: "\"minimum\":0,\"maximum\":\(Party.most)", isOptional: true),
                    "infants": .init(limits: "\"minimum\":0,\"maximum\":\(Party.most)", isOptional: true),
                ]
            ) { $1 })
    }

    private static var bookingMove: String {
        SchemaVisitor.schema(of: BookingChangeRequest.self, bookingMoveRules)
    }

    private static let bookingMoveRules: [String: SchemaVisitor.Rule] = [
        "check_in": .init(limits: #""format":"date""#),
        "check_out": .init(limits: #""format":"date""#),
        "total": .init(limits: "\"minimum\":0,\"description\":" + quoted("That was shown, in minor units")),
        "currency": .init(limits: #""minLength":3,"maxLength":3,"description":"ISO 4217""#),
    ]
}
