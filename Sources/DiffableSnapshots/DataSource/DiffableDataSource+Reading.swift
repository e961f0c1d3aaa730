extension DiffableDataSource {
  /// The newest snapshot that was applied, without marks, to be edited and applied back.
  ///
  /// It follows the user, who drags items to other places; during a drag it is as it was before.
  ///
  /// As a rule the list shows it. While an apply waits for another one, or its difference is found
  /// elsewhere, the list shows an older one, to which the paths of the other look-ups belong; an edit of the
  /// newest loses nothing.
  ///
  /// - Returns: The snapshot.
  /// - Complexity: O(1).
  @inlinable
  public func snapshot() -> Snapshot<Section, Item> { newest }

  /// The item at a place.
  ///
  /// - Parameter path: A path of the snapshot that is shown.
  /// - Returns: The item, or nil when the path is out of bounds.
  /// - Complexity: That of ``Snapshot/itemIdentifier(for:)``.
  @inlinable
  public func itemIdentifier(for path: ItemPath) -> Item? {
    shown.snapshot.itemIdentifier(for: path)
  }

  /// The place of an item.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Its path in the snapshot that is shown, or nil when the list does not show it.
  /// - Complexity: That of ``Snapshot/itemPath(for:)``.
  @inlinable
  public func itemPath(for item: Item) -> ItemPath? { shown.snapshot.itemPath(for: item) }

  /// The section at an offset.
  ///
  /// - Parameter index: An offset of the snapshot that is shown.
  /// - Returns: The section, or nil when the offset is out of bounds.
  /// - Complexity: That of ``Snapshot/sectionIdentifier(for:)``.
  @inlinable
  public func sectionIdentifier(for index: Int) -> Section? {
    shown.snapshot.sectionIdentifier(for: index)
  }

  /// The offset of a section.
  ///
  /// - Parameter section: Any section.
  /// - Returns: Its offset in the snapshot that is shown, or nil when the list does not show it.
  /// - Complexity: That of ``Snapshot/indexOfSection(_:)``.
  @inlinable
  public func index(for section: Section) -> Int? { shown.snapshot.indexOfSection(section) }
}
