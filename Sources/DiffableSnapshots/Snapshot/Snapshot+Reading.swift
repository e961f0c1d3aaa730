extension Snapshot {
  /// Whether there is neither a section nor an item.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { sections.isEmpty }

  /// The number of sections.
  ///
  /// - Complexity: O(1).
  public var numberOfSections: Int { sections.count }

  /// The number of items in all sections together.
  ///
  /// - Complexity: O(1).
  public var numberOfItems: Int { owners.count }

  /// The sections in order.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  public var sectionIdentifiers: [Section] { sections.map { $0.identifier } }

  /// The items of all sections in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections and items.
  public var itemIdentifiers: [Item] {
    var all: [Item] = []
    all.reserveCapacity(numberOfItems)
    for section in sections { all.append(contentsOf: section.items) }
    return all
  }

  /// The number of items in a section.
  ///
  /// - Parameter section: A section of the snapshot.
  /// - Returns: The number of its items.
  /// - Throws: ``SnapshotError/unknownSection(_:call:)``.
  /// - Complexity: O(1) on average.
  public func numberOfItems(
    inSection section: Section
  ) throws(SnapshotError<Section, Item>) -> Int {
    try sections[position(of: section, call: #function)].items.count
  }

  /// The items of a section, in order.
  ///
  /// - Parameter section: A section of the snapshot.
  /// - Returns: Its items.
  /// - Throws: ``SnapshotError/unknownSection(_:call:)``.
  /// - Complexity: O(1) on average; the array shares its storage with the snapshot.
  public func itemIdentifiers(
    inSection section: Section
  ) throws(SnapshotError<Section, Item>) -> [Item] {
    try sections[position(of: section, call: #function)].items
  }

  /// The section that holds an item.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Its section, or nil when the snapshot does not hold the item.
  /// - Complexity: O(1) on average.
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    // By way of its position, since the section may have been replaced by a new instance.
    owners[item].flatMap { positions[$0] }.map { sections[$0].identifier }
  }

  /// The offset of an item, counted across all sections.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Its offset in ``itemIdentifiers``, or nil when the snapshot does not hold it.
  /// - Complexity: O(*s* + *m*), where *s* is the number of sections and *m* that of the items in
  ///   the item's section.
  public func indexOfItem(_ item: Item) -> Int? {
    guard let path = itemPath(for: item) else { return nil }
    return sections[..<path.section].reduce(path.item) { $0 + $1.items.count }
  }

  /// The offset of a section.
  ///
  /// - Parameter section: Any section.
  /// - Returns: Its offset in ``sectionIdentifiers``, or nil when the snapshot does not hold it.
  /// - Complexity: O(1) on average.
  public func indexOfSection(_ section: Section) -> Int? { positions[section] }

  /// The place of an item.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Its path, or nil when the snapshot does not hold it.
  /// - Complexity: O(*m*), where *m* is the number of items in the item's section.
  public func itemPath(for item: Item) -> ItemPath? {
    guard let owner = owners[item], let section = positions[owner],
      let offset = sections[section].items.firstIndex(of: item)
    else { return nil }
    return ItemPath(section: section, item: offset)
  }

  /// The item at a place.
  ///
  /// - Parameter path: Any path.
  /// - Returns: The item there, or nil when the path is beyond the sections or their items.
  /// - Complexity: O(1).
  public func itemIdentifier(for path: ItemPath) -> Item? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  /// The section at an offset.
  ///
  /// - Parameter index: Any offset.
  /// - Returns: The section there, or nil when the offset is out of bounds.
  /// - Complexity: O(1).
  public func sectionIdentifier(for index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index].identifier : nil
  }

  /// The number of items in the section at an offset, or nil when the offset is out of bounds.
  ///
  /// - Parameter index: Any offset of a section.
  /// - Returns: The number of items.
  /// - Complexity: O(1).
  public func numberOfItems(inSectionAt index: Int) -> Int? {
    sections.indices.contains(index) ? sections[index].items.count : nil
  }

  /// Where a section stands, for calls that cannot go on without it.
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
