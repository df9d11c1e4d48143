/// One parameter of an address.
struct QueryField {
    let json: String

    init(_ name: String, _ text: String, _ schema: String, isRequired: Bool = false, place: String = "query") {
        json =
            "{\"name\":\"\(name)\",\"in\":\"\(place)\",\"required\":\(isRequired),\"description\":\"\(text)\","
            + "\"schema\":\(schema)}"
    }

    init(_ name: String, _ text: String, range: ClosedRange<Int64>, isRequired: Bool = false) {
        self.init(
            name, text,
            "{\"type\":\"integer\",\"minimum\":\(range.lowerBound),\"maximum\":\(range.upperBound)}",
            isRequired: isRequired)
    }

    init(_ name: String, _ text: String, choices: [String]) {
        let list = choices.map { "\"\($0)\"" }.joined(separator: ",")
        self.init(name, text, "{\"type\":\"string\",\"enum\":[\(list)]}")
    }
}
