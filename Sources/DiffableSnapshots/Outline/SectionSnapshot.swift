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
/// Like a ``Snapshot`` it is a plain value that nothing happens to on screen until a data source applies
/// it; each item occurs at most once; and an edit that cannot be carried out throws a
/// ``SectionSnapshotError`` that names the culprits, and changes nothing.
///
/// Any item may be expanded, also one without children: those that come later then show at once. An item
/// is *visible* when all items above it are expanded. Wherever several items are returned, they are in
/// depth-first order: each one before its children, and those before what follows it.
///
/// To expand or collapse an item and to ask about one takes time that follows the levels above it, and to
/// ask what is visible follows what is, not the size of the tree. Copies share their storage in pages: the
/// first change after a copy copies a page, and a reference for every 512 items. No tree is too deep.
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

  /// Creates an outline of items that are known to be free of repetitions.
  @inlinable
  init(uncheckedRoots items: HashedItems<Item>) {
    tree.insert(items, below: ItemTree<Item>.trunk, after: ItemTree<Item>.trunk)
  }
}

extension SectionSnapshot: Equatable {
  /// Whether both have the same roots, the same children of each item, and the same items expanded.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items; O(1) for copies of one outline.
  @inlinable
  public static func == (left: SectionSnapshot, right: SectionSnapshot) -> Bool {
    left.tree.isEqual(to: right.tree)
  }
}

extension ItemTree {
  /// Whether both hold the same items, linked and expanded in the same way.
  @inlinable
  func isEqual(to other: ItemTree) -> Bool {
    guard count == other.count else { return false }
    if nodes.isIdentical(with: other.nodes) && items.isIdentical(with: other.items) { return true }
    var (mine, theirs) = (walk(below: ItemTree.trunk), other.walk(below: ItemTree.trunk))
    while let left = mine.next(), let right = theirs.next() {
      // Levels in depth-first order say all about the links.
      guard mine.level == theirs.level, nodes[left].isExpanded == other.nodes[right].isExpanded,
        nodes[left].hash == other.nodes[right].hash, item(at: left) == other.item(at: right)
      else { return false }
    }
    return true
  }
}
