import DiffableSnapshots
import DiffableSnapshotsTesting

/// A valid or invalid edit that can be performed on an outline and on a naive outline.
enum OutlineEdit {
  typealias Side = SnapshotEdit.Side
  case append([Int], to: Int?)
  case insert([Int], Side, Int)
  case insertOutline(NaiveOutline, Side, Int)
  case replace(Int, NaiveOutline)
  case delete([Int])
  case deleteAll
  case expand([Int])
  case collapse([Int])

  init(using random: inout SeededGenerator) {
    let anchor = Int.random(in: 0..<40, using: &random)
    let items = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
      Int.random(in: 0..<40, using: &random)
    }
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<2: self = .append(items, to: nil)
    case 2..<9: self = .append(items, to: anchor)
    case 9: self = .insert(items, .before, anchor)
    case 10: self = .insert(items, .after, anchor)
    case 11..<13: self = .insertOutline(NaiveOutline(using: &random), .before, anchor)
    case 13..<15: self = .insertOutline(NaiveOutline(using: &random), .after, anchor)
    case 15..<17: self = .replace(anchor, NaiveOutline(using: &random))
    case 17..<18: self = .delete(items)
    case 18: self = Int.random(in: 0..<8, using: &random) == 0 ? .deleteAll : .delete([anchor])
    case 19..<22: self = .expand(items + [anchor])
    default: self = .collapse(items)
    }
  }

  /// All edits with up to three items, and with outlines that contain known and new items.
  static let small: [OutlineEdit] = {
    let outlines: [NaiveOutline] = [
      "", "2()", "6(7)", "6(2[7])", "5 6(4[7])", "6 5[7]", "1", "7(8 1(6[9]))",
    ]
    var (lists, longest): ([[Int]], [[Int]]) = ([[]], [[]])
    for _ in 0..<3 {
      longest = longest.flatMap { list in [2, 6, 9].map { list + [$0] } }
      lists += longest
    }
    var edits = [OutlineEdit.deleteAll]
    for list in lists {
      edits += [.delete(list), .expand(list), .collapse(list), .append(list, to: nil)]
    }
    for anchor in [1, 2, 3, 5, 9] {
      edits += lists.map { OutlineEdit.append($0, to: anchor) }
      edits += outlines.map { OutlineEdit.replace(anchor, $0) }
      for side in Side.allCases {
        edits += lists.map { OutlineEdit.insert($0, side, anchor) }
        edits += outlines.map { OutlineEdit.insertOutline($0, side, anchor) }
      }
    }
    return edits
  }()

  /// Performs the edit on an outline, and returns its problems.
  func perform<ID>(
    on outline: inout SectionSnapshot<ID>,
    _ id: (Int) -> ID
  ) -> [SnapshotProblem<Never, ID>] {
    outline.removeProblems()
    switch self {
    case .append(let items, let parent): outline.append(items.map(id), to: parent.map(id))
    case .insert(let items, .before, let anchor): outline.insert(items.map(id), before: id(anchor))
    case .insert(let items, .after, let anchor): outline.insert(items.map(id), after: id(anchor))
    case .insertOutline(let other, .before, let anchor):
      outline.insert(SectionSnapshot(other, id), before: id(anchor))
    case .insertOutline(let other, .after, let anchor):
      outline.insert(SectionSnapshot(other, id), after: id(anchor))
    case .replace(let parent, let other):
      outline.replace(childrenOf: id(parent), using: SectionSnapshot(other, id))
    case .delete(let items): outline.delete(items.map(id))
    case .deleteAll: outline.deleteAll()
    case .expand(let items): outline.expand(items.map(id))
    case .collapse(let items): outline.collapse(items.map(id))
    }
    return outline.problems
  }

  /// Performs the edit on a naive outline, and returns the problems that an outline must have.
  func perform<ID>(
    on outline: inout NaiveOutline,
    _ id: (Int) -> ID
  ) -> [SnapshotProblem<Never, ID>] {
    let leaves = { (items: [Int]) in items.map { NaiveOutline.Node(item: $0) } }
    switch self {
    case .append(let items, let parent):
      return insert(leaves(items), in: &outline, at: parent, "append(_:to:)", id) { outline, new in
        if let parent {
          outline.update(parent) { $0.children += new }
        } else {
          outline.roots += new
        }
      }
    case .insert(let items, let side, let anchor):
      return insert(leaves(items), in: &outline, side, anchor, id)
    case .insertOutline(let other, let side, let anchor):
      return insert(other.roots, in: &outline, side, anchor, id)
    case .replace(let parent, let other):
      let call = "replace(childrenOf:using:)"
      guard outline.items.contains(parent) else { return [.unknownItems([id(parent)], call: call)] }
      outline.update(parent) { $0.children = [] }
      return insert(other.roots, in: &outline, at: parent, call, id) { outline, new in
        outline.update(parent) { $0.children = new }
      }
    case .delete(let items): for item in items { outline.delete(item) }
    case .deleteAll: outline.roots = []
    case .expand(let items): for item in items { outline.update(item) { $0.isExpanded = true } }
    case .collapse(let items): for item in items { outline.update(item) { $0.isExpanded = false } }
    }
    return []
  }

  private func insert<ID>(
    _ nodes: [NaiveOutline.Node],
    in outline: inout NaiveOutline,
    _ side: Side,
    _ anchor: Int,
    _ id: (Int) -> ID
  ) -> [SnapshotProblem<Never, ID>] {
    let call = side == .before ? "insert(_:before:)" : "insert(_:after:)"
    return insert(nodes, in: &outline, at: anchor, call, id) {
      $0.insert($1, at: anchor, distance: side == .before ? 0 : 1)
    }
  }

  /// Inserts the nodes whose items neither repeat nor exist, if the outline has the anchor.
  private func insert<ID>(
    _ nodes: [NaiveOutline.Node],
    in outline: inout NaiveOutline,
    at anchor: Int?,
    _ call: String,
    _ id: (Int) -> ID,
    _ insert: (inout NaiveOutline, [NaiveOutline.Node]) -> Void
  ) -> [SnapshotProblem<Never, ID>] {
    var problems: [SnapshotProblem<Never, ID>] = []
    let occurrences = nodes.indices.map { last in
      nodes[...last].count { $0.item == nodes[last].item }
    }
    let repeated = nodes.indices.filter { occurrences[$0] == 2 }.map { nodes[$0].item }
    let distinct = nodes.indices.filter { occurrences[$0] == 1 }.map { nodes[$0] }
    let existing = distinct.flatMap(\.items).filter { outline.items.contains($0) }
    if !repeated.isEmpty { problems.append(.duplicateItems(repeated.map(id), call: call)) }
    if !existing.isEmpty { problems.append(.existingItems(existing.map(id), call: call)) }
    if let anchor, !outline.items.contains(anchor) {
      return problems + [.unknownItems([id(anchor)], call: call)]
    }
    insert(&outline, Self.removing(existing, from: distinct))
    return problems
  }

  /// Removes items, whose children take their positions.
  private static func removing(_ items: [Int], from nodes: [NaiveOutline.Node]) -> [NaiveOutline
    .Node]
  {
    nodes.flatMap { node in
      var node = node
      node.children = removing(items, from: node.children)
      return items.contains(node.item) ? node.children : [node]
    }
  }
}

extension NaiveOutline {
  /// Creates a small random outline.
  init(using random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let node = Node(
        item: Int.random(in: 0..<40, using: &random),
        isExpanded: Bool.random(using: &random)
      )
      guard !items.contains(node.item) else { continue }
      if let parent = items.randomElement(using: &random), Bool.random(using: &random) {
        update(parent) { $0.children.append(node) }
      } else {
        roots.append(node)
      }
    }
  }
}

extension SectionSnapshot {
  /// Creates an outline with the contents of a naive outline, through the public API.
  init(_ naive: NaiveOutline, _ id: (Int) -> Item) {
    self.init(naive.roots.map { id($0.item) })
    for item in naive.items {
      guard let node = naive.node(item) else { continue }
      append(node.children.map { id($0.item) }, to: id(item))
      if node.isExpanded { expand([id(item)]) }
    }
  }
}
