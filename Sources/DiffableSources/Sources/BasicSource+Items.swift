extension BasicSource {
  /// The items in order.
  ///
  /// If an item occurs more than once in a new value, the first occurrence is kept. The other occurrences are
  /// dropped and passed to ``ItemHandlers/didDropDuplicates``. To treat duplicates in another way, call
  /// ``setItems(_:duplicates:)``.
  ///
  /// - Complexity: Reading takes O(1) if the items were read since the last change, or if they were last set as an
  ///   array without duplicates. Otherwise, reading takes O(*n*), where *n* is the number of items. Setting takes
  ///   O(*n*) on average, where *n* is the number of items before and after the change.
  public var items: [Item] {
    get {
      if let typedItems { return typedItems }
      let items = items(in: own.snapshot.itemIdentifiers)
      typedItems = items
      return items
    }
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
    var new = Snapshot<Int, SourceItem>.withOneSection
    let dropped = try append(items.map { wrap($0) }, to: &new, duplicates, call: #function)
    // The sections that the app has given its snapshot are replaced too.
    typed = nil
    replaceOwnItems(with: new, typedItems: dropped.isEmpty ? items : nil)
    return dropped
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
    let items = items.map { wrap($0) }
    var new = own.snapshot
    let dropped = try append(items, to: &new, duplicates, call: #function)
    repeatInSections { _ = try? $0.appendItems(items, duplicates: duplicates) }
    replaceOwnItems(with: new)
    return dropped
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

  private func append(
    _ items: [SourceItem],
    to snapshot: inout Snapshot<Int, SourceItem>,
    _ duplicates: DuplicatePolicy,
    call: String
  ) throws(SnapshotError<Int, Item>) -> [Item] {
    do {
      return self.items(in: try snapshot.appendItems(items, duplicates: duplicates))
    } catch {
      // The snapshot has a section, so this is the only error. It has to have the items with their type, and the name
      // of the public function that was called.
      guard case .duplicateItems(let items, _) = error else { preconditionFailure("\(error)") }
      throw .duplicateItems(self.items(in: items), call: call)
    }
  }
}
