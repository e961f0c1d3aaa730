/// An outline: a tree of items with expanded and collapsed parents, shown as one section.
///
/// ```swift
/// var outline = try SectionSnapshot(["fruit", "nuts"])
/// try outline.append(["apple", "pear"], to: "fruit")
/// try outline.append(["hazel"], to: "nuts")
/// outline.expand(["fruit"])
/// // outline.visibleItems == ["fruit", "apple", "pear", "nuts"]
/// ```
///
/// Like a ``Snapshot``, an outline is a plain value: the screen changes only when a data source applies it.
/// Each item occurs at most once. An invalid edit throws a ``SectionSnapshotError`` that lists the invalid
/// items, and leaves the outline unchanged.
///
/// Any item can be expanded, even an item without children: children that are added later are then visible.
/// An item is *visible* when all its ancestors are expanded. Properties and methods that return several items
/// return them in depth-first order: each item directly before its descendants.
///
/// The time to expand or collapse an item, or to read its state, grows at most with its level and the
/// logarithm of the number of items. The time to list the visible items grows with their number.
///
/// Copies share their storage in pages of 512 items. The first change after a copy copies one page and the
/// references to all pages. The depth of an outline is not limited.
public struct SectionSnapshot<Item: Hashable & Sendable>: Sendable {
  @usableFromInline var tree = ItemTree<Item>()

  /// Creates an outline with no items.
  ///
  /// - Complexity: O(1).
  @inlinable
  public init() {}

  /// Creates an outline of items without children.
  ///
  /// - Parameter items: The items, in order.
  /// - Throws: ``SectionSnapshotError/duplicateItems(_:call:)``.
  /// - Complexity: O(*n*) on average, where *n* is the number of items.
  @inlinable
  public init(_ items: [Item]) throws(SectionSnapshotError<Item>) {
    self.init(uncheckedRoots: try ItemTree().insertable(items, call: #function))
  }

  /// Creates an outline of items without children.
  ///
  /// - Parameter items: The items, none of which may repeat.
  @inlinable
  init(uncheckedRoots items: HashedItems<Item>) {
    tree.insert(items, below: ItemTree<Item>.sentinel, after: ItemTree<Item>.sentinel)
  }
}

extension SectionSnapshot: Equatable {
  /// Returns whether two outlines have the same roots, the same children of each item, and the same
  /// expanded items.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items; O(1) for copies of one outline.
  @inlinable
  public static func == (left: SectionSnapshot, right: SectionSnapshot) -> Bool {
    left.tree.isEqual(to: right.tree)
  }
}

extension ItemTree {
  /// Returns whether two trees have the same items, parents, order and expanded items.
  @inlinable
  func isEqual(to other: ItemTree) -> Bool {
    guard count == other.count else { return false }
    if nodes.isIdentical(with: other.nodes) && items.isIdentical(with: other.items) { return true }
    var (mine, theirs) = (walk(below: ItemTree.sentinel), other.walk(below: ItemTree.sentinel))
    while let left = mine.next(), let right = theirs.next() {
      // In depth-first order, equal levels mean equal parents.
      guard mine.level == theirs.level, nodes[left].isExpanded == other.nodes[right].isExpanded,
        nodes[left].hash == other.nodes[right].hash, item(at: left) == other.item(at: right)
      else { return false }
    }
    return true
  }
}
