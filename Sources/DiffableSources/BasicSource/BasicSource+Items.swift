extension BasicSource {
  /// The items in order.
  ///
  /// If an item occurs more than once in a new value, the first occurrence is kept, and the others are a problem. Use
  /// ``setItems(_:duplicates:)`` if duplicates are expected.
  ///
  /// - Complexity: Reading takes O(*n*), where *n* is the number of items. Setting takes O(*n*) on average, where *n*
  ///   is the number of items before and after the change.
  public var items: [Item] {
    get { items(in: versionedItems.snapshot.itemIdentifiers) }
    set { replaceItems(with: newValue, nil, call: #function) }
  }

  /// The number of items.
  ///
  /// - Complexity: O(1).
  public var numberOfItems: Int { versionedItems.snapshot.numberOfItems }

  /// Returns the position of an item in ``items``.
  ///
  /// - Parameter item: Any item.
  /// - Returns: The position; nil if the source does not contain the item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of items.
  public func position(of item: Item) -> Int? { versionedItems.snapshot.indexOfItem(wrap(item)) }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The items in order.
  ///   - duplicates: What to do with an item that occurs more than once. If nil, the first occurrence is kept, and the
  ///     others are a ``/DiffableSnapshots/SnapshotProblem/duplicateItems(_:call:)``. With
  ///     ``/DiffableSnapshots/DuplicatePolicy/reject``, they are a problem too, and the source does not change. A
  ///     connected list reports the problem; see ``SourceConnection/problemHandler``.
  /// - Returns: The dropped occurrences, in order.
  /// - Complexity: O(*n*) on average, where *n* is the number of items before and after the change.
  @discardableResult
  public func setItems(
    _ items: [Item],
    duplicates: DuplicatePolicy? = nil
  ) -> [Item] {
    replaceItems(with: items, duplicates, call: #function)
  }

  @discardableResult
  private func replaceItems(
    with items: [Item],
    _ duplicates: DuplicatePolicy?,
    call: String
  ) -> [Item] {
    let (new, dropped) = versionedItems.replacing(by: items.map { wrap($0) }, duplicates)
    setOwnItems(new, call: call)
    return self.items(in: dropped)
  }

  /// Replaces the items by models that are wrapped in ``/DiffableSnapshots/ModelItem``.
  ///
  /// As for ``items``, the first of several models with the same `id` is kept, and the others are a problem.
  ///
  /// ```swift
  /// let songs = BasicSource<ModelItem<Song>, String> { song in
  ///   song.title
  /// }
  /// songs.setModels([Song(id: 1, title: "Suzanne")])
  /// ```
  ///
  /// - Parameter models: The models in order.
  /// - Complexity: O(*n*) on average, where *n* is the number of items before and after the change.
  public func setModels<Model>(_ models: [Model]) where Item == ModelItem<Model> {
    items = models.map { ModelItem($0) }
  }
}
