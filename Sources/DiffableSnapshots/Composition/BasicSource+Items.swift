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
  ///   ``DuplicatePolicy/reject``.
  /// - Throws: ``SnapshotError/duplicateItems(_:call:)``; then nothing has changed.
  /// - Complexity: O(*n*) on average, where *n* is the number of items, before and after.
  @discardableResult
  public func setItems(
    _ items: [Item],
    duplicates: DuplicatePolicy = .reject
  ) throws(SnapshotError<Int, Item>) -> [Item] {
    try show(items, behind: Snapshot(), duplicates, call: #function)
  }

  /// Adds items to the end.
  ///
  /// - Parameters:
  ///   - items: The items in order. One that the source already has moves to the end, unless `duplicates`
  ///     says otherwise.
  ///   - duplicates: What to do with an item that occurs more than once.
  /// - Returns: The occurrences that the policy dropped, in the order of the list and then of the call;
  ///   none with ``DuplicatePolicy/reject``.
  /// - Throws: ``SnapshotError/duplicateItems(_:call:)``; then nothing has changed.
  /// - Complexity: O(*n*) on average, where *n* is the number of items that the source has then.
  @discardableResult
  public func append(
    _ items: [Item],
    duplicates: DuplicatePolicy = .reject
  ) throws(SnapshotError<Int, Item>) -> [Item] {
    try show(items, behind: snapshot, duplicates, call: #function)
  }

  private func show(
    _ items: [Item],
    behind others: Snapshot<Int, Item>,
    _ duplicates: DuplicatePolicy,
    call: String
  ) throws(SnapshotError<Int, Item>) -> [Item] {
    var snapshot = others
    if snapshot.isEmpty { snapshot.put([0], at: 0) }
    let arrivals = try snapshot.resolve(items, duplicates, call: call)
    let arriving = snapshot.take(arrivals)
    snapshot.put(arriving, at: snapshot.store.endPlace(ofSection: snapshot.numberOfSections - 1))
    self.snapshot = snapshot
    return arrivals.dropped
  }
}
