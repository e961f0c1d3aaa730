extension BasicSource {
  /// The items in order.
  ///
  /// If an item occurs more than once in a new value, the first occurrence is kept. The other occurrences are
  /// dropped and passed to ``ItemHandlers/didDropDuplicates``. Without this handler, they are a problem, as in
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
      let dropped = replaceItems(
        with: newValue,
        handlers.didDropDuplicates == nil ? nil : .keepFirst,
        call: #function
      )
      if !dropped.isEmpty { handlers.didDropDuplicates?(dropped) }
    }
  }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The items in order.
  ///   - duplicates: What to do with an item that occurs more than once. If nil, the first occurrence is kept, and the
  ///     others are a ``DiffableSnapshots/SnapshotProblem/duplicateItems(_:call:)``. With
  ///     ``DiffableSnapshots/DuplicatePolicy/reject``, they are a problem too, and the source does not change. A
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

  /// Appends items.
  ///
  /// - Parameters:
  ///   - items: The items in order. An item that the source already contains moves to the end, unless
  ///     `duplicates` is ``DiffableSnapshots/DuplicatePolicy/keepFirst``.
  ///   - duplicates: What to do with an item that occurs more than once. If nil, the first occurrence in the call is
  ///     kept, and the others are a problem, as in ``setItems(_:duplicates:)``.
  /// - Returns: The dropped occurrences: first the occurrences in the source, then the occurrences in the call.
  /// - Complexity: O(*n*) on average, where *n* is the number of items after the change.
  @discardableResult
  public func append(
    _ items: [Item],
    duplicates: DuplicatePolicy? = nil
  ) -> [Item] {
    let items = items.map { wrap($0) }
    var new = own.snapshot
    let dropped = new.appendItems(items, duplicates: duplicates)
    let hasProblem = recordProblems(of: &new, call: #function)
    guard !hasProblem || duplicates != .reject else {
      didChange()
      return []
    }
    repeatInSections { $0.appendItems(items, duplicates: duplicates) }
    replaceOwnItems(with: new)
    return self.items(in: dropped)
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

  /// Replaces the items, and records repeated items under a duplicate policy.
  ///
  /// - Returns: The dropped occurrences.
  private func replaceItems(
    with items: [Item],
    _ duplicates: DuplicatePolicy?,
    call: String
  ) -> [Item] {
    var new = Snapshot<Int, SourceItem>.withOneSection
    let dropped = new.appendItems(items.map { wrap($0) }, duplicates: duplicates)
    let hasProblem = recordProblems(of: &new, call: call)
    guard !hasProblem || duplicates != .reject else {
      didChange()
      return []
    }
    // The sections that the app has given its snapshot are replaced too.
    typed = nil
    replaceOwnItems(with: new, typedItems: dropped.isEmpty ? items : nil)
    return self.items(in: dropped)
  }

  /// Records the problem of items that a call repeats, and removes it from a snapshot.
  ///
  /// - Returns: Whether there is a problem.
  private func recordProblems(of new: inout Snapshot<Int, SourceItem>, call: String) -> Bool {
    guard new.numberOfProblems > 0 else { return false }
    let section = SourceSection(source: id, version: sectionVersion)
    problems.recordProblems(of: new) {
      // The problem names no section.
      $0.map(section: { _ in section }, item: { $0 }, call: call)
    }
    new = new.withoutMarksAndProblems()
    return true
  }
}
