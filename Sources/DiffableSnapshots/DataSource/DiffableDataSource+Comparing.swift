extension DiffableDataSource {
  /// Connects a list, and lets functions say what changed in sections and items that both snapshots hold.
  ///
  /// - Parameters:
  ///   - target: The list.
  ///   - cellProvider: Makes or updates the cell of an item.
  ///   - sectionUpdate: Returns how headers and footers come to show a new instance of a section; nil if
  ///     they are up to date.
  ///   - itemUpdate: Returns how a cell comes to show a new instance of an item; nil if it is up to date.
  /// - Complexity: O(1).
  @inlinable
  package convenience init(
    target: Target,
    cellProvider: @escaping CellProvider,
    sectionUpdate: @escaping @Sendable (_ old: Section, _ new: Section) -> ContentUpdate?,
    itemUpdate: @escaping @Sendable (_ old: Item, _ new: Item) -> ContentUpdate?
  ) {
    self.init(target: target, cellProvider: cellProvider) { old, new in
      var content = ContentComparison<Section, Item>()
      content.sectionMark = { Mark(sectionUpdate($0, $1)) }
      content.itemMark = { Mark(itemUpdate($0, $1)) }
      return new.difference(from: old, content)
    }
  }
}

extension Mark {
  @inlinable
  init(_ update: ContentUpdate?) {
    self =
      switch update {
      case nil: .none
      case .reconfigure: .reconfigure
      case .reload: .reload
      }
  }
}
