/// The functions with which a difference compares the content of sections and items.
@usableFromInline
struct ContentComparison<Section, Item> {
  /// Returns the mark for two equal sections; nil if the content of sections is not compared.
  @usableFromInline var sectionMark: ((_ old: Section, _ new: Section) -> Mark)?

  /// Returns the mark for two equal items; nil if the content of items is not compared.
  @usableFromInline var itemMark: ((_ old: Item, _ new: Item) -> Mark)?

  /// The mark for sections and items whose content differs.
  @usableFromInline let mark: Mark

  /// - Parameter update: The update for sections and items whose content differs.
  @inlinable
  init(_ update: ContentUpdate = .reconfigure) {
    mark = update == .reload ? .reload : .reconfigure
  }
}

extension ContentComparison where Section: ContentEquatable {
  /// Returns this comparison with the content of sections added.
  @inlinable
  func withSections() -> ContentComparison {
    var result = self
    result.sectionMark = { [mark] in $1.isContentEqual(to: $0) ? .none : mark }
    return result
  }
}

extension ContentComparison where Item: ContentEquatable {
  /// Returns this comparison with the content of items added.
  @inlinable
  func withItems() -> ContentComparison {
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
