/// The items of a source as a snapshot with their type.
///
/// A change that is not made with this snapshot changes only the items without their type. This snapshot repeats the
/// change when the app uses it the next time.
struct TypedSnapshot<Item: Hashable & Sendable> {
  /// The items as of the last update, in the sections that the app has given them.
  private(set) var snapshot: Snapshot<Int, Item>

  /// The items of the source as of the last update.
  private var ownItems: Snapshot<Int, SourceItem>

  /// The items in their sections, if there are several sections and the items were changed since the last update.
  ///
  /// The items of the source do not have these sections.
  private var sections: Snapshot<Int, SourceItem>?

  /// - Parameters:
  ///   - snapshot: A snapshot.
  ///   - ownItems: The same items without their type.
  init(_ snapshot: Snapshot<Int, Item>, ownItems: Snapshot<Int, SourceItem>) {
    (self.snapshot, self.ownItems) = (snapshot, ownItems)
  }

  /// Makes a change in the sections of the snapshot, which the items of the source do not have.
  ///
  /// - Parameters:
  ///   - ownItems: The items of the source before the change.
  ///   - change: Makes the change.
  mutating func edit(
    _ ownItems: Snapshot<Int, SourceItem>,
    _ change: (inout Snapshot<Int, SourceItem>) -> Void
  ) {
    guard snapshot.numberOfSections > 1 else { return }
    var edited =
      sections
      ?? ownItems.divided(into: snapshot.sectionIdentifiers) {
        snapshot.numberOfItems(inSectionAt: $0) ?? 0
      }
    sections = nil
    change(&edited)
    sections = edited
  }

  /// Repeats what has changed since the last update.
  ///
  /// - Parameters:
  ///   - new: The items of the source.
  ///   - item: Returns an item with its type.
  /// - Complexity: That of `Snapshot.follow`. If the snapshot has several sections and has to be changed, O(*n*), where
  ///   *n* is the number of items.
  mutating func update(to new: Snapshot<Int, SourceItem>, item: (SourceItem) -> Item) {
    if let sections {
      self.sections = nil
      snapshot = Snapshot()
      for section in sections.sectionIdentifiers {
        snapshot.appendSections([section])
        snapshot.appendItems(sections.itemIdentifiers(inSection: section).map(item))
      }
    } else if snapshot.numberOfSections == 1 {
      snapshot.follow(from: ownItems, to: new, isIdentical: { _, _ in false }, make: item)
    }
    // Otherwise, only versions have changed: `sections` has all changes of the items.
    ownItems = new
  }
}

extension Snapshot<Int, SourceItem> {
  /// Returns the items in other sections.
  fileprivate func divided(
    into sections: [Int],
    size: (_ index: Int) -> Int
  ) -> Snapshot {
    var (result, rest) = (Snapshot(), itemIdentifiers[...])
    for (index, section) in sections.enumerated() {
      result.appendSections([section])
      result.appendItems(Array(rest.prefix(size(index))))
      rest = rest.dropFirst(size(index))
    }
    return result
  }
}
