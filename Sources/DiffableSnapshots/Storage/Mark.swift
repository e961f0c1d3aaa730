/// What has to happen to the cell of an item, or to the views of a section, that keeps its identifier.
///
/// The greater mark wins: a new cell is up to date as well.
@usableFromInline
enum Mark: UInt8, Sendable {
  case none
  case reconfigure
  case reload

  /// Returns the mark that wins.
  @inlinable
  func joined(with other: Mark) -> Mark { rawValue < other.rawValue ? other : self }
}
