import DiffableSnapshots
import DiffableSnapshotsTesting

/// A valid or invalid edit that can be performed on an outline and on a naive outline.
enum OutlineEdit {
  case append([Int], to: Int?)
  case insertBefore([Int], Int)
  case insertAfter([Int], Int)
  case insertOutlineBefore(NaiveOutline, Int)
  case insertOutlineAfter(NaiveOutline, Int)
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
    case 9: self = .insertBefore(items, anchor)
    case 10: self = .insertAfter(items, anchor)
    case 11..<13: self = .insertOutlineBefore(NaiveOutline(using: &random), anchor)
    case 13..<15: self = .insertOutlineAfter(NaiveOutline(using: &random), anchor)
    case 15..<17: self = .replace(anchor, NaiveOutline(using: &random))
    case 17..<18: self = .delete(items)
    case 18: self = Int.random(in: 0..<8, using: &random) == 0 ? .deleteAll : .delete([anchor])
    case 19..<22: self = .expand(items + [anchor])
    default: self = .collapse(items)
    }
  }

  /// Performs the edit on an outline, and returns its problems.
  func perform<ID>(
    on outline: inout SectionSnapshot<ID>,
    _ id: (Int) -> ID
  ) -> [SnapshotProblem<Never, ID>] {
    outline.removeProblems()
    switch self {
    case .append(let items, let parent): outline.append(items.map(id), to: parent.map(id))
    case .insertBefore(let items, let anchor): outline.insert(items.map(id), before: id(anchor))
    case .insertAfter(let items, let anchor): outline.insert(items.map(id), after: id(anchor))
    case .insertOutlineBefore(let other, let anchor):
      outline.insert(SectionSnapshot(other, id), before: id(anchor))
    case .insertOutlineAfter(let other, let anchor):
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
    switch self {
    case .append(let items, let parent):
      return insert(items, in: &outline, at: parent, "append(_:to:)", id) { outline, new in
        if let parent {
          outline.update(parent) { $0.children += new }
        } else {
          outline.roots += new
        }
      }
    case .insertBefore(let items, let anchor):
      return insert(items, in: &outline, at: anchor, "insert(_:before:)", id) {
        $0.insert($1, at: anchor, distance: 0)
      }
    case .insertAfter(let items, let anchor):
      return insert(items, in: &outline, at: anchor, "insert(_:after:)", id) {
        $0.insert($1, at: anchor, distance: 1)
      }
    case .insertOutlineBefore(let other, let anchor):
      return insert(other, in: &outline, at: anchor, "insert(_:before:)", id) {
        $0.insert($1, at: anchor, distance: 0)
      }
    case .insertOutlineAfter(let other, let anchor):
      return insert(other, in: &outline, at: anchor, "insert(_:after:)", id) {
        $0.insert($1, at: anchor, distance: 1)
      }
    case .replace(let parent, let other):
      let call = "replace(childrenOf:using:)"
      guard outline.items.contains(parent) else { return [.unknownItem([id(parent)], call: call)] }
      outline.update(parent) { $0.children = [] }
      return insert(other, in: &outline, at: parent, call, id) { outline, new in
        outline.update(parent) { $0.children = new }
      }
    case .delete(let items): for item in items { outline.delete(item) }
    case .deleteAll: outline.roots = []
    case .expand(let items): for item in items { outline.update(item) { $0.isExpanded = true } }
    case .collapse(let items): for item in items { outline.update(item) { $0.isExpanded = false } }
    }
    return []
  }

  /// Inserts the items that neither repeat nor exist, if the outline has the anchor.
  private func insert<ID>(
    _ items: [Int],
    in outline: inout NaiveOutline,
    at anchor: Int?,
    _ call: String,
    _ id: (Int) -> ID,
    _ insert: (inout NaiveOutline, [NaiveOutline.Node]) -> Void
  ) -> [SnapshotProblem<Never, ID>] {
    var problems: [SnapshotProblem<Never, ID>] = []
    var (distinct, repeated): ([Int], [Int]) = ([], [])
    for item in items {
      if !distinct.contains(item) {
        distinct.append(item)
      } else if !repeated.contains(item) {
        repeated.append(item)
      }
    }
    let existing = distinct.filter { outline.items.contains($0) }
    if !repeated.isEmpty { problems.append(.duplicateItems(repeated.map(id), call: call)) }
    if !existing.isEmpty { problems.append(.existingItems(existing.map(id), call: call)) }
    if let anchor, !outline.items.contains(anchor) {
      return problems + [.unknownItem([id(anchor)], call: call)]
    }
    insert(&outline, distinct.filter { !existing.contains($0) }.map { NaiveOutline.Node(item: $0) })
    return problems
  }

  /// Inserts an outline without the items that exist, if the outline has the anchor.
  private func insert<ID>(
    _ other: NaiveOutline,
    in outline: inout NaiveOutline,
    at anchor: Int,
    _ call: String,
    _ id: (Int) -> ID,
    _ insert: (inout NaiveOutline, [NaiveOutline.Node]) -> Void
  ) -> [SnapshotProblem<Never, ID>] {
    var problems: [SnapshotProblem<Never, ID>] = []
    let existing = other.items.filter { outline.items.contains($0) }
    if !existing.isEmpty { problems.append(.existingItems(existing.map(id), call: call)) }
    guard outline.items.contains(anchor) else {
      return problems + [.unknownItem([id(anchor)], call: call)]
    }
    insert(&outline, OutlineEdit.removing(existing, from: other.roots))
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
