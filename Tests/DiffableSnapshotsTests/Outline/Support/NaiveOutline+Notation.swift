import DiffableSnapshots

/// A notation for outlines in one line, with parentheses for expanded and brackets for collapsed items.
///
/// In `1(2 3[4]) 5()`, item 1 is expanded, item 3 is collapsed and hides item 4, and item 5 is expanded but
/// has no children.
extension NaiveOutline: ExpressibleByStringLiteral, CustomStringConvertible {
  init(stringLiteral notation: String) {
    var open: [Node] = []
    var number: Int?
    func close(into roots: inout [Node], _ open: inout [Node], _ node: Node) {
      if open.isEmpty { roots.append(node) } else { open[open.count - 1].children.append(node) }
    }
    var last: Node?
    for character in notation + " " {
      if let digit = character.wholeNumberValue {
        number = (number ?? 0) * 10 + digit
        continue
      }
      if let item = number { last = Node(item: item) }
      number = nil
      switch character {
      case "(", "[":
        guard var node = last else { preconditionFailure("An item must precede a parenthesis") }
        node.isExpanded = character == "("
        open.append(node)
        last = nil
      case ")", "]":
        if let node = last { close(into: &roots, &open, node) }
        last = open.removeLast()
      default:
        if let node = last { close(into: &roots, &open, node) }
        last = nil
      }
    }
    precondition(open.isEmpty, "A closing parenthesis is missing")
  }

  /// Creates a naive outline with the items, parents and expanded items of an outline.
  init(_ outline: SectionSnapshot<Int>) {
    for item in outline.items {
      let node = Node(item: item, isExpanded: outline.isExpanded(item))
      if let parent = outline.parent(of: item) {
        update(parent) { $0.children.append(node) }
      } else {
        roots.append(node)
      }
    }
  }

  var description: String { roots.map { $0.description }.joined(separator: " ") }
}

extension NaiveOutline.Node: CustomStringConvertible {
  var description: String {
    let inner = children.map { $0.description }.joined(separator: " ")
    if isExpanded { return "\(item)(\(inner))" }
    return children.isEmpty ? "\(item)" : "\(item)[\(inner)]"
  }
}

extension SectionSnapshot<Int> {
  /// The outline in the notation of `NaiveOutline`.
  var notation: String { NaiveOutline(self).description }

  init(_ naive: NaiveOutline) { self.init(naive) { $0 } }
}
