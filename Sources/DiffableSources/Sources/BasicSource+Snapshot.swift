// A source keeps its items with their type erased. Only a source whose `snapshot` the app uses also has a snapshot with
// the type of the items, and only its code contains the functions that edit and compare such a snapshot.
extension BasicSource {
  /// Returns the items as a snapshot with their type.
  func snapshotOfOwnItems() -> Snapshot<Int, Item> {
    if followSnapshot != nil, let typed { return typed.snapshot }
    if typed == nil { typed = TypedSnapshot(.withOneSection, ownItems: .withOneSection) }
    let items = own.snapshot
    typed?.update(to: items) { item(in: $0) }
    return typed?.snapshot ?? .withOneSection
  }

  /// Shows the items of a snapshot, and reloads or reconfigures its marked items once.
  func show(_ snapshot: Snapshot<Int, Item>) {
    recordProblems(of: snapshot) { wrap($0) }
    var snapshot = snapshot
    snapshot.removeProblems()
    guard snapshot.hasMarks || storedOwn.hasVersions else {
      if followSnapshot == nil {
        let old = typed == nil ? nil : snapshotOfOwnItems()
        followSnapshot = { $0.ownItemsFollowSnapshot(from: old) }
      }
      (typed, typedItems) = (TypedSnapshot(snapshot, ownItems: storedOwn.snapshot), nil)
      itemsVersion += 1
      didChange()
      return
    }
    let items = own.snapshot
    replaceOwnItems(
      with: follow(snapshot, from: typed == nil ? nil : snapshotOfOwnItems(), in: items),
      typedSnapshot: snapshot.withoutMarksAndProblems(),
      reloaded: snapshot.items(markedFor: .reload).map { wrap($0) },
      reconfigured: snapshot.items(markedFor: .reconfigure).map { wrap($0) }
    )
  }

  /// Repeats in the own items how the app has edited its snapshot.
  ///
  /// - Parameter old: The snapshot before the edits; nil if the app had no snapshot.
  private func ownItemsFollowSnapshot(from old: Snapshot<Int, Item>?) {
    guard let new = typed?.snapshot else { return }
    _ = storedOwn.replace(with: follow(new, from: old, in: storedOwn.snapshot))
    typed = TypedSnapshot(new, ownItems: storedOwn.snapshot)
  }

  /// Returns own items that are edited like a snapshot.
  private func follow(
    _ new: Snapshot<Int, Item>,
    from old: Snapshot<Int, Item>?,
    in ownItems: Snapshot<Int, SourceItem>
  ) -> Snapshot<Int, SourceItem> {
    // Without an old snapshot, the new one shares no items with the old items.
    var items = old == nil ? .withOneSection : ownItems
    items.follow(
      from: old ?? Snapshot(),
      to: new,
      isIdentical: { _, _ in false },
      make: { wrap($0) }
    )
    return items
  }

  /// Changes the own items without the snapshot of the app, and updates the lists.
  ///
  /// - Parameter edit: Makes the change, and returns whether there was something to change. Can be called twice.
  func editOwnItems(_ edit: (inout Snapshot<Int, SourceItem>) -> Bool) {
    var items = own.snapshot
    guard edit(&items) else { return }
    repeatInSections { _ = edit(&$0) }
    replaceOwnItems(with: items)
  }

  /// Repeats a change of the own items in the sections of the app's snapshot, before the own items are replaced.
  func repeatInSections(_ edit: (inout Snapshot<Int, SourceItem>) -> Void) {
    if typed?.snapshot.isEmpty == true {
      // Without sections, the new items need a section.
      typed = nil
    } else {
      let items = own.snapshot
      typed?.edit(items, edit)
    }
  }
}

extension Snapshot {
  /// Returns the items that have a mark, and the items of sections that have the mark.
  fileprivate func items(markedFor update: ContentUpdate) -> [Item] {
    let (sections, items) =
      switch update {
      case .reload: (reloadedSectionIdentifiers, reloadedItemIdentifiers)
      case .reconfigure: (reconfiguredSectionIdentifiers, reconfiguredItemIdentifiers)
      }
    return sections.reduce(into: items) { items, section in
      items += itemIdentifiers(inSection: section)
    }
  }
}
