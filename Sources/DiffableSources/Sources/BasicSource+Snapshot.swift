// A source keeps its items with their type erased. Only a source whose `snapshot` the app uses also has a snapshot with
// the type of the items, and only its code contains the functions of such a snapshot.
extension BasicSource {
  /// Returns the items as a snapshot with their type.
  func snapshotOfOwnItems() -> Snapshot<Int, Item> {
    if typed == nil { typed = TypedSnapshot(.withOneSection, ownItems: .withOneSection) }
    typed?.update(to: own.snapshot) { item(in: $0) }
    return typed?.snapshot ?? .withOneSection
  }

  /// Shows the items of a snapshot, and reloads or reconfigures its marked items once.
  func show(_ snapshot: Snapshot<Int, Item>) {
    var (old, items) = (Snapshot<Int, Item>(), Snapshot<Int, SourceItem>.withOneSection)
    // Without a snapshot for the app, the new one shares no items with the old items.
    if typed != nil { (old, items) = (snapshotOfOwnItems(), own.snapshot) }
    items.follow(
      from: old,
      to: snapshot,
      isIdentical: { _, _ in false },
      make: { wrap($0) }
    )
    replaceOwnItems(
      with: items,
      typedSnapshot: snapshot.removingMarks(),
      reloaded: snapshot.items(markedFor: .reload).map { wrap($0) },
      reconfigured: snapshot.items(markedFor: .reconfigure).map { wrap($0) }
    )
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
      typed?.edit(own.snapshot, edit)
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
      // The call does not throw: the snapshot contains the section.
      items += (try? itemIdentifiers(inSection: section)) ?? []
    }
  }
}
