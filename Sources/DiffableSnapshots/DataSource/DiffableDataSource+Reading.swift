extension DiffableDataSource {
  /// The snapshot that the list shows, without marks. Edit it and apply it back.
  ///
  /// - Complexity: O(1).
  public func snapshot() -> Snapshot<Section, Item> { shown.snapshot }

  /// The item at a place.
  ///
  /// - Parameter path: A path of the present snapshot.
  /// - Returns: The item, or nil when the path is out of bounds.
  /// - Complexity: That of ``Snapshot/itemIdentifier(for:)``.
  public func itemIdentifier(for path: ItemPath) -> Item? {
    shown.snapshot.itemIdentifier(for: path)
  }

  /// The place of an item.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Its path in the present snapshot, or nil when the list does not show it.
  /// - Complexity: That of ``Snapshot/itemPath(for:)``.
  public func itemPath(for item: Item) -> ItemPath? { shown.snapshot.itemPath(for: item) }

  /// The section at an offset.
  ///
  /// - Parameter index: An offset of the present snapshot.
  /// - Returns: The section, or nil when the offset is out of bounds.
  /// - Complexity: That of ``Snapshot/sectionIdentifier(for:)``.
  public func sectionIdentifier(for index: Int) -> Section? {
    shown.snapshot.sectionIdentifier(for: index)
  }

  /// The offset of a section.
  ///
  /// - Parameter section: Any section.
  /// - Returns: Its offset in the present snapshot, or nil when the list does not show it.
  /// - Complexity: That of ``Snapshot/indexOfSection(_:)``.
  public func index(for section: Section) -> Int? { shown.snapshot.indexOfSection(section) }
}
