/// The contents that a list should show: sections in order, each with its items in order.
///
/// A snapshot is a plain value. You can create it, edit it, compare it, and pass it to another task. The
/// screen changes only when you apply the snapshot to a data source.
///
/// ```swift
/// var snapshot = Snapshot<String, Int>()
/// try snapshot.appendSections(["odd", "even"])
/// try snapshot.appendItems([1, 3, 5], toSection: "odd")
/// try snapshot.insertItems([2], beforeItem: 3)
/// ```
///
/// Sections and items are *identifiers*: two equal identifiers stand for the same thing. Each section and
/// each item occurs at most once. A section and an item may be equal, because the snapshot keeps them apart.
/// If an identifier also carries data, the snapshot stores the instance that was given last, so new data
/// replaces old data.
///
/// An item that is not equal to itself, such as `Double.nan`, can be shown but cannot be looked up. `Hashable`
/// does not allow such values. Edits do not check for them, but decoding a snapshot with such a value throws
/// an error.
///
/// A snapshot is always valid. An edit that cannot be performed throws a ``SnapshotError`` with the
/// identifiers that caused it, and does not change the snapshot. Edits never trap because of the
/// identifiers that they are given.
///
/// You can *mark* items and sections for reload or reconfiguration when their content has changed but their
/// identifiers have not. The difference between two snapshots includes marks; `==` ignores them.
///
/// `Snapshot` is not a `Collection`, because its elements could be sections or items. The arrays
/// ``sectionIdentifiers`` and ``itemIdentifiers`` are collections.
public struct Snapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The sections and items, behind one reference.
  ///
  /// Snapshots are copied more often than edited, and copying one reference is cheap.
  @usableFromInline var contents: CopyOnWriteBox<Contents>

  /// Whether a section or an item may have a mark; false means that none has one.
  ///
  /// Stored outside `contents`, so that reading it does not depend on the types of the identifiers.
  @usableFromInline var isMarked = false

  @usableFromInline
  struct Contents: Sendable {
    @usableFromInline var sections: SectionList<Section>

    /// The items; the store refers to a section by its section index.
    @usableFromInline var store: ItemStore<Item>

    @inlinable
    init(_ sections: SectionList<Section>, _ store: ItemStore<Item>) {
      self.sections = sections
      self.store = store
    }
  }

  /// Creates a snapshot with no sections.
  ///
  /// - Complexity: O(1).
  @inlinable
  public init() { contents = CopyOnWriteBox(Contents(SectionList(), ItemStore())) }

  /// Creates a snapshot from sections, each with its items.
  ///
  /// ```swift
  /// let snapshot = try Snapshot([
  ///   ("fruit", ["apple", "pear"]),
  ///   ("nuts", ["hazel"]),
  /// ])
  /// ```
  ///
  /// - Parameter contents: The sections in order, each with its items in order.
  /// - Throws: ``SnapshotError/duplicateSections(_:call:)`` or
  ///   ``SnapshotError/duplicateItems(_:call:)`` if a section or an item occurs more than once. An item
  ///   must not repeat in different sections either.
  /// - Complexity: O(*n*) on average, where *n* is the number of sections and items, provided that
  ///   the identifiers hash well.
  @inlinable
  public init(
    _ contents: some Sequence<(Section, [Item])>
  ) throws(SnapshotError<Section, Item>) {
    try self.init(contents, call: #function)
  }

  /// Creates a snapshot from sections and items, or throws an error that names `call` if one of them repeats.
  @inlinable
  init(
    _ contents: some Sequence<(Section, [Item])>,
    call: String
  ) throws(SnapshotError<Section, Item>) {
    var identifiers: [Section] = []
    var items: [HashedItems<Item>] = []
    for (section, sectionItems) in contents {
      identifiers.append(section)
      items.append(HashedItems(hashing: sectionItems))
    }
    let sections = HashedItems(hashing: identifiers)
    let repeatedSections = sections.repeatedOffsets()
    guard repeatedSections.isEmpty else {
      throw .duplicateSections(identifiers.distinctElements(at: repeatedSections), call: call)
    }
    let joined = HashedItems(joining: items)
    let repeatedItems = joined.repeatedOffsets()
    guard repeatedItems.isEmpty else {
      throw .duplicateItems(joined.items.distinctElements(at: repeatedItems), call: call)
    }
    self.init(SectionList(identifiers, hashes: sections.hashes), items: items)
  }

  /// Creates a snapshot from sections and items that are known not to repeat.
  @inlinable
  init(uncheckedSections sections: [Section], items: [HashedItems<Item>]) {
    self.init(SectionList(sections, hashes: shortHashes(sections)), items: items)
  }

  /// Creates a snapshot from a section list and items that are known not to repeat.
  @inlinable
  init(_ sections: SectionList<Section>, items: [HashedItems<Item>]) {
    contents = CopyOnWriteBox(Contents(sections, ItemStore(sections: items)))
    isMarked = shape.isMarked
    checkInvariants()
  }
}

// MARK: - Parts

extension Snapshot {
  @inlinable var sectionList: SectionList<Section> {
    _read { yield contents.value.sections }
    _modify { yield &contents.value.sections }
  }

  @inlinable var store: ItemStore<Item> {
    _read { yield contents.value.store }
    _modify { yield &contents.value.store }
  }

  /// The sections, in list order.
  @inlinable var sections: [Section] { contents.value.sections.identifiers }

  /// The order, sections, hashes and marks of the items.
  @inlinable var shape: ListShape { _read { yield contents.value.store.shape } }
}

extension Snapshot: Equatable {
  /// Returns whether both snapshots have the same sections and items in the same order, regardless of marks.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections and items. Memory that both snapshots share is
  ///   not compared. Comparing a snapshot with its unchanged copy is O(1).
  @inlinable
  public static func == (left: Snapshot, right: Snapshot) -> Bool {
    left.contents.isIdentical(with: right.contents)
      || left.sections == right.sections && left.store.hasSameItems(as: right.store)
  }
}
