/// Where each column of a file stands. Names are read without blanks around them and without regard to capitals; of two
/// columns with the same name the first counts.
struct Columns {
    private let places: [String: Int]
    private let names: [String]

    init(_ header: CSVRow) {
        names = (0..<header.count).map { String(decoding: header[$0].trimmed.map(\.lowercased), as: UTF8.self) }
        var places: [String: Int] = [:]
        for (place, name) in names.enumerated() where places[name] == nil {
            places[name] = place
        }
        self.places = places
    }

    var count: Int { names.count }

    /// The first few names, cut short, for a message.
    var first: [String] {
        names.prefix(6).map { String($0.prefix(30).filter { $0.isASCII && $0 >= " " }) }
    }

    func has(_ name: String) -> Bool {
        places[name] != nil
    }

    subscript(name: String) -> Int? {
        places[name]
    }

    /// Columns by which a listings file is told from a stranger's table.
    static let ofListings = [
        "id", "latitude", "longitude", "name", "host_id", "host_name", "room_type", "price", "minimum_nights",
        "number_of_reviews", "neighbourhood", "neighbourhood_cleansed", "availability_365", "listing_url",
        "property_type", "accommodates", "amenities",
    ]
}
