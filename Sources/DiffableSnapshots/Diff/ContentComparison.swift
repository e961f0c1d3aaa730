/// How a difference compares what identifiers show.
@usableFromInline
struct ContentComparison<Section, Item> {
  /// Returns the mark for an old and a new section that are equal; nil when sections are not compared.
  @usableFromInline var sectionMark: ((_ old: Section, _ new: Section) -> Mark)?

  /// Returns the mark for an old and a new item that are equal; nil when items are not compared.
  @usableFromInline var itemMark: ((_ old: Item, _ new: Item) -> Mark)?

  /// The mark where content differs.
  @usableFromInline let mark: Mark

  /// - Parameter update: How the list shows content that has changed.
  @inlinable
  init(_ update: ContentUpdate = .reconfigure) {
    mark = update == .reload ? .reload : .reconfigure
  }
}

extension ContentComparison where Section: ContentEquatable {
  /// Returns the same comparison, of sections too.
  @inlinable
  func withSections() -> ContentComparison {
    var result = self
    result.sectionMark = { [mark] in $1.isContentEqual(to: $0) ? .none : mark }
    return result
  }
}

extension ContentComparison where Item: ContentEquatable {
  /// Returns the same comparison, of items too.
  @inlinable
  func withItems() -> ContentComparison {
    var result = self
    result.itemMark = { [mark] in $1.isContentEqual(to: $0) ? .none : mark }
    return result
  }
}

/// A section or an item that shows something else than before.
@usableFromInline
struct ContentChange {
  /// The new index of the section, or the new position of the item.
  let position: Int
  let mark: Mark

  @usableFromInline
  init(position: Int, mark: Mark) {
    self.position = position
    self.mark = mark
  }
}
