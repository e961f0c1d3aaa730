/// What a list should show: sections in order, and the items of each in order.
///
/// A snapshot is a plain value. Build one, edit it, compare it, hand it to another task; nothing
/// happens on screen until it is applied to a data source.
///
/// ```swift
/// var snapshot = Snapshot<String, Int>()
/// try snapshot.appendSections(["odd", "even"])
/// try snapshot.appendItems([1, 3, 5], toSection: "odd")
/// try snapshot.insertItems([2], beforeItem: 3)
/// ```
///
/// Sections and items are *identifiers*: values whose equality says that two of them stand for the
/// same thing. Each occurs at most once; a section and an item may be equal, since they have name
/// spaces of their own. Where an identifier also carries data, the snapshot holds the instance that
/// it was given last, so that new data replaces old. One that is not equal to itself, as a
/// floating-point number may be that is none, can be shown but never found again: `Hashable` forbids
/// it, edits do not look for it, and decoding refuses it.
///
/// A snapshot is valid by construction. An edit that cannot be carried out throws a
/// ``SnapshotError`` that names the culprits, and leaves the snapshot as it was. Edits never trap
/// on data, whatever a server sends.
///
/// Items and sections can be *marked* for reload or reconfiguration, to say that what they show has
/// changed although their identifiers have not. Marks take part in the difference between two
/// snapshots, not in their equality.
///
/// `Snapshot` is not a `Collection`: it would have to choose between sections and items as its
/// elements, and between offsets and paths as its indices, and each choice would surprise half of
/// its users. ``sectionIdentifiers`` and ``itemIdentifiers`` are.
public struct Snapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// All that it holds, behind one reference: a snapshot is copied more often than edited.
  @usableFromInline var contents: Indirect<Contents>

  @usableFromInline
  struct Contents: Sendable {
    /// The sections in order.
    @usableFromInline var sections: [Section] = []

    /// The short hash of each section.
    @usableFromInline var sectionHashes: [UInt32] = []

    /// Where each section stands in `sections`.
    @usableFromInline var positions: [Section: Int] = [:]

    /// The items, each section being known by its offset.
    @usableFromInline var store = ItemStore<Item>()

    /// The marks of sections, all of which are in the snapshot; never ``Mark/none``.
    @usableFromInline var sectionMarks: [Section: Mark] = [:]

    @inlinable
    init() {}
  }

  /// Creates a snapshot with no sections.
  ///
  /// - Complexity: O(1).
  @inlinable
  public init() { contents = Indirect(Contents()) }

  /// Creates a snapshot from sections, each with its items.
  ///
  /// ```swift
  /// let snapshot = try Snapshot([("fruit", ["apple", "pear"]), ("nuts", ["hazel"])])
  /// ```
  ///
  /// - Parameter contents: The sections in order, each with its items in order.
  /// - Throws: ``SnapshotError/duplicateSections(_:call:)`` or
  ///   ``SnapshotError/duplicateItems(_:call:)`` when an identifier occurs more than once, also
  ///   where the occurrences are in different sections.
  /// - Complexity: O(*n*) on average, where *n* is the number of sections and items, provided that
  ///   the identifiers hash well.
  @inlinable
  public init(
    _ contents: some Sequence<(Section, [Item])>
  ) throws(SnapshotError<Section, Item>) {
    try self.init(contents, call: #function)
  }

  /// Creates a snapshot from sections and items that may repeat, and then throws in the name of a
  /// call.
  @inlinable
  init(
    _ contents: some Sequence<(Section, [Item])>,
    call: String
  ) throws(SnapshotError<Section, Item>) {
    let contents = Array(contents)
    let sections = contents.map { $0.0 }
    let repeatedSections = HashedItems(hashing: sections).repetitions()
    guard repeatedSections.isEmpty else {
      throw .duplicateSections(repeatedSections, call: call)
    }
    let items = contents.map { HashedItems(hashing: $0.1) }
    let repeatedItems = HashedItems(joining: items).repetitions()
    guard repeatedItems.isEmpty else { throw .duplicateItems(repeatedItems, call: call) }
    self.init(uncheckedSections: sections, items: items)
  }

  /// Creates a snapshot from parts that are known to be free of repetitions.
  @inlinable
  init(uncheckedSections sections: [Section], items: [HashedItems<Item>]) {
    self.init()
    self.sections = sections
    sectionHashes = sections.map { shortHash($0) }
    positions.reserveCapacity(sections.count)
    store = ItemStore(sections: items)
    updatePositions(in: sections.indices)
    checkInvariants()
  }
}

// MARK: - What it holds

extension Snapshot {
  @inlinable var sections: [Section] {
    _read { yield contents.value.sections }
    _modify { yield &contents.value.sections }
  }

  @inlinable var sectionHashes: [UInt32] {
    _read { yield contents.value.sectionHashes }
    _modify { yield &contents.value.sectionHashes }
  }

  @inlinable var positions: [Section: Int] {
    _read { yield contents.value.positions }
    _modify { yield &contents.value.positions }
  }

  @inlinable var store: ItemStore<Item> {
    _read { yield contents.value.store }
    _modify { yield &contents.value.store }
  }

  @inlinable var sectionMarks: [Section: Mark] {
    _read { yield contents.value.sectionMarks }
    _modify { yield &contents.value.sectionMarks }
  }
}

extension Snapshot: Equatable {
  /// Whether both show the same sections and items in the same order; marks do not count.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections and items; versions of one snapshot
  ///   compare only what they do not share, and copies nothing at all.
  @inlinable
  public static func == (left: Snapshot, right: Snapshot) -> Bool {
    left.contents.isIdentical(with: right.contents)
      || left.sections == right.sections && left.store.hasSameItems(as: right.store)
  }
}
