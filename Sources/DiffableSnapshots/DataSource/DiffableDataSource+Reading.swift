extension DiffableDataSource {
  /// Returns the newest snapshot, without marks, to be edited and applied again.
  ///
  /// The newest snapshot is the result of the last apply or of the last change by the user. An item that the user
  /// reorders changes the snapshot when it is dropped. In an outline, expanding or collapsing an item also changes the
  /// snapshot.
  ///
  /// Usually the list shows this snapshot. While an apply waits for another one or computes its difference, the
  /// list shows an older snapshot. The other lookups of the data source, such as ``itemPath(for:)``, always use
  /// the snapshot that the list shows.
  ///
  /// While an apply changes the list, the result changes at the moment when the data of the list changes. Before that, it
  /// is the snapshot before the apply. A provider of cells or other views, or a function that updates a view, gets a
  /// snapshot with the sections that the list shows, even if another apply waits, until it applies a snapshot itself. So
  /// the section at an index that the list passes to a provider is `snapshot().sectionIdentifiers[index]`.
  ///
  /// An edit of this snapshot loses nothing except in two cases: before the data of the list changes, and in a provider
  /// while an apply waits. ``update(mode:completion:_:)`` always edits the newest snapshot.
  ///
  /// - Returns: The newest snapshot.
  /// - Complexity: O(1).
  public func snapshot() -> Snapshot<Section, Item> { answered.snapshot }

  /// The contents from which ``snapshot()`` and ``snapshot(for:)`` answer.
  var answered: Contents<Section, Item> {
    shownState.calls.answer == .newest ? newest : shownState.applied ?? shown
  }

  /// Returns the item at a path.
  ///
  /// - Parameter path: A path in the snapshot that the list shows.
  /// - Returns: The item, or nil when the path is out of bounds.
  /// - Complexity: That of ``Snapshot/itemIdentifier(for:)``.
  public func itemIdentifier(for path: ItemPath) -> Item? {
    shownState.snapshot.itemIdentifier(for: path)
  }

  /// Returns the path of an item.
  ///
  /// - Parameter item: Any item.
  /// - Returns: The path in the snapshot that the list shows, or nil when the list does not show the item.
  /// - Complexity: That of ``Snapshot/itemPath(for:)``.
  public func itemPath(for item: Item) -> ItemPath? { shownState.snapshot.itemPath(for: item) }

  /// Returns the index of the row that shows an item in a list without sections.
  ///
  /// - Parameters:
  ///   - item: Any item.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The zero-based index of the row, or nil when the list does not show the item.
  /// - Complexity: That of ``Snapshot/indexOfRow(for:headers:)``.
  public func indexOfRow(for item: Item, headers: Bool) -> Int? {
    shownState.snapshot.indexOfRow(for: item, headers: headers)
  }

  /// Returns the section at an index.
  ///
  /// - Parameter index: A section index in the snapshot that the list shows.
  /// - Returns: The section, or nil when the index is out of bounds.
  /// - Complexity: That of ``Snapshot/sectionIdentifier(for:)``.
  public func sectionIdentifier(for index: Int) -> Section? {
    shownState.snapshot.sectionIdentifier(for: index)
  }

  /// Returns the index of a section.
  ///
  /// - Parameter section: Any section.
  /// - Returns: The index in the snapshot that the list shows, or nil when the list does not show the section.
  /// - Complexity: That of ``Snapshot/indexOfSection(_:)``.
  public func index(for section: Section) -> Int? { shownState.snapshot.indexOfSection(section) }
}

extension DiffableDataSource {
  /// Returns the path of the item with an `id`, or nil when the list does not show it.
  ///
  /// - Parameter id: The `id` of a model.
  /// - Returns: The path of the item in the list.
  /// - Complexity: That of ``itemPath(for:)``.
  public func itemPath<Model>(forID id: Model.ID) -> ItemPath? where Item == ModelItem<Model> {
    shownState.snapshot.itemPath(forID: id)
  }

  /// Returns the item with an `id`, or nil when the list does not show it.
  ///
  /// - Parameter id: The `id` of a model.
  /// - Returns: The item as the list shows it.
  /// - Complexity: That of ``itemPath(for:)``.
  public func itemIdentifier<Model>(forID id: Model.ID) -> Item? where Item == ModelItem<Model> {
    shownState.snapshot.itemIdentifier(forID: id)
  }
}
