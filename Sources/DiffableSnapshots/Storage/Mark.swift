/// The update that an item's cell or a section's views need.
///
/// Of two marks for the same item or section, the higher mark wins: a reload includes a reconfiguration.
@usableFromInline
enum Mark: UInt8, Sendable {
  case none
  case reconfigure
  case reload

  /// Returns the higher of two marks.
  func joined(with other: Mark) -> Mark { rawValue < other.rawValue ? other : self }
}
