/// Where things went and where they came from, so that a list can keep its selection and its scroll
/// position.
extension Changeset {
  /// The place to which an item went.
  ///
  /// - Parameter path: An old path.
  /// - Returns: The item's new path, or nil when it was deleted or the path was out of bounds.
  /// - Complexity: That of ``Snapshot/itemPath(for:)``.
  @inlinable
  public func newPath(for path: ItemPath) -> ItemPath? {
    old.itemIdentifier(for: path).flatMap { new.itemPath(for: $0) }
  }

  /// The place from which an item came.
  ///
  /// - Parameter path: A new path.
  /// - Returns: The item's old path, or nil when it was inserted or the path is out of bounds.
  /// - Complexity: That of ``Snapshot/itemPath(for:)``.
  @inlinable
  public func oldPath(for path: ItemPath) -> ItemPath? {
    new.itemIdentifier(for: path).flatMap { old.itemPath(for: $0) }
  }

  /// The place to which a section went.
  ///
  /// - Parameter offset: An old offset.
  /// - Returns: The section's new offset, or nil when it was deleted or the offset was out of
  ///   bounds.
  /// - Complexity: That of ``Snapshot/indexOfSection(_:)``.
  @inlinable
  public func newSection(for offset: Int) -> Int? {
    old.sectionIdentifier(for: offset).flatMap { new.indexOfSection($0) }
  }

  /// The place from which a section came.
  ///
  /// - Parameter offset: A new offset.
  /// - Returns: The section's old offset, or nil when it was inserted or the offset is out of
  ///   bounds.
  /// - Complexity: That of ``Snapshot/indexOfSection(_:)``.
  @inlinable
  public func oldSection(for offset: Int) -> Int? {
    new.sectionIdentifier(for: offset).flatMap { old.indexOfSection($0) }
  }
}
