import HTTP
import Wire

/// Which map lies under the stays: the embedded one, or one of a provider.
public struct MapSource: Sendable {
    let basemap: Basemap
    /// A provider's style (NADRI_MAP_STYLE) in place of the embedded map.
    let style: ProviderStyle?

    public init(basemap: Basemap, style: ProviderStyle? = nil) {
        self.basemap = basemap
        self.style = style
    }

    /// What the page tells its map script.
    var record: MapSourceRecord {
        var record = MapSourceRecord()
        record.tiles = "/tiles/" + basemap.version + "/{z}/{x}/{y}"
        record.style = style?.address ?? ""
        return record
    }
}

/// Where a provider's map style lies. Tiles, glyphs and sprites must come from the same origin: no other is allowed.
public struct ProviderStyle: Sendable {
    let address: String
    let origin: String

    public struct Malformed: Error, CustomStringConvertible, Sendable {
        public let address: String
        public var description: String { "\"\(address)\" is not like https://maps.example/style.json" }
    }

    public init(_ address: String) throws(Malformed) {
        let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        // It stands in a header, so nothing may be in it that ends a directive.
        guard parts.count == 4, parts[1].isEmpty, address.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x3B }),
            let origin = try? Origin(String(parts[0] + "//" + parts[2]))
        else { throw Malformed(address: address) }
        self.address = address
        self.origin = origin.description
    }
}

/// Stands in the page as JSON.
struct MapSourceRecord: Record {
    /// With `{z}`, `{x}` and `{y}` for what a tile's address depends on.
    var tiles = ""
    /// Empty for the embedded map.
    var style = ""

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("tiles", &tiles)
        visitor.field("style", &style)
    }
}
