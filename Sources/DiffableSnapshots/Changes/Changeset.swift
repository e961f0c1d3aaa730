/// The fewest changes that turn one snapshot into another.
///
/// A changeset does not depend on the list that performs it. The sections that keep their relative
/// order are a longest increasing subsequence, and so are the items that stay in place in each kept
/// section. An item moves only if it moves to another section or is outside the subsequence of its section.
/// An item that both snapshots contain always moves if its old section is deleted or its new section is inserted.
///
/// ```swift
/// let changeset = new.difference(from: old)
/// let batches = changeset.batches(for: .tableView)
/// // batches.last?.snapshot == new
/// ```
public struct Changeset<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable,
  Hashable
{
  /// The snapshot before the change.
  public let old: Snapshot<Section, Item>

  /// The snapshot after the change.
  public let new: Snapshot<Section, Item>

  /// Which old section and item each new one is.
  @usableFromInline let matching: Matching

  /// The changes from `old` to `new`.
  public let changes: ListChanges

  init(
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>,
    _ matching: Matching,
    _ changes: ListChanges
  ) {
    self.old = old
    self.new = new
    self.matching = matching
    self.changes = changes
  }

  /// Hashes the new snapshot and the changes.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: O(*n*), where *n* is the number of sections and items.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(new)
    hasher.combine(changes)
  }

  /// Creates the changeset of a drop by the user, which moves one item.
  init(
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>,
    moving move: Move<ItemPath>
  ) {
    var changes = ListChanges()
    changes.items.moves = [move]
    let matching = Matching(
      movingItemAt: move.from,
      to: move.to,
      from: old.shape,
      to: new.shape
    )
    self.init(from: old, to: new, matching, changes)
  }

  /// Creates the changeset for a given matching.
  @inlinable
  init(
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>,
    _ matching: Matching,
    _ contentComparison: ContentComparison<Section, Item>
  ) {
    self.old = old
    self.new = new
    self.matching = matching
    changes = ListChanges(
      from: old.shape,
      to: new.shape,
      matching,
      sectionMarks: new.isMarked ? new.sectionList.list.marks : nil,
      sectionContent: contentComparison.sectionFinder?(old, new, matching) ?? [],
      itemContent: contentComparison.itemFinder?(old, new, matching) ?? []
    )
  }

  /// The changeset from the new snapshot to the old one.
  ///
  /// The inverse reloads and reconfigures the same sections and items as this changeset. It omits items
  /// whose section it reloads.
  ///
  /// - Complexity: O(*r* log *r* + *c* log *n*), where *r* is the number of runs of elements that are adjacent in both
  ///   snapshots, *c* the number of changes and *n* the number of sections and items.
  public var inverse: Changeset {
    var back = ListChanges()
    back.sections = sections.inverse
    back.sections.setUpdates(of: sections) {
      $0.compactMap { matching.sections.oldOffset(of: $0) }.sorted()
    }
    back.items = items.inverse
    let reloadedSections = Set(back.sections.reloads)
    back.items.setUpdates(of: items) { paths in
      paths.compactMap { matching.oldPath(for: $0, from: old.shape, to: new.shape) }
        .filter { !reloadedSections.contains($0.section) }.sorted()
    }
    return Changeset(from: new, to: old, matching.inverse, back)
  }
}

// The lists of ``ListChanges``, as members of the changeset.
extension Changeset {
  /// The changes of the sections.
  ///
  /// The items of a deleted or an inserted section are deleted or inserted too, except those that ``items`` moves.
  public var sections: Changes<Int> { changes.sections }

  /// The changes of the items.
  ///
  /// Deletions in deleted sections and insertions in inserted sections are not listed, nor are updates in reloaded
  /// sections.
  public var items: Changes<ItemPath> { changes.items }

  /// Whether no section and no item changes.
  public var isEmpty: Bool { changes.isEmpty }

  /// The number of changes of sections and items.
  public var count: Int { changes.count }

  /// The number of changes of each kind, in one line for logs.
  ///
  /// See ``ListChanges/summary``.
  public var summary: String { changes.summary }
}

// A list can use these functions to keep its selection and its scroll position.
extension Changeset {
  /// Returns the new path of an item.
  ///
  /// - Parameter path: The item's old path.
  /// - Returns: The new path, or nil if the item is deleted or the old path is out of bounds.
  /// - Complexity: The same as ``Snapshot/itemPath(for:)``.
  public func newPath(for path: ItemPath) -> ItemPath? {
    old.itemIdentifier(for: path).flatMap { new.itemPath(for: $0) }
  }

  /// Returns the old path of an item.
  ///
  /// - Parameter path: The item's new path.
  /// - Returns: The old path, or nil if the item is inserted or the new path is out of bounds.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items.
  public func oldPath(for path: ItemPath) -> ItemPath? {
    guard new.shape.location(section: path.section, item: path.item) != nil else { return nil }
    return matching.oldPath(for: path, from: old.shape, to: new.shape)
  }

  /// Returns the new index of a section.
  ///
  /// - Parameter index: The section's old index.
  /// - Returns: The new index, or nil if the section is deleted or the old index is out of bounds.
  /// - Complexity: The same as ``Snapshot/indexOfSection(_:)``.
  public func newSection(for index: Int) -> Int? {
    old.sectionIdentifier(for: index).flatMap { new.indexOfSection($0) }
  }

  /// Returns the old index of a section.
  ///
  /// - Parameter index: The section's new index.
  /// - Returns: The old index, or nil if the section is inserted or the new index is out of bounds.
  /// - Complexity: O(log *s*), where *s* is the number of sections.
  public func oldSection(for index: Int) -> Int? { matching.sections.oldOffset(of: index) }
}

// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension Changeset: CustomStringConvertible {
    /// A text with the number of changes, then one line for each change.
    ///
    /// ```
    /// Changeset: 3 changes
    ///   delete 0.2: plum
    ///   insert 1.0: hazel
    ///   move 0.3 to 0.0: apple
    /// ```
    ///
    /// - Complexity: O(*c* log *n*) plus the length of the text, where *c* is the number of changes and
    ///   *n* the number of sections and items.
    public var description: String {
      let title = "Changeset: \(count) change\(count == 1 ? "" : "s")"
      let lines = changes.lines { index, isOld in
        (isOld ? old : new).sectionIdentifier(for: index).map { "\($0)" } ?? "out of bounds"
      } item: { path, isOld in
        (isOld ? old : new).itemIdentifier(for: path).map { "\($0)" } ?? "out of bounds"
      }
      return ([title] + lines).joined(separator: "\n  ")
    }
  }
#endif
