extension BasicSource {
  /// The items in order.
  ///
  /// An item that is given several times is shown once, where it comes first. The other occurrences are
  /// handed to ``ItemHandlers/didDropDuplicates``; ``setItems(_:duplicates:)`` treats them otherwise.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public var items: [Item] {
    get { snapshot.itemIdentifiers }
    set {
      // This policy throws nothing.
      let dropped = (try? setItems(newValue, duplicates: .keepFirst)) ?? []
      if !dropped.isEmpty { handlers.didDropDuplicates?(dropped) }
    }
  }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The items in order.
  ///   - duplicates: What to do with an item that occurs more than once.
  /// - Returns: The occurrences that the policy dropped, in their order; none with
  ///   ``DiffableSnapshots/DuplicatePolicy/reject``.
  /// - Throws: ``DiffableSnapshots/SnapshotError/duplicateItems(_:call:)``; then nothing has changed.
  /// - Complexity: O(*n*) on average, where *n* is the number of items, before and after.
  @discardableResult
  public func setItems(
    _ items: [Item],
    duplicates: DuplicatePolicy = .reject
  ) throws(SnapshotError<Int, Item>) -> [Item] {
    try show(items, after: .withOneSection, duplicates, call: #function)
  }

  /// Adds items to the end.
  ///
  /// - Parameters:
  ///   - items: The items in order. One that the source already has moves to the end, unless `duplicates`
  ///     says otherwise.
  ///   - duplicates: What to do with an item that occurs more than once.
  /// - Returns: The occurrences that the policy dropped, in the order of the list and then of the call;
  ///   none with ``DiffableSnapshots/DuplicatePolicy/reject``.
  /// - Throws: ``DiffableSnapshots/SnapshotError/duplicateItems(_:call:)``; then nothing has changed.
  /// - Complexity: O(*n*) on average, where *n* is the number of items that the source has then.
  @discardableResult
  public func append(
    _ items: [Item],
    duplicates: DuplicatePolicy = .reject
  ) throws(SnapshotError<Int, Item>) -> [Item] {
    try show(items, after: snapshot, duplicates, call: #function)
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
      // The error names the function that the client has called.
      guard case .duplicateItems(let items, _) = error else { throw error }
      throw .duplicateItems(items, call: call)
    }
    self.snapshot = snapshot
    return dropped
  }
}
