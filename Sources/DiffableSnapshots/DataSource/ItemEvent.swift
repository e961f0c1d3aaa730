/// What a list asks or reports about its items.
///
/// The data source finds the items at the paths that the list passes. Then it passes the event to the connection of the
/// source that the list shows, or to the handlers of the app. Handling an event returns true or false.
package enum ItemEvent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  /// Asks whether the user may do something with an item.
  case asks(UserAction, Item)

  /// The user does something with an item, which is allowed. The result is whether the item was deleted or a handler
  /// was called.
  case performs(UserAction, Item)

  /// The user has dropped an item. The result is whether the item may stay there.
  case reorders(ReorderingTransaction<Section, Item>)

  /// The list will probably need the cells of items soon, or no longer expects to need them.
  case prefetches([Item], isCancelled: Bool)

  /// The cell of an item is about to appear.
  case willDisplay(Item, ObjectIdentifier)

  /// A cell has disappeared. Only the connection knows the item that the cell showed, and adds it.
  case didEndDisplaying(Item?, ObjectIdentifier)
}
