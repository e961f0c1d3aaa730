/// The methods of a data source that handle what the user does with the items of a list, and the end of animations.
///
/// ``ListData`` forwards the calls of the list to these methods, and documents them.
package protocol UserEventHandling: AnyObject {
  /// Whether a connection shows a source in the list, and handles what the user does.
  var hasConnection: Bool { get }

  func allows(_ action: UserAction, at path: ItemPath) -> Bool
  func perform(_ action: UserAction, at path: ItemPath, isAllowed: Bool) -> Bool

  func beginReordering(at path: ItemPath) -> Bool
  func dropReorderedItem(at destination: ItemPath) -> Bool
  func endReordering()

  func prefetchItems(at paths: [ItemPath])
  func cancelPrefetchingItems(at paths: [ItemPath])

  func willDisplay(_ cell: ObjectIdentifier, at path: ItemPath)
  func didEndDisplaying(_ cell: ObjectIdentifier)

  // Embedded Swift has no `AnyHashable`. Its programs contain all methods of this protocol, so the methods that outlines
  // need would make a program without outlines larger.
  #if !hasFeature(Embedded)
    func level(ofItemAt path: ItemPath) -> Int?
    func toggleItem(at path: ItemPath)

    /// Returns the identifier of the section or the item in a row.
    func identifier(of row: ListRow) -> AnyHashable?

    /// Returns the path of the item with an identifier.
    func itemPath(of identifier: AnyHashable) -> ItemPath?
  #endif

  /// Calls a function that makes a later data source take over the list.
  ///
  /// If an apply changes the list, the function is called when this apply ends: a list must not get other data in the
  /// middle of a change.
  func handOver(to laterDataSource: @escaping () -> Void)

  /// Called when the list has ended the animation of an apply.
  func animationDidEnd(of ticket: Int)
}

/// The functions with which a connection handles what the user does with the items of its source.
///
/// A data source with these functions calls neither `canReorderItem` of its reordering handlers nor its editing
/// handlers.
package struct ConnectionHandlers<Item> {
  package var allows: (_ action: UserAction, _ item: Item) -> Bool

  /// Performs an action that is allowed, and returns whether an item was deleted or a handler was called.
  package var perform: (_ action: UserAction, _ item: Item) -> Bool

  package var willDisplay: (_ cell: ObjectIdentifier, _ item: Item) -> Void
  package var didEndDisplaying: (_ cell: ObjectIdentifier) -> Void

  package init(
    allows: @escaping (_ action: UserAction, _ item: Item) -> Bool,
    perform: @escaping (_ action: UserAction, _ item: Item) -> Bool,
    willDisplay: @escaping (_ cell: ObjectIdentifier, _ item: Item) -> Void,
    didEndDisplaying: @escaping (_ cell: ObjectIdentifier) -> Void
  ) {
    (self.allows, self.perform) = (allows, perform)
    (self.willDisplay, self.didEndDisplaying) = (willDisplay, didEndDisplaying)
  }
}

/// Something that the user does with an item of a list.
///
/// A list asks ``ListData/allows(_:at:)`` whether the user may do it, and reports it with
/// ``ListData/perform(_:at:isAllowed:)``.
public enum UserAction: Hashable, Sendable, CaseIterable {
  /// The item was selected, usually by the user.
  case select

  /// The item is no longer selected.
  case deselect

  /// The item is highlighted because the user presses it.
  case highlight

  /// The item is no longer highlighted.
  case unhighlight

  /// The user asks to delete the item.
  case delete

  /// The user asks to insert an item at the row of the item.
  case insert

  /// The user drags the item to another path.
  ///
  /// A list reports a drag with ``ListData/beginReordering(at:)``.
  case move
}
