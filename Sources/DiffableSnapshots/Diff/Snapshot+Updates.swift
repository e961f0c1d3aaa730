extension Snapshot {
  /// Finds the fewest changes that turn another snapshot into this one, and lets functions say what changed
  /// in sections and items that both hold.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - sectionUpdate: Returns how headers and footers come to show a new instance of a section; nil if
  ///     they are up to date.
  ///   - itemUpdate: Returns how a cell comes to show a new instance of an item; nil if it is up to date.
  /// - Returns: The changes, which are minimal.
  /// - Complexity: That of ``difference(from:)``, and a call for each item that both snapshots do not share.
  @inlinable
  package func difference(
    from old: Snapshot,
    sectionUpdate: @escaping (_ old: Section, _ new: Section) -> ContentUpdate?,
    itemUpdate: @escaping (_ old: Item, _ new: Item) -> ContentUpdate?
  ) -> Changeset<Section, Item> {
    var content = ContentComparison<Section, Item>()
    content.sectionMark = { Mark(sectionUpdate($0, $1)) }
    content.itemMark = { Mark(itemUpdate($0, $1)) }
    return difference(from: old, content)
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
