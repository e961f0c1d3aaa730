/// The data source behind a ``ListData``.
///
/// The list calls the methods of ``ListData``, which documents them and calls these methods. Only the last ones are
/// called by adapters, by a later data source and by the queue of completions.
package protocol ListDataOwner: AnyObject {
  /// Whether the list shows a source: the data source then passes each ``ItemEvent`` to the connection of the source.
  var showsSource: Bool { get }

  func allows(_ action: UserAction, at path: ItemPath) -> Bool
  func perform(_ action: UserAction, at path: ItemPath, isAllowed: Bool) -> Bool

  func beginReordering(at path: ItemPath) -> Bool
  func dropReorderedItem(at destination: ItemPath) -> Bool
  func endReordering()
  func resumeApplies()

  func prefetchItems(at paths: [ItemPath], isCancelled: Bool)

  func willDisplay(_ cell: ObjectIdentifier, at path: ItemPath)
  func didEndDisplaying(_ cell: ObjectIdentifier)

  // Embedded Swift has no `AnyHashable`. Its programs contain all methods of this protocol, so the methods that
  // outlines need would make a program without outlines larger.
  #if !hasFeature(Embedded)
    /// Returns the level of an item in the outline of its section: 0 in a section without an outline, nil if no section
    /// has an outline or the path is out of bounds.
    func level(ofItemAt path: ItemPath) -> Int?

    /// Expands a collapsed item, or collapses an expanded item.
    func toggleItem(at path: ItemPath)

    /// Returns the identifier of the section or the item in a row.
    func identifier(of row: ListRow) -> AnyHashable?

    /// Returns the path of the item with an identifier.
    func itemPath(of identifier: AnyHashable) -> ItemPath?

    /// Calls code of the app that makes or updates a view.
    func inProvider(_ provider: () -> Void)
  #endif

  /// Called when the list begins and ends something in the middle of which it must not get another data source.
  ///
  /// The calls are paired, and the pairs can be nested.
  func beginCall()
  func endCall()

  /// Lets a later data source take over the list as soon as nothing is under way.
  ///
  /// - Parameter laterDataSource: Called when the later data source gets the list, or when an even later one gets it.
  func handOver(to laterDataSource: @escaping (_ getsList: Bool) -> Void)

  /// Called when an apply has ended, and the list has called the completion of each of its steps.
  func applyDidComplete(_ ticket: Int)
}
