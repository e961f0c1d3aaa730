extension Snapshot {
  /// Whether there is neither a section nor an item.
  ///
  /// - Complexity: O(1).
  @inlinable public var isEmpty: Bool { numberOfSections == 0 }

  /// The number of sections.
  ///
  /// - Complexity: O(1).
  @inlinable public var numberOfSections: Int { contents.value.sections.count }

  /// The number of items in all sections together.
  ///
  /// - Complexity: O(1).
  @inlinable public var numberOfItems: Int { contents.value.store.shape.count }

  /// The sections in order.
  ///
  /// - Complexity: O(1).
  @inlinable public var sectionIdentifiers: [Section] { sections }

  /// The items of all sections in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections and items.
  @inlinable public var itemIdentifiers: [Item] { store.items(ofSlots: shape.slots) }

  /// The number of items in a section.
  ///
  /// - Parameter section: A section of the snapshot.
  /// - Returns: The number of its items.
  /// - Throws: ``SnapshotError/unknownSection(_:call:)``.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  @inlinable
  public func numberOfItems(
    inSection section: Section
  ) throws(SnapshotError<Section, Item>) -> Int {
    try shape.size(index(of: section, call: #function))
  }

  /// The items of a section, in order.
  ///
  /// - Parameter section: A section of the snapshot.
  /// - Returns: Its items.
  /// - Throws: ``SnapshotError/unknownSection(_:call:)``.
  /// - Complexity: O(*m* + log *n*) on average, where *m* is the number of items in the section and *n*
  ///   that of all sections and items.
  @inlinable
  public func itemIdentifiers(
    inSection section: Section
  ) throws(SnapshotError<Section, Item>) -> [Item] {
    try store.items(ofSection: index(of: section, call: #function))
  }

  /// The section that holds an item.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Its section, or nil when the snapshot does not hold the item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  @inlinable
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    store.location(of: item).map { sectionList.identifiers[shape.section(of: $0)] }
  }

  /// The offset of an item, counted across all sections.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Its offset in ``itemIdentifiers``, or nil when the snapshot does not hold it.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  @inlinable
  public func indexOfItem(_ item: Item) -> Int? {
    store.location(of: item).map { shape.position(of: $0) }
  }

  /// The offset of a section.
  ///
  /// - Parameter section: Any section.
  /// - Returns: Its offset in ``sectionIdentifiers``, or nil when the snapshot does not hold it.
  /// - Complexity: O(1) on average.
  @inlinable
  public func indexOfSection(_ section: Section) -> Int? { sectionList.index(of: section) }

  /// The place of an item.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Its path, or nil when the snapshot does not hold it.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  @inlinable
  public func itemPath(for item: Item) -> ItemPath? {
    store.location(of: item).map { shape.path(of: $0) }
  }

  /// The item at a place.
  ///
  /// - Parameter path: Any path.
  /// - Returns: The item there, or nil when the path is beyond the sections or their items.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items.
  @inlinable
  public func itemIdentifier(for path: ItemPath) -> Item? {
    shape.location(section: path.section, item: path.item).map { store.item(at: $0) }
  }

  /// The section at an offset.
  ///
  /// - Parameter index: Any offset.
  /// - Returns: The section there, or nil when the offset is out of bounds.
  /// - Complexity: O(1).
  @inlinable
  public func sectionIdentifier(for index: Int) -> Section? {
    index >= 0 && index < numberOfSections ? sectionList.identifiers[index] : nil
  }

  /// The number of items in the section at an offset, or nil when the offset is out of bounds.
  ///
  /// - Parameter index: Any offset of a section.
  /// - Returns: The number of items.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items.
  @inlinable
  public func numberOfItems(inSectionAt index: Int) -> Int? {
    index >= 0 && index < numberOfSections ? shape.size(index) : nil
  }

  /// Returns the index of a section, for calls that cannot continue without it.
  @inlinable
  func index(
    of section: Section,
    call: String
  ) throws(SnapshotError<Section, Item>) -> Int {
    guard let index = sectionList.index(of: section) else {
      throw .unknownSection([section], call: call)
    }
    return index
  }
}
