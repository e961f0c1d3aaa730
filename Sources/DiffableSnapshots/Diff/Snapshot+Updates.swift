extension Snapshot {
  /// Returns the fewest changes that turn another snapshot into this one, with updates that two functions
  /// choose.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - sectionUpdate: Returns the update for the headers and footers of a section in both snapshots, or
  ///     nil if they are up to date.
  ///   - itemUpdate: Returns the update for the cell of an item in both snapshots, or nil if the cell is up
  ///     to date.
  /// - Returns: The changes, which are minimal.
  /// - Complexity: The cost of ``difference(from:)`` plus one call for each section and for each item that
  ///   the snapshots do not share.
  @inlinable
  package func difference(
    from old: Snapshot,
    sectionUpdate: @escaping (_ old: Section, _ new: Section) -> ContentUpdate?,
    itemUpdate: @escaping (_ old: Item, _ new: Item) -> ContentUpdate?
  ) -> Changeset<Section, Item> {
    var marker = ContentMarker<Section, Item>()
    marker.sectionMark = { sectionUpdate($0, $1)?.mark ?? .none }
    marker.itemMark = { itemUpdate($0, $1)?.mark ?? .none }
    return difference(from: old, marker)
  }
}
