/// How a difference compares what identifiers show, where they know.
@usableFromInline
struct ContentComparison<Section, Item> {
  /// What is to happen when a section shows what an old one, that is equal, has not shown.
  @usableFromInline var sectionMark: ((_ old: Section, _ new: Section) -> Mark)?

  /// What is to happen when an item shows what an old one, that is equal, has not shown.
  @usableFromInline var itemMark: ((_ old: Item, _ new: Item) -> Mark)?

  /// The mark where content differs.
  @usableFromInline var mark = Mark.none

  /// Compares nothing.
  @inlinable
  init() {}

  /// - Parameter update: What is to happen where content differs.
  @inlinable
  init(_ update: ContentUpdate) {
    switch update {
    case .reconfigure: mark = .reconfigure
    case .reload: mark = .reload
    }
  }

  @inlinable var isCompared: Bool { sectionMark != nil || itemMark != nil }
}

extension ContentComparison where Section: ContentEquatable {
  /// The same, comparing sections too.
  @inlinable
  func withSections() -> ContentComparison {
    var result = self
    result.sectionMark = { [mark] in $1.isContentEqual(to: $0) ? .none : mark }
    return result
  }
}

extension ContentComparison where Item: ContentEquatable {
  /// The same, comparing items too.
  @inlinable
  func withItems() -> ContentComparison {
    var result = self
    result.itemMark = { [mark] in $1.isContentEqual(to: $0) ? .none : mark }
    return result
  }
}
