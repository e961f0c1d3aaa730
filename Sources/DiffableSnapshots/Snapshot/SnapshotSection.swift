/// A section and its items, from which ``Snapshot/init(building:)`` creates a snapshot.
///
/// The items are the result of a builder, or an array:
///
/// ```swift
/// let fruit = SnapshotSection("fruit") {
///   "apple"
///   "pear"
/// }
/// let nuts = SnapshotSection("nuts", items: ["hazel"])
/// ```
///
/// The items of a section are not checked: they may repeat. A snapshot that is created from a section whose items
/// repeat contains the first of them.
public struct SnapshotSection<Section: Hashable & Sendable, Item: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The identifier of the section.
  public var identifier: Section

  /// The items in order.
  public var items: [Item]

  /// Creates a section from an array of items.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the section.
  ///   - items: The items in order.
  /// - Complexity: O(1).
  @inlinable
  public init(_ identifier: Section, items: [Item] = []) {
    self.identifier = identifier
    self.items = items
  }

  /// Creates a section from a result builder, which lists the items.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the section.
  ///   - items: The items in order, as single items, arrays, conditions and loops.
  /// - Complexity: O(*d* · *m*), where *d* is the depth of nested conditions and loops and *m* is the number
  ///   of items.
  @inlinable
  public init(_ identifier: Section, @ListBuilder<Item> building items: () -> [Item]) {
    self.init(identifier, items: items())
  }
}
