/// The contents that a list should show: sections in order, each with its items in order.
///
/// A snapshot is a plain value. You can create it, edit it, compare it, and pass it to another task. The
/// screen changes only when you apply the snapshot to a data source.
///
/// ```swift
/// var snapshot = Snapshot<String, Int>()
/// snapshot.appendSections(["odd", "even"])
/// snapshot.appendItems([1, 3, 5], toSection: "odd")
/// snapshot.insertItems([2], beforeItem: 3)
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
/// A snapshot is always valid, and edits neither throw nor trap because of the identifiers that they are given. An
/// edit does what it can, and records the rest as a ``SnapshotProblem`` in ``problems``:
///
/// | asked | done | problem |
/// |---|---|---|
/// | items repeat within one call | the first of each counts | ``SnapshotProblem/duplicateItems(_:call:)``, unless a ``DuplicatePolicy`` was given |
/// | items repeat, and the policy is ``DuplicatePolicy/reject`` | nothing | ``SnapshotProblem/duplicateItems(_:call:)`` |
/// | append or insert an item that the snapshot has | it moves, unless the policy is ``DuplicatePolicy/keepFirst`` | none |
/// | append to a section, or insert next to an item or a section, that is not there | nothing | ``SnapshotProblem/unknownSections(_:call:)``, ``SnapshotProblem/unknownItems(_:call:)``, ``SnapshotProblem/noSections(call:)`` |
/// | insert items next to one of them | nothing | ``SnapshotProblem/anchorIsInserted(_:call:)`` |
/// | move an item or a section that is not there, or next to one that is not there | nothing | ``SnapshotProblem/unknownItems(_:call:)``, ``SnapshotProblem/unknownSections(_:call:)`` |
/// | reload, reconfigure or update, and some are not there | the others are marked | ``SnapshotProblem/unknownItems(_:call:)``, ``SnapshotProblem/unknownSections(_:call:)`` |
/// | append or insert sections that are there or repeat | the others are added | ``SnapshotProblem/existingSections(_:call:)``, ``SnapshotProblem/duplicateSections(_:call:)`` |
/// | create a snapshot with a section twice | its items join the first | ``SnapshotProblem/duplicateSections(_:call:)`` |
/// | create a snapshot with an item twice | the first stays | ``SnapshotProblem/duplicateItems(_:call:)`` |
/// | delete what is not there | nothing | none |
///
/// A call records one problem for each line that applies to it. To undo all edits if one of them has a problem, use
/// ``edit(_:)-9hi06``.
///
/// You can *mark* items and sections for reload or reconfiguration when their content has changed but their
/// identifiers have not. The difference between two snapshots includes marks; `==` ignores them.
///
/// A snapshot stores its items in *blocks* of up to 512 items of one section, and copies share the blocks. Each edit of
/// items or sections also updates or copies short lists that grow with the number of blocks. This part is small: it
/// takes less than 2 µs for 1,000,000 items in one section. It matters only for very many sections: an edit of a copy
/// takes 10 µs for 10,000 sections of one item.
///
/// `Snapshot` is not a `Collection`, because its elements could be sections or items. The arrays
/// ``sectionIdentifiers`` and ``itemIdentifiers`` are collections.
public struct Snapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The identifier type of the sections, under Apple's name.
  public typealias SectionIdentifierType = Section

  /// The identifier type of the items, under Apple's name.
  public typealias ItemIdentifierType = Item

  /// The sections and items, behind one reference.
  ///
  /// Snapshots are copied more often than edited, and copying one reference is cheap.
  @usableFromInline var storage: CopyOnWriteBox<Storage>

  /// Whether a section or an item may have a mark; false means that none has one.
  ///
  /// Stored outside `storage`, so that reading it does not depend on the types of the identifiers.
  @usableFromInline package var isMarked = false

  /// Whether the snapshot has problems.
  @usableFromInline var hasProblems = false

  @usableFromInline
  struct Storage: Sendable {
    @usableFromInline var sections: SectionList<Section>

    /// The items; the store refers to a section by its section index.
    @usableFromInline var store: ItemStore<Item>

    /// The problems of the edits.
    @usableFromInline var log = ProblemLog<Section, Item>()

    @inlinable
    init(_ sections: SectionList<Section>, _ store: ItemStore<Item>) {
      self.sections = sections
      self.store = store
    }
  }

  /// Creates a snapshot with no sections.
  ///
  /// - Complexity: O(1).
  @preconcurrency
  public init() { storage = CopyOnWriteBox(Storage(SectionList(), ItemStore())) }

  /// Creates a snapshot from sections, each with its items.
  ///
  /// ```swift
  /// let snapshot = Snapshot([
  ///   ("fruit", ["apple", "pear"]),
  ///   ("nuts", ["hazel"]),
  /// ])
  /// ```
  ///
  /// The items of a section that occurs twice join the items of its first occurrence. Of an item that occurs twice, in
  /// one section or in several sections, the first occurrence is used. Both are ``problems`` of the snapshot.
  ///
  /// - Parameter contents: The sections in order, each with its items in order.
  /// - Complexity: O(*n*) on average, where *n* is the number of sections and items, provided that
  ///   the identifiers hash well.
  public init(_ contents: some Sequence<(Section, [Item])>) {
    self.init(contents, call: #function)
  }

  /// Creates a snapshot from sections and items; its problems name `call`.
  @inlinable
  init(_ contents: some Sequence<(Section, [Item])>, call: String) {
    var identifiers: [Section] = []
    var items: [HashedItems<Item>] = []
    identifiers.reserveCapacity(contents.underestimatedCount)
    items.reserveCapacity(contents.underestimatedCount)
    for (section, sectionItems) in contents {
      identifiers.append(section)
      items.append(HashedItems(hashing: sectionItems))
    }
    let sections = HashedItems(hashing: identifiers)
    let store = ItemStore(sections: items)
    if store.shape.hasRepeatedHash(sectionHashes: sections.hashes) {
      self.init(sections, items, store, call: call)
    } else {
      self.init(SectionList(sections), store)
    }
  }

  /// Creates a snapshot from sections and items that are known not to repeat.
  @inlinable
  init(_ sections: HashedItems<Section>, items: [HashedItems<Item>]) {
    self.init(SectionList(sections), ItemStore(sections: items))
  }

  /// Creates a snapshot from its parts, in which nothing repeats.
  @inlinable
  init(_ sections: SectionList<Section>, _ store: ItemStore<Item>) {
    storage = CopyOnWriteBox(Storage(sections, store))
    isMarked = shape.isMarked
    checkInvariants()
  }
}

// MARK: - Parts

extension Snapshot {
  @inlinable var sectionList: SectionList<Section> {
    _read { yield storage.value.sections }
    _modify { yield &storage.value.sections }
  }

  @inlinable var store: ItemStore<Item> {
    _read { yield storage.value.store }
    _modify { yield &storage.value.store }
  }

  /// The sections, in list order.
  @inlinable var sections: [Section] { storage.value.sections.list.items }

  /// The order, sections, hashes and marks of the items.
  @inlinable package var shape: ListShape { _read { yield storage.value.store.shape } }
}

extension Snapshot {
  /// Traps if the snapshot violates an invariant.
  ///
  /// Does nothing unless the package is built with `-D DIFFABLE_INTERNAL_CHECKS`.
  @inlinable
  func checkInvariants() {
    #if DIFFABLE_INTERNAL_CHECKS
      checkParts()
    #endif
  }

  #if DIFFABLE_INTERNAL_CHECKS
    @usableFromInline
    func checkParts() {
      let hashes = sectionList.list.hashes
      precondition(hashes == shortHashes(sections), "A section has an obsolete hash")
      precondition(
        shape.firstSlots.count == sections.count,
        "The numbers of sections differ"
      )
      for (index, section) in sections.enumerated() {
        precondition(indexOfSection(section) == index, "A lookup returns a wrong section index")
      }
      precondition(
        !sectionList.isMarked || sectionList.list.marks.count == sections.count,
        "The number of marks is not the number of sections"
      )
      precondition(
        isMarked || !sectionList.isMarked && !shape.isMarked,
        "The snapshot has marks although isMarked is false"
      )
      store.checkInvariants()
    }
  #endif
}
