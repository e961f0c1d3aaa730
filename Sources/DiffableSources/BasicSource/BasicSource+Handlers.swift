extension BasicSource {
  /// The functions that the source calls for its items, for example when the user acts on one of them.
  ///
  /// The position passed to a handler is an offset into ``BasicSource/items`` of the source, regardless of
  /// where the list shows the item.
  ///
  /// ```swift
  /// songs.handlers.didSelect = { song, _ in play(song) }
  /// songs.handlers.canDelete = { _, _ in true }
  /// songs.handlers.didDelete = { song, position in
  ///   log("\(song) was no. \(position + 1)")
  /// }
  /// ```
  ///
  /// The source keeps strong references to its handlers. To avoid a reference cycle, a handler should capture
  /// the source and its owner weakly or unowned.
  public struct Handlers {
    /// A function that is called with an item and its position.
    public typealias Handler = (_ item: Item, _ position: Int) -> Void

    /// A function that decides whether the user may act on an item at a position.
    public typealias Permission = (_ item: Item, _ position: Int) -> Bool

    /// Called to determine whether the user may select an item.
    ///
    /// If nil, the user can select all items.
    public var canSelect: Permission?

    /// Called when an item was selected.
    ///
    /// Usually, the user has selected the item. A table view of AppKit also reports a row that the app selects.
    public var didSelect: Handler?

    /// Called when an item is no longer selected.
    public var didDeselect: Handler?

    /// Called to determine whether an item is highlighted when the user presses it.
    ///
    /// If nil, all items can be highlighted. In UIKit, an item that cannot be highlighted cannot be selected by touch.
    public var canHighlight: Permission?

    /// Called when an item is highlighted because the user presses it.
    public var didHighlight: Handler?

    /// Called when an item is no longer highlighted.
    public var didUnhighlight: Handler?

    /// Called to determine whether the user may delete an item.
    ///
    /// If nil, the user cannot delete any item.
    public var canDelete: Permission?

    /// Called when the source has deleted an item for the user, with the item's position before the deletion.
    public var didDelete: Handler?

    /// Called to determine whether the user may insert an item at the row of an item.
    ///
    /// If nil, the user cannot insert any item.
    public var canInsert: Permission?

    /// Called when the user asks to insert an item at the row of an item.
    ///
    /// Only the app can make the new item: the handler inserts it into the source.
    public var didInsert: Handler?

    /// Called to determine whether the user may drag an item to another position in its source.
    ///
    /// If nil, the user cannot drag any item. An item cannot be dragged to another source, because the sources
    /// may have items of different types. If the user drops an item outside its source, the item moves back and
    /// ``didMove`` is not called.
    public var canMove: Permission?

    /// Called when the source has moved an item for the user.
    public var didMove: ((_ item: Item, _ positions: Move<Int>) -> Void)?

    /// Called when the cell of an item is about to appear on screen.
    public var willDisplay: Handler?

    /// Called when the cell of an item is no longer on screen.
    ///
    /// The handler receives the item that the cell showed when the cell appeared. If the source still contains the
    /// item, the item has its current content in the source. Otherwise, the position is nil, and the item has the
    /// content that it had when the cell appeared.
    public var didEndDisplaying: ((_ item: Item, _ position: Int?) -> Void)?

    /// Called with items whose cells a list will probably need soon.
    public var prefetch: ((_ items: [Item]) -> Void)?

    /// Called with items whose cells a list no longer expects to need.
    ///
    /// Items that were deleted after ``prefetch`` are not reported.
    public var cancelPrefetching: ((_ items: [Item]) -> Void)?

    /// Creates an empty set of handlers.
    ///
    /// - Complexity: O(1).
    public init() {}
  }
}
