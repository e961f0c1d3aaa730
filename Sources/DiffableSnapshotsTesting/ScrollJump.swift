/// A change after which an item was at another position on the screen of a ``StrictList``.
public struct ScrollJump: Hashable, Sendable, CustomStringConvertible {
  /// The description of the item.
  public var item: String

  /// The number of rows between the top of the visible area and the item, before the change.
  public var oldRow: Int

  /// The number of rows between the top of the visible area and the item, after the change.
  ///
  /// The number is negative if the item is above the visible area.
  public var newRow: Int

  /// Creates a description of a change.
  ///
  /// - Parameters:
  ///   - item: The description of the item.
  ///   - oldRow: The number of rows between the top of the visible area and the item, before the change.
  ///   - newRow: The number of rows between the top of the visible area and the item, after the change.
  /// - Complexity: O(1).
  public init(item: String, oldRow: Int, newRow: Int) {
    self.item = item
    self.oldRow = oldRow
    self.newRow = newRow
  }

  /// A sentence with the item and both rows.
  ///
  /// - Complexity: O(*n*), where *n* is the length of ``item``.
  public var description: String {
    "\(item) was in row \(oldRow) of the screen, and is in row \(newRow)"
  }
}
