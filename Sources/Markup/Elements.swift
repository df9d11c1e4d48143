/// Puts the nodes of a block together. What is done at every line of every view is never inlined, and lines are added one by
/// one: both keep the browser app small (docs/decisions/wasm.md). So does consuming: whoever calls has nothing to let go of.
@resultBuilder
public enum Nodes {
    @inline(never)
    public static func buildExpression(_ node: consuming Node) -> [Node] { [node] }
    @inline(never)
    public static func buildExpression(_ text: consuming String) -> [Node] { [.text(text)] }
    public static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
    public static func buildOptional(_ nodes: [Node]?) -> [Node] { nodes ?? [] }
    public static func buildEither(first nodes: [Node]) -> [Node] { nodes }
    public static func buildEither(second nodes: [Node]) -> [Node] { nodes }
    public static func buildBlock() -> [Node] { [] }
    public static func buildPartialBlock(first nodes: [Node]) -> [Node] { nodes }
    @inline(never)
    public static func buildPartialBlock(accumulated: consuming [Node], next: consuming [Node]) -> [Node] {
        accumulated.append(contentsOf: next)
        return accumulated
    }

    public static func buildArray(_ parts: [[Node]]) -> [Node] {
        var nodes: [Node] = []
        for part in parts { nodes.append(contentsOf: part) }
        return nodes
    }
}

/// Never inlined: hundreds of elements are made in the browser app, and a call is shorter.
@inline(never)
public func element(
    _ tag: StaticString, _ attributes: consuming [Attribute], _ children: consuming [Node] = []
) -> Node {
    .element(Element(tag: tag, attributes: attributes, children: children))
}

public typealias Content = () -> [Node]

public func a(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("a", attributes, content()) }
public func article(_ attributes: Attribute..., @Nodes content: Content) -> Node {
    element("article", attributes, content())
}
public func b(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("b", attributes, content()) }
public func button(_ attributes: Attribute..., @Nodes content: Content) -> Node {
    element("button", [.attribute("type", "button")] + attributes, content())
}
public func submit(_ attributes: Attribute..., @Nodes content: Content) -> Node {
    element("button", [.attribute("type", "submit")] + attributes, content())
}
public func dd(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("dd", attributes, content()) }
public func div(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("div", attributes, content()) }
public func dl(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("dl", attributes, content()) }
public func dt(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("dt", attributes, content()) }
public func footer(_ attributes: Attribute..., @Nodes content: Content) -> Node {
    element("footer", attributes, content())
}
public func form(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("form", attributes, content()) }
public func h1(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("h1", attributes, content()) }
public func h2(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("h2", attributes, content()) }
public func h3(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("h3", attributes, content()) }
public func header(_ attributes: Attribute..., @Nodes content: Content) -> Node {
    element("header", attributes, content())
}
public func img(_ attributes: Attribute...) -> Node { element("img", attributes) }
public func input(_ attributes: Attribute...) -> Node { element("input", attributes) }
public func label(_ attributes: Attribute..., @Nodes content: Content) -> Node {
    element("label", attributes, content())
}
public func li(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("li", attributes, content()) }
public func main(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("main", attributes, content()) }
public func mark(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("mark", attributes, content()) }
public func nav(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("nav", attributes, content()) }
public func ol(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("ol", attributes, content()) }
public func p(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("p", attributes, content()) }
public func section(_ attributes: Attribute..., @Nodes content: Content) -> Node {
    element("section", attributes, content())
}
public func small(_ attributes: Attribute..., @Nodes content: Content) -> Node {
    element("small", attributes, content())
}
public func span(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("span", attributes, content()) }
public func time(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("time", attributes, content()) }
public func ul(_ attributes: Attribute..., @Nodes content: Content) -> Node { element("ul", attributes, content()) }
