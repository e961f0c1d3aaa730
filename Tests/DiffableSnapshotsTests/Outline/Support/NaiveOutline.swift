/// A simple model of an outline: nodes hold their children, and all operations are recursive.
///
/// The model shares no code with `SectionSnapshot`, which it tests.
struct NaiveOutline: Equatable, Sendable {
  struct Node: Equatable, Sendable {
    var item: Int
    var isExpanded = false
    var children: [Node] = []

    var items: [Int] { [item] + children.flatMap { $0.items } }
    var visibleItems: [Int] { [item] + (isExpanded ? children.flatMap { $0.visibleItems } : []) }
    var expandedItems: [Int] { (isExpanded ? [item] : []) + children.flatMap { $0.expandedItems } }
  }

  var roots: [Node] = []

  var items: [Int] { roots.flatMap { $0.items } }
  var visibleItems: [Int] { roots.flatMap { $0.visibleItems } }
  var expandedItems: [Int] { roots.flatMap { $0.expandedItems } }

  /// Returns the path from the roots to an item: an index in the list of siblings for each level.
  func path(to item: Int) -> [Int]? { path(to: item, in: roots) }

  private func path(to item: Int, in nodes: [Node]) -> [Int]? {
    for (offset, node) in nodes.enumerated() {
      if node.item == item { return [offset] }
      if let rest = path(to: item, in: node.children) { return [offset] + rest }
    }
    return nil
  }

  /// The node at a path and its siblings.
  subscript(siblingsAt path: [Int]) -> [Node] {
    get { path.dropLast().reduce(roots) { $0[$1].children } }
    set { set(&roots, path.dropLast()[...], newValue) }
  }

  private func set(_ nodes: inout [Node], _ path: ArraySlice<Int>, _ siblings: [Node]) {
    guard let first = path.first else { return nodes = siblings }
    set(&nodes[first].children, path.dropFirst(), siblings)
  }

  func node(_ item: Int) -> Node? {
    guard let path = path(to: item), let last = path.last else { return nil }
    return self[siblingsAt: path][last]
  }

  mutating func update(_ item: Int, _ body: (inout Node) -> Void) {
    guard let path = path(to: item), let last = path.last else { return }
    body(&self[siblingsAt: path][last])
  }

  mutating func insert(_ nodes: [Node], at item: Int, distance: Int) {
    guard let path = path(to: item), let last = path.last else { return }
    self[siblingsAt: path].insert(contentsOf: nodes, at: last + distance)
  }

  mutating func delete(_ item: Int) {
    guard let path = path(to: item), let last = path.last else { return }
    self[siblingsAt: path].remove(at: last)
  }

  /// Returns the ancestors of an item, starting with the root; nil for an unknown item.
  func ancestors(of item: Int) -> [Node]? {
    guard let path = path(to: item) else { return nil }
    return (1..<path.count).map { self[siblingsAt: Array(path[..<$0])][path[$0 - 1]] }
  }
}
