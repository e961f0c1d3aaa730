/// Finds out which sections and items of a difference get a mark because their content differs.
@usableFromInline
struct ContentMarker<Section, Item> {
  /// A function that returns the mark for a section that is in both snapshots, or nil to compare no sections.
  @usableFromInline var sectionMark: ((_ old: Section, _ new: Section) -> Mark)?

  /// A function that returns the mark for an item that is in both snapshots, or nil to compare no items.
  @usableFromInline var itemMark: ((_ old: Item, _ new: Item) -> Mark)?

  /// The mark for sections and items whose content differs.
  @usableFromInline let mark: Mark

  /// - Parameter update: The update for sections and items whose content differs.
  @inlinable
  init(_ update: ContentUpdate = .reconfigure) {
    mark = update == .reload ? .reload : .reconfigure
  }
}

extension ContentMarker where Section: ContentEquatable {
  /// Returns a copy that also compares the content of sections.
  @inlinable
  func withSections() -> ContentMarker {
    var result = self
    result.sectionMark = { [mark] in $1.isContentEqual(to: $0) ? .none : mark }
    return result
  }
}

extension ContentMarker where Item: ContentEquatable {
  /// Returns a copy that also compares the content of items.
  @inlinable
  func withItems() -> ContentMarker {
    var result = self
    result.itemMark = { [mark] in $1.isContentEqual(to: $0) ? .none : mark }
    return result
  }
}

/// A section or an item whose content has changed.
@usableFromInline
struct ContentChange {
  /// The new index of the section, or the new position of the item across all sections.
  let position: Int
  let mark: Mark

  @usableFromInline
  init(position: Int, mark: Mark) {
    self.position = position
    self.mark = mark
  }
}
