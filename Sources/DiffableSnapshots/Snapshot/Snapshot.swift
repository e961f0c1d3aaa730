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
/// it was given last, so that new data replaces old. An item that is not equal to itself, such as
/// `Double.nan`, can be shown but cannot be looked up: `Hashable` forbids it, edits do not check for it,
/// and decoding refuses it.
///
/// A snapshot is valid by construction. An edit that cannot be performed throws a
/// ``SnapshotError`` that names the culprits, and leaves the snapshot as it was. Edits never trap
/// on data.
///
/// Items and sections can be *marked* for reload or reconfiguration, to say that what they show has
/// changed although their identifiers have not. Marks take part in the difference between two
/// snapshots, not in their equality.
///
/// `Snapshot` is not a `Collection`: it would have to choose between sections and items as its
/// elements, and between offsets and paths as its indices, and each choice would surprise half of
/// its users. ``sectionIdentifiers`` and ``itemIdentifiers`` are.
public struct Snapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// Everything that the snapshot holds, behind one reference: snapshots are copied more often than edited.
  @usableFromInline var contents: CopyOnWriteBox<Contents>

  /// Whether a section or an item may be marked.
  ///
  /// Beside the contents, so that it is known without the types of the identifiers.
  @usableFromInline var isMarked = false

  @usableFromInline
  struct Contents: Sendable {
    @usableFromInline var sections: SectionList<Section>

    /// The items; the store knows sections by their index.
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

  /// Creates a snapshot from sections and items that may repeat; the error names the given call.
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
    var joined = HashedItems<Item>()
    for section in items { joined.append(contentsOf: section) }
    let repeatedItems = joined.repeatedOffsets()
    guard repeatedItems.isEmpty else {
      throw .duplicateItems(joined.items.distinctElements(at: repeatedItems), call: call)
    }
    self.init(SectionList(identifiers, hashes: sections.hashes), items: items)
  }

  /// Creates a snapshot from sections that are known to be free of repetitions.
  @inlinable
  init(uncheckedSections sections: [Section], items: [HashedItems<Item>]) {
    self.init(SectionList(sections, hashes: shortHashes(sections)), items: items)
  }

  /// Creates a snapshot from parts that are known to be free of repetitions.
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

  /// The sections in order.
  @inlinable var sections: [Section] { contents.value.sections.identifiers }

  /// The shape of the list.
  @inlinable var shape: ListShape { _read { yield contents.value.store.shape } }
}

extension Snapshot: Equatable {
  /// Returns whether both snapshots have the same sections and items in the same order; marks do not count.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections and items. Versions of one snapshot compare only
  ///   what they do not share, and copies compare nothing.
  @inlinable
  public static func == (left: Snapshot, right: Snapshot) -> Bool {
    left.contents.isIdentical(with: right.contents)
      || left.sections == right.sections && left.store.hasSameItems(as: right.store)
  }
}
