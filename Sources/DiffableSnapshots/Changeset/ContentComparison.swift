/// How a difference compares what identifiers show, where they know.
@usableFromInline
struct ContentComparison<Section, Item> {
  /// Whether an old and a new section that are equal show the same.
  @usableFromInline var areSectionsEqual: ((_ old: Section, _ new: Section) -> Bool)?

  /// Whether an old and a new item that are equal show the same.
  @usableFromInline var areItemsEqual: ((_ old: Item, _ new: Item) -> Bool)?

  /// The mark for those that do not.
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

  @inlinable var isCompared: Bool { areSectionsEqual != nil || areItemsEqual != nil }
}

extension ContentComparison where Section: ContentEquatable {
  /// The same, comparing sections too.
  @inlinable
  func withSections() -> ContentComparison {
    var result = self
    result.areSectionsEqual = { $1.isContentEqual(to: $0) }
    return result
  }
}

extension ContentComparison where Item: ContentEquatable {
  /// The same, comparing items too.
  @inlinable
  func withItems() -> ContentComparison {
    var result = self
    result.areItemsEqual = { $1.isContentEqual(to: $0) }
    return result
  }
}
