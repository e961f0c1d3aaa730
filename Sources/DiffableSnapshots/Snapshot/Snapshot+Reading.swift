extension Snapshot {
  /// Whether there is neither a section nor an item.
  ///
  /// - Complexity: O(1).
  @inlinable public var isEmpty: Bool { sections.isEmpty }

  /// The number of sections.
  ///
  /// - Complexity: O(1).
  @inlinable public var numberOfSections: Int { sections.count }

  /// The number of items in all sections together.
  ///
  /// - Complexity: O(1).
  @inlinable public var numberOfItems: Int { store.order.count }

  /// The sections in order.
  ///
  /// - Complexity: O(1).
  @inlinable public var sectionIdentifiers: [Section] { sections }

  /// The items of all sections in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections and items.
  @inlinable public var itemIdentifiers: [Item] { store.items }

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
    try store.size(position(of: section, call: #function))
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
    try store.items(ofSection: position(of: section, call: #function))
  }

  /// The section that holds an item.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Its section, or nil when the snapshot does not hold the item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  @inlinable
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    place(of: item).map { sections[store.section(of: $0)] }
  }

  /// The offset of an item, counted across all sections.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Its offset in ``itemIdentifiers``, or nil when the snapshot does not hold it.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  @inlinable
  public func indexOfItem(_ item: Item) -> Int? { place(of: item).map { store.position(of: $0) } }

  /// The offset of a section.
  ///
  /// - Parameter section: Any section.
  /// - Returns: Its offset in ``sectionIdentifiers``, or nil when the snapshot does not hold it.
  /// - Complexity: O(1) on average.
  @inlinable
  public func indexOfSection(_ section: Section) -> Int? { positions[section] }

  /// The place of an item.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Its path, or nil when the snapshot does not hold it.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  @inlinable
  public func itemPath(for item: Item) -> ItemPath? { place(of: item).map { store.path(of: $0) } }

  /// The item at a place.
  ///
  /// - Parameter path: Any path.
  /// - Returns: The item there, or nil when the path is beyond the sections or their items.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items.
  @inlinable
  public func itemIdentifier(for path: ItemPath) -> Item? {
    guard let count = numberOfItems(inSectionAt: path.section), (0..<count).contains(path.item)
    else { return nil }
    return store.item(at: store.place(at: store.start(path.section) + path.item))
  }

  /// The section at an offset.
  ///
  /// - Parameter index: Any offset.
  /// - Returns: The section there, or nil when the offset is out of bounds.
  /// - Complexity: O(1).
  @inlinable
  public func sectionIdentifier(for index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// The number of items in the section at an offset, or nil when the offset is out of bounds.
  ///
  /// - Parameter index: Any offset of a section.
  /// - Returns: The number of items.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items.
  @inlinable
  public func numberOfItems(inSectionAt index: Int) -> Int? {
    sections.indices.contains(index) ? store.size(index) : nil
  }

  /// Where an item is stored, or nil.
  @inlinable
  func place(of item: Item) -> ItemStore<Item>.Place? { store.place(of: item, shortHash(item)) }

  /// Where a section stands, for calls that cannot go on without it.
  @inlinable
  func position(
    of section: Section,
    call: String
  ) throws(SnapshotError<Section, Item>) -> Int {
    guard let position = positions[section] else {
      throw .unknownSection([section], call: call)
    }
    return position
  }
}
