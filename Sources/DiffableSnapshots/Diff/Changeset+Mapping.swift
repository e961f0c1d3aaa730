// A list can use these functions to keep its selection and its scroll position.
extension Changeset {
  /// Returns the new path of an item.
  ///
  /// - Parameter path: The item's old path.
  /// - Returns: The new path, or nil if the item is deleted or the old path is out of bounds.
  /// - Complexity: The same as ``Snapshot/itemPath(for:)``.
  @inlinable
  public func newPath(for path: ItemPath) -> ItemPath? {
    old.itemIdentifier(for: path).flatMap { new.itemPath(for: $0) }
  }

  /// Returns the old path of an item.
  ///
  /// - Parameter path: The item's new path.
  /// - Returns: The old path, or nil if the item is inserted or the new path is out of bounds.
  /// - Complexity: The same as ``Snapshot/itemPath(for:)``.
  @inlinable
  public func oldPath(for path: ItemPath) -> ItemPath? {
    new.itemIdentifier(for: path).flatMap { old.itemPath(for: $0) }
  }

  /// Returns the new index of a section.
  ///
  /// - Parameter index: The section's old index.
  /// - Returns: The new index, or nil if the section is deleted or the old index is out of bounds.
  /// - Complexity: The same as ``Snapshot/indexOfSection(_:)``.
  @inlinable
  public func newSection(for index: Int) -> Int? {
    old.sectionIdentifier(for: index).flatMap { new.indexOfSection($0) }
  }

  /// Returns the old index of a section.
  ///
  /// - Parameter index: The section's new index.
  /// - Returns: The old index, or nil if the section is inserted or the new index is out of bounds.
  /// - Complexity: The same as ``Snapshot/indexOfSection(_:)``.
  @inlinable
  public func oldSection(for index: Int) -> Int? {
    new.sectionIdentifier(for: index).flatMap { old.indexOfSection($0) }
  }
}
