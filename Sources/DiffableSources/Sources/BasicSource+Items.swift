extension BasicSource {
  /// The items in order.
  ///
  /// If an item occurs more than once in a new value, the first occurrence is kept. The other occurrences are
  /// dropped and passed to ``ItemHandlers/didDropDuplicates``. To treat duplicates in another way, call
  /// ``setItems(_:duplicates:)``.
  ///
  /// - Complexity: Reading takes O(*n*), where *n* is the number of items. Setting takes O(*n*) on average, where *n* is
  ///   the number of items before and after the change.
  public var items: [Item] {
    get { snapshot.itemIdentifiers }
    set {
      // With this policy, the call does not throw.
      let dropped = (try? setItems(newValue, duplicates: .keepFirst)) ?? []
      if !dropped.isEmpty { handlers.didDropDuplicates?(dropped) }
    }
  }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The items in order.
  ///   - duplicates: What to do with an item that occurs more than once.
  /// - Returns: The occurrences that the policy dropped, in order. Empty with
  ///   ``DiffableSnapshots/DuplicatePolicy/reject``.
  /// - Throws: ``DiffableSnapshots/SnapshotError/duplicateItems(_:call:)`` with
  ///   ``DiffableSnapshots/DuplicatePolicy/reject``, if an item occurs more than once. The source is unchanged
  ///   then.
  /// - Complexity: O(*n*) on average, where *n* is the number of items before and after the change.
  @discardableResult
  public func setItems(
    _ items: [Item],
    duplicates: DuplicatePolicy = .reject
  ) throws(SnapshotError<Int, Item>) -> [Item] {
    try show(items, after: .withOneSection, duplicates, call: #function)
  }

  /// Appends items.
  ///
  /// - Parameters:
  ///   - items: The items in order. An item that the source already contains moves to the end, unless
  ///     `duplicates` is ``DiffableSnapshots/DuplicatePolicy/keepFirst``.
  ///   - duplicates: What to do with an item that occurs more than once.
  /// - Returns: The occurrences that the policy dropped: first the occurrences in the source, then the occurrences in
  ///   the call. Empty with ``DiffableSnapshots/DuplicatePolicy/reject``.
  /// - Throws: ``DiffableSnapshots/SnapshotError/duplicateItems(_:call:)`` with
  ///   ``DiffableSnapshots/DuplicatePolicy/reject``, if an item occurs more than once in the call. The source
  ///   is unchanged then.
  /// - Complexity: O(*n*) on average, where *n* is the number of items after the change.
  @discardableResult
  public func append(
    _ items: [Item],
    duplicates: DuplicatePolicy = .reject
  ) throws(SnapshotError<Int, Item>) -> [Item] {
    try show(items, after: snapshot, duplicates, call: #function)
  }

  /// Replaces the items by values that may repeat.
  ///
  /// Equal values get different numbers. The values are matched with the values that the source contains, as
  /// ``DiffableSnapshots/Difference`` matches them, so that lists receive the same changes as from
  /// ``DiffableSnapshots/Difference/init(from:to:)``.
  ///
  /// ```swift
  /// let lines = BasicSource<Occurrence<String>, String> { line in
  ///   line.value
  /// }
  /// lines.setValues(["la", "la", "la di da"])
  /// ```
  ///
  /// - Parameter values: The values in order.
  /// - Complexity: That of ``DiffableSnapshots/Snapshot/init(numbering:inSection:after:)``.
  public func setValues<Value>(_ values: [Value]) where Item == Occurrence<Value> {
    snapshot = Snapshot(numbering: values, inSection: 0, after: snapshot)
  }

  /// Replaces the items by models that are wrapped in ``DiffableSnapshots/Identified``.
  ///
  /// As for ``items``, the first of several models with the same `id` is kept. The others are dropped and passed to
  /// ``ItemHandlers/didDropDuplicates``.
  ///
  /// ```swift
  /// let songs = BasicSource<Identified<Song>, String> { song in
  ///   song.title
  /// }
  /// songs.setModels([Song(id: 1, title: "Suzanne")])
  /// ```
  ///
  /// - Parameter models: The models in order.
  /// - Complexity: O(*n*) on average, where *n* is the number of items before and after the change.
  public func setModels<Model>(_ models: [Model]) where Item == Identified<Model> {
    items = models.map { Identified($0) }
  }

  private func show(
    _ items: [Item],
    after others: Snapshot<Int, Item>,
    _ duplicates: DuplicatePolicy,
    call: String
  ) throws(SnapshotError<Int, Item>) -> [Item] {
    var snapshot = others.isEmpty ? .withOneSection : others
    let dropped: [Item]
    do {
      dropped = try snapshot.appendItems(items, duplicates: duplicates)
    } catch {
      // The error has to name the public function that was called, not `appendItems`.
      guard case .duplicateItems(let items, _) = error else { throw error }
      throw .duplicateItems(items, call: call)
    }
    self.snapshot = snapshot
    return dropped
  }
}
