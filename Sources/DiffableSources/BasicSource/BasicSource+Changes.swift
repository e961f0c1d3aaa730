// Each change of the items ends in `setOwnItems`.
extension BasicSource {
  /// Edits the items, records problems, and updates the lists.
  ///
  /// - Parameters:
  ///   - call: The function that the app has called, for problems.
  ///   - body: Makes the edit.
  /// - Returns: The result of `body`.
  @discardableResult
  func edit<Result>(
    _ call: String = #function,
    _ body: (inout Snapshot<Int, SourceItem>) -> Result
  ) -> Result {
    // Comparing items can read the source, so the edit is made in a copy.
    var new = versionedItems.snapshot
    let result = body(&new)
    setOwnItems(new, call: call)
    return result
  }

  /// Shows the items of a snapshot, whose sections are not sections of the list.
  ///
  /// The source reloads or reconfigures the marked items, and the items of marked sections, once.
  ///
  /// - Parameters:
  ///   - old: A snapshot with the items of this source, so that it repeats only the edits since then; nil to replace all
  ///     items.
  ///   - new: The snapshot.
  func follow<Section>(
    from old: Snapshot<Section, Item>?,
    to new: Snapshot<Section, Item>
  ) {
    recordProblems(of: new) { wrap($0) }
    var items = old == nil ? .withOneSection : versionedItems.snapshot
    items.follow(
      from: old ?? Snapshot(),
      to: new,
      isIdentical: { _, _ in false },
      make: { wrap($0) }
    )
    if new.isMarked {
      let (reconfigured, reloaded) = (
        new.reconfiguredSectionIdentifiers.flatMap { new.itemIdentifiers(inSection: $0) },
        new.reloadedSectionIdentifiers.flatMap { new.itemIdentifiers(inSection: $0) }
      )
      items.reconfigureItems((new.reconfiguredItemIdentifiers + reconfigured).map { wrap($0) })
      items.reloadItems((new.reloadedItemIdentifiers + reloaded).map { wrap($0) })
    }
    setOwnItems(items)
  }

  /// Replaces the own items, records problems, and updates the lists.
  ///
  /// - Parameters:
  ///   - new: The new items, with marks and problems.
  ///   - call: The function that the app has called, for problems; nil for the function in the problem.
  func setOwnItems(_ new: Snapshot<Int, SourceItem>, call: String? = nil) {
    recordProblems(of: new, call: call) { $0 }
    let old = versionedItems.snapshot
    versionedItems.replace(with: new)
    reloadItemsWithOtherCellClasses(since: old)
    itemsVersion += 1
    didChange()
  }
}
