/// An outline: a tree of items with expanded and collapsed parents, shown as one section.
///
/// ```swift
/// var outline = SectionSnapshot(["fruit", "nuts"])
/// outline.append(["apple", "pear"], to: "fruit")
/// outline.append(["hazel"], to: "nuts")
/// outline.expand(["fruit"])
/// // outline.visibleItems == ["fruit", "apple", "pear", "nuts"]
/// ```
///
/// Like a ``Snapshot``, an outline is a plain value: the screen changes only when a data source applies it.
/// Each item occurs at most once. Edits neither throw nor trap because of the items that they are given. An edit does
/// what it can, and records the rest as a ``SnapshotProblem`` in ``problems``:
///
/// | asked | done | problem |
/// |---|---|---|
/// | items repeat within one call | the first of each counts | ``SnapshotProblem/duplicateItems(_:call:)`` |
/// | insert an item that the outline has | it stays where it is, and the others are inserted | ``SnapshotProblem/existingItems(_:call:)`` |
/// | insert an outline with an item that the outline has | it stays where it is; its children take its position in the inserted outline | ``SnapshotProblem/existingItems(_:call:)`` |
/// | a parent or an item to insert next to is not there | nothing | ``SnapshotProblem/unknownItem(_:call:)`` |
/// | delete, expand or collapse what is not there | nothing | none |
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
  /// The identifier type of the items, under Apple's name.
  public typealias ItemIdentifierType = Item

  @usableFromInline var tree = ItemTree<Item>()

  /// The problems of the edits.
  private(set) var log = ProblemLog<Never, Item>()

  /// Creates an outline with no items.
  ///
  /// - Complexity: O(1).
  @inlinable
  public init() {}

  /// Creates an outline of items without children.
  ///
  /// - Parameter items: The items, in order. The first of equal items is used; the others are a problem.
  /// - Complexity: O(*n*) on average, where *n* is the number of items.
  @inlinable
  public init(_ items: [Item]) {
    self.init()
    let items = insertable(items, call: #function)
    tree.insert(items, below: ItemTree<Item>.sentinel, after: ItemTree<Item>.sentinel)
  }

  /// Creates an outline of items without children.
  ///
  /// - Parameter items: The items, none of which may repeat.
  @inlinable
  init(uncheckedRoots items: HashedItems<Item>) {
    tree.insert(items, below: ItemTree<Item>.sentinel, after: ItemTree<Item>.sentinel)
  }
}

// MARK: - Problems

extension SectionSnapshot {
  /// What an edit of an outline was asked to do and could not do.
  ///
  /// The edits of an outline are given no sections, so their problems name none.
  public typealias Problem = SnapshotProblem<Never, Item>

  /// What the edits of the outline were asked to do and could not do, oldest first.
  ///
  /// A copy has the same problems, and an outline that is inserted into another one brings its problems with it. A data
  /// source hands the problems of an applied outline on, and its own outlines have none. Problems are not compared or
  /// encoded.
  ///
  /// Only the first 16 problems are kept, so any number of problems takes constant memory.
  public var problems: [Problem] { log.problems }

  /// The number of problems, including those that ``problems`` does not keep.
  public var numberOfProblems: Int { log.count }

  #if hasFeature(Embedded)
    /// Edits the outline, and undoes all edits if one of them has a problem.
    ///
    /// - Parameter body: Edits the outline, which has no problems yet.
    /// - Returns: What `body` returns.
    /// - Throws: The first problem. The outline is then as it was before.
    /// - Complexity: That of the edits.
    @discardableResult
    public mutating func edit<Result>(
      _ body: (inout SectionSnapshot) -> Result
    ) throws(Problem) -> Result {
      var edited = self
      edited.removeProblems()
      let result = body(&edited)
      if let problem = edited.problems.first { throw problem }
      edited.log = log
      self = edited
      return result
    }
  #else
    /// Edits the outline, and undoes all edits if one of them has a problem.
    ///
    /// - Parameter body: Edits the outline, which has no problems yet.
    /// - Returns: What `body` returns.
    /// - Throws: The error that `body` throws, or the first ``SnapshotProblem``. The outline is then as it was before.
    /// - Complexity: That of the edits.
    @discardableResult
    public mutating func edit<Result>(
      _ body: (inout SectionSnapshot) throws -> Result
    ) throws -> Result {
      var edited = self
      edited.removeProblems()
      let result = try body(&edited)
      if let problem = edited.problems.first { throw problem }
      edited.log = log
      self = edited
      return result
    }
  #endif

  /// Removes the problems.
  @usableFromInline package mutating func removeProblems() { log = ProblemLog() }

  /// Adds a problem.
  @usableFromInline
  mutating func record(_ problem: Problem) { log.add(problem) }

  /// Adds the problems of another outline.
  @usableFromInline
  mutating func record(_ other: SectionSnapshot) { log.add(other.log) { $0 } }
}

extension SectionSnapshot: Equatable {
  /// Returns whether two outlines have the same roots, the same children of each item, and the same
  /// expanded items, regardless of problems.
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
