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
/// | a parent or an item to insert next to is not there | nothing | ``SnapshotProblem/unknownItems(_:call:)`` |
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

  /// The tree, as numbers.
  @usableFromInline var shape = TreeShape()

  /// The item at each slot; nil for the sentinel and for free slots.
  ///
  /// Items and nodes are stored separately, so that expanding an item after a copy copies only one page of nodes.
  @usableFromInline var stored = Pages<Item?>(pageSize: 512)

  /// The problems of the edits.
  private(set) var log = ProblemLog<Never, Item>()

  /// Creates an outline with no items.
  ///
  /// - Complexity: O(1).
  @preconcurrency
  public init() { stored.append(nil) }

  /// Creates an outline of items without children.
  ///
  /// - Parameter items: The items, in order. The first of equal items is used; the others are a problem.
  /// - Complexity: O(*n*) on average, where *n* is the number of items.
  public init(_ items: [Item]) {
    self.init()
    put(insertable(items, call: #function), at: .start(of: TreeShape.sentinel))
  }

  /// Creates an outline of items without children.
  ///
  /// - Parameter items: The items, none of which may repeat.
  @inlinable
  init(uncheckedRoots items: HashedItems<Item>) {
    self.init()
    put(items, at: .start(of: TreeShape.sentinel))
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

  #if !hasFeature(Embedded)
    /// Edits the outline with a closure that can throw, and undoes all edits if it throws or if one of them has a problem.
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

extension SectionSnapshot: Hashable {
  /// Returns whether two outlines have the same roots, the same children of each item, and the same
  /// expanded items, regardless of problems.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items; O(1) for copies of one outline.
  @inlinable
  public static func == (left: SectionSnapshot, right: SectionSnapshot) -> Bool {
    left.shape.isIdentical(with: right.shape) && left.stored.isIdentical(with: right.stored)
      || left.shape.isEqual(to: right.shape) { left.item(at: $0) == right.item(at: $1) }
  }

  /// Hashes the items in their order.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: O(*n*), where *n* is the number of items.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(items) }
}

// MARK: - Storage

// These functions do not check their input: callers must not insert an item that the outline already has.
extension SectionSnapshot {
  /// Returns the item at a slot, which must be in use and not the sentinel.
  @inlinable
  func item(at slot: TreeShape.Slot) -> Item {
    guard let item = stored[slot] else { preconditionFailure("The slot is not in use") }
    return item
  }

  /// Returns the items at slots, which must be in use and not the sentinel.
  @inlinable
  func items(at slots: [TreeShape.Slot]) -> [Item] { slots.map { item(at: $0) } }

  /// Returns the slot of an item, or nil if the outline does not have the item.
  @inlinable
  func slot(of item: Item) -> TreeShape.Slot? { slot(of: item, shortHash(item)) }

  /// Returns the slot of an item with a known hash, or nil if the outline does not have the item.
  @inlinable
  func slot(of item: Item, _ hash: UInt32) -> TreeShape.Slot? {
    shape.index.slot(for: hash) { self.item(at: $0) == item }
  }

  /// Inserts items without children.
  @inlinable
  mutating func put(_ items: HashedItems<Item>, at destination: TreeShape.Destination) {
    for (item, slot) in zip(items.items, shape.insert(items.hashes, at: destination)) {
      store(item, at: slot)
    }
  }

  /// Inserts the items of another outline, expanded or collapsed as they are there.
  ///
  /// - Parameters:
  ///   - other: The other outline.
  ///   - top: The slot of the other outline whose descendants to insert.
  ///   - includesTop: Whether to insert the item at that slot, too, as the parent of its children.
  ///   - destination: Where to insert the items.
  @inlinable
  mutating func put(
    _ other: SectionSnapshot,
    below top: TreeShape.Slot = TreeShape.sentinel,
    includesTop: Bool = false,
    at destination: TreeShape.Destination
  ) {
    let slots = shape.insert(other.shape, below: top, includesTop: includesTop, at: destination)
    for (source, slot) in slots { store(other.item(at: source), at: slot) }
  }

  /// Stores an item at a slot, which may be new.
  @inlinable
  mutating func store(_ item: Item, at slot: TreeShape.Slot) {
    if Int(slot) == stored.count { stored.append(item) } else { stored[slot] = item }
  }

  /// Removes the items at slots that the shape has freed.
  @inlinable
  mutating func free(_ slots: [TreeShape.Slot]) {
    for slot in slots { stored[slot] = nil }
  }

  /// Rebuilds the storage without free slots if most slots are free.
  @inlinable
  mutating func compactIfSparse() {
    if shape.isSparse { setItems(to: subtree(below: TreeShape.sentinel)) }
  }

  /// Replaces the items, but not the problems, by the items of another outline.
  @inlinable
  mutating func setItems(to other: SectionSnapshot) {
    (shape, stored) = (other.shape, other.stored)
  }

  /// Returns the descendants of a slot as an outline without problems.
  @inlinable
  func subtree(below top: TreeShape.Slot, includesTop: Bool = false) -> SectionSnapshot {
    var subtree = SectionSnapshot()
    subtree.put(self, below: top, includesTop: includesTop, at: .start(of: TreeShape.sentinel))
    return subtree
  }
}
