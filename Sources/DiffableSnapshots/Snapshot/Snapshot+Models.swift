// Methods for items that wrap models in ``ModelItem``. They take the `id`s of models, or the models themselves.

extension Snapshot {
  /// Returns the path of the item with an `id`, or nil when the snapshot does not have it.
  ///
  /// - Parameter id: The `id` of a model.
  /// - Returns: The path of the item.
  /// - Complexity: That of ``itemPath(for:)``.
  @inlinable
  public func itemPath<Model>(forID id: Model.ID) -> ItemPath? where Item == ModelItem<Model> {
    location(forID: id).map { shape.path(of: $0) }
  }

  /// Returns the item with an `id`, or nil when the snapshot does not have it.
  ///
  /// - Parameter id: The `id` of a model.
  /// - Returns: The item, whose ``ModelItem/model`` is the newest instance that the snapshot was given.
  /// - Complexity: That of ``itemPath(for:)``.
  @inlinable
  public func itemIdentifier<Model>(forID id: Model.ID) -> Item? where Item == ModelItem<Model> {
    location(forID: id).map { store.item(at: $0) }
  }

  /// Deletes the items with some `id`s.
  ///
  /// - Parameter ids: The `id`s of models, in any order. Unknown and repeated `id`s are ignored.
  /// - Complexity: That of ``deleteItems(_:)``.
  @inlinable
  public mutating func deleteItems<Model>(
    withIDs ids: some Sequence<Model.ID>
  ) where Item == ModelItem<Model> {
    deleteItems(ids.compactMap { itemIdentifier(forID: $0) })
  }

  /// Inserts models at the end of a section.
  ///
  /// - Parameters:
  ///   - models: The models, in order. A model whose `id` is already in the snapshot moves to the end of the
  ///     section, unless `duplicates` says otherwise.
  ///   - section: The section; nil for the last one.
  ///   - duplicates: What to do with an `id` that occurs more than once.
  /// - Returns: The occurrences that the policy dropped.
  /// - Complexity: That of ``appendItems(_:toSection:duplicates:)``.
  @inlinable
  @discardableResult
  public mutating func appendItems<Model>(
    models: [Model],
    toSection section: Section? = nil,
    duplicates: DuplicatePolicy? = nil
  ) -> [Item] where Item == ModelItem<Model> {
    append(models.map { ModelItem($0) }, to: section, duplicates, call: #function)
  }

  /// Replaces models by new instances with the same `id`s, and marks their items for reconfiguration.
  ///
  /// - Parameter models: The new instances, in any order; of instances with the same `id` the last one counts.
  /// - Complexity: That of ``reconfigureItems(_:)``.
  @inlinable
  public mutating func reconfigureItems<Model>(
    models: [Model]
  ) where Item == ModelItem<Model> {
    mark(models.map { ModelItem($0) }, .reconfigure, call: #function)
  }
}

extension SnapshotSection {
  /// Creates a section from models.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the section.
  ///   - models: The models of its items, in order.
  /// - Complexity: O(*m*), where *m* is the number of models.
  @inlinable
  public init<Model>(_ identifier: Section, models: [Model]) where Item == ModelItem<Model> {
    self.init(identifier, items: models.map { ModelItem($0) })
  }
}

extension Snapshot {
  /// Returns the location of the item with an `id`, or nil.
  @inlinable
  func location<Model>(forID id: Model.ID) -> ListShape.Location? where Item == ModelItem<Model> {
    // The hash of a `ModelItem`; the `hashValue` of the `id` can be different.
    var hasher = Hasher()
    hasher.combine(id)
    return shape.location(of: shortHash(of: hasher.finalize())) { [items = store.items] in
      items[$0][$1].id == id
    }
  }
}
