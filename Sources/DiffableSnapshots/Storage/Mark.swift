/// What is to happen to the cell of an item, or to the views of a section, whose identifier is the same as
/// before.
///
/// The greater one wins: what is made anew is up to date as well.
@usableFromInline
enum Mark: UInt8, Sendable {
  case none
  case reconfigure
  case reload

  /// The one that wins.
  @inlinable
  func joined(with other: Mark) -> Mark { rawValue < other.rawValue ? other : self }
}
