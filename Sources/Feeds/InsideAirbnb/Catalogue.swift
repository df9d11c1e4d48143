import Domain

/// Which row of an edition: the file by its number, the row by its number among the file's well-formed ones, and its line.
struct RowMark: Equatable {
    private let fileNumber: Int32
    private let rowNumber: Int32
    private let lineNumber: Int32

    init(file: Int, row: Int, line: Int) {
        fileNumber = Int32(clamping: file)
        rowNumber = Int32(clamping: row)
        lineNumber = Int32(clamping: line)
    }

    var file: Int { Int(fileNumber) }
    var line: Int { Int(lineNumber) }

    func isRow(_ row: Int, of file: Int) -> Bool {
        Int(rowNumber) == row && Int(fileNumber) == file
    }
}

/// Which row counts for each id: the last one read.
struct KeyedRows {
    private(set) var keys = KeyTable()
    /// By the key's number.
    private var marks: [RowMark] = []

    var count: Int { marks.count }

    /// Puts a row down for its id, and returns the id's number and the row it replaces.
    mutating func put(_ key: Cell, _ mark: RowMark) -> (number: Int, replaced: RowMark?) {
        let (number, isNew) = keys.insert(key)
        if isNew {
            marks.append(mark)
            return (number, nil)
        }
        defer { marks[number] = mark }
        return (number, marks[number])
    }

    /// The id's number, if that row is the one that counts for it.
    func number(of key: Cell, countingFor row: Int, of file: Int) -> Int? {
        guard let number = keys.number(of: key), marks[number].isRow(row, of: file) else { return nil }
        return number
    }
}

/// The listings of an edition and where each lies.
struct Catalogue {
    private(set) var rows = KeyedRows()
    /// By the listing's number, which locality.
    private var whereabouts: [Int32] = []
    private var localities: [Locality] = []
    private var localityNumbers: [Locality: Int32] = [:]

    var count: Int { rows.count }

    func listing(_ key: Cell) -> Int? {
        rows.keys.number(of: key)
    }

    func locality(of listing: Int) -> Locality? {
        guard whereabouts.indices.contains(listing) else { return nil }
        return localities[Int(whereabouts[listing])]
    }

    /// Puts a row down as the one that counts for its key, and returns the one it replaces.
    mutating func put(_ key: Cell, _ mark: RowMark, in locality: Locality) -> RowMark? {
        let place = number(of: locality)
        let (listing, replaced) = rows.put(key, mark)
        if listing < whereabouts.count { whereabouts[listing] = place } else { whereabouts.append(place) }
        return replaced
    }

    private mutating func number(of locality: Locality) -> Int32 {
        if let known = localityNumbers[locality] { return known }
        let number = Int32(clamping: localities.count)
        localities.append(locality)
        localityNumbers[locality] = number
        return number
    }
}
