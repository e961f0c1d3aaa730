/// A section with its items, as one part of a snapshot that is written down.
///
/// The builder of ``Snapshot/init(building:)`` takes such parts. The items come from a builder too, or
/// from an array:
///
/// ```swift
/// let fruit = SnapshotSection("fruit") {
///   "apple"
///   "pear"
/// }
/// let nuts = SnapshotSection("nuts", items: ["hazel"])
/// ```
///
/// Unlike a snapshot it is nothing but data: its items may repeat, and the snapshot made of it says
/// so.
public struct SnapshotSection<Section: Hashable & Sendable, Item: Hashable & Sendable>: Hashable,
  Sendable
{
  /// What the section is known by.
  public var identifier: Section

  /// The items in order.
  public var items: [Item]

  /// Creates a section from an array of items.
  ///
  /// - Parameters:
  ///   - identifier: What the section is known by.
  ///   - items: Its items in order.
  /// - Complexity: O(1).
  @inlinable
  public init(_ identifier: Section, items: [Item] = []) {
    self.identifier = identifier
    self.items = items
  }

  /// Creates a section from items that are written down one by one.
  ///
  /// - Parameters:
  ///   - identifier: What the section is known by.
  ///   - items: Its items in order, or arrays of them; conditions and loops say which.
  /// - Complexity: O(*m*) times the depth of conditions and loops, where *m* is the number of items.
  @inlinable
  public init(_ identifier: Section, @ListBuilder<Item> building items: () -> [Item]) {
    self.init(identifier, items: items())
  }
}
