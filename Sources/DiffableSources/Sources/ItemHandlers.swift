/// What a basic source asks and tells when the user does something to one of its items.
///
/// A position is an offset into the source's own ``BasicSource/items``, wherever these are in the list.
///
/// ```swift
/// songs.handlers.didSelect = { song, _ in play(song) }
/// songs.handlers.canDelete = { _, _ in true }
/// songs.handlers.didDelete = { song, position in log("\(song) was no. \(position + 1)") }
/// ```
///
/// The source holds the handlers: one that uses the source, or what holds it, should not hold it in turn.
public struct ItemHandlers<Item> {
  /// Tells of an item, and of its position.
  public typealias Handler = (_ item: Item, _ position: Int) -> Void

  /// Called when the user has selected an item.
  public var didSelect: Handler?

  /// Called when an item is no longer selected.
  public var didDeselect: Handler?

  /// Called when the user's finger is on an item.
  public var didHighlight: Handler?

  /// Called when the user's finger has left an item.
  public var didUnhighlight: Handler?

  /// Whether the user may delete an item; if nil, no item can be deleted.
  public var canDelete: ((_ item: Item, _ position: Int) -> Bool)?

  /// Called when the source has deleted an item for the user, with the position that it had.
  public var didDelete: Handler?

  /// Whether the user may move an item among those of the source; if nil, no item can be moved.
  ///
  /// The items of two sources may be of different types, so none goes over by being dragged: dropped away
  /// from its source, it goes back, and ``didMove`` is not called.
  public var canMove: ((_ item: Item, _ position: Int) -> Bool)?

  /// Called when the source has moved an item for the user.
  public var didMove: ((_ item: Item, _ positions: Move<Int>) -> Void)?

  /// Called with the occurrences that ``BasicSource/items`` did not take, as they repeat others.
  public var didDropDuplicates: ((_ items: [Item]) -> Void)?

  /// Creates handlers of which none does anything.
  ///
  /// - Complexity: O(1).
  public init() {}
}
