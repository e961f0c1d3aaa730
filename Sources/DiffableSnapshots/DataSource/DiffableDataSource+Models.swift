extension DiffableDataSource {
  /// Returns the path of the item with an `id`, or nil when the list does not show it.
  ///
  /// - Parameter id: The `id` of a model.
  /// - Returns: The path of the item in the list.
  /// - Complexity: That of ``itemPath(for:)``.
  @inlinable
  public func itemPath<Model>(forID id: Model.ID) -> ItemPath? where Item == Identified<Model> {
    shownState.snapshot.itemPath(forID: id)
  }

  /// Returns the item with an `id`, or nil when the list does not show it.
  ///
  /// - Parameter id: The `id` of a model.
  /// - Returns: The item as the list shows it.
  /// - Complexity: That of ``itemPath(for:)``.
  @inlinable
  public func itemIdentifier<Model>(forID id: Model.ID) -> Item? where Item == Identified<Model> {
    shownState.snapshot.itemIdentifier(forID: id)
  }
}
