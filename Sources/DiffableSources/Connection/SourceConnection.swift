/// A connection that shows a source in a list and keeps the list up to date.
///
/// The list is updated until the connection is released. Keep a strong reference to the connection, usually in
/// the object that owns the list. A source can have any number of connections, to lists of the same type or
/// of different types.
///
/// ```swift
/// let table = screen.connect(to: tableTarget)
/// let grid = screen.connect(to: gridTarget)
/// songs.items = ["Suzanne"]  // Both lists show the song.
/// ```
///
/// A view of UIKit or AppKit is connected directly, with `screen.connect(to: tableView)`, or by its target. In both
/// cases the sources receive taps and the other events of the view, and the view shows their headers.
///
/// A list has one connection. Connecting a list again replaces the earlier connection: it no longer updates
/// the list, and it ignores actions of the user. A connection that is created during a change of the list takes over
/// when the change ends.
///
/// The connection keeps strong references to the source and, through its data source, to the list. The source
/// does not keep the connection alive. When the connection is released, the source releases the list as well.
///
/// The connection keeps a source that was removed from the tree until the list shows the tree without it,
/// because the list may ask for a cell until then. The list shows the new tree immediately, unless another
/// change of the list or a drag is in progress. If the list reports which cells are on screen, the connection
/// also keeps the sources of these cells.
public final class SourceConnection<Cell, Target: ListTarget> {
  package typealias DataSource = DiffableDataSource<SourceSection, SourceItem, Target>

  /// A function that makes or updates a cell of the list from the value that a source returned.
  ///
  /// It is called with the target, the path of the item in the snapshot that the list shows, and the value that the
  /// source returned.
  public typealias CellMaker = (_ target: Target, _ path: ItemPath, _ cell: Cell) -> Target.Cell

  /// A function that makes or updates a supplementary view of the list from the value that a source
  /// returned.
  public typealias ViewMaker = (
    _ target: Target, _ kind: SupplementaryKind, _ path: ItemPath, _ view: Cell
  ) -> Target.SupplementaryView?

  /// The source that the list shows.
  public let source: ListSource<Cell>

  /// The data source of the list.
  ///
  /// Only the connection applies snapshots: it must know the sources of all items in a snapshot.
  package let dataSource: DataSource

  let registry = SourceRegistry<Cell>()

  /// Connects a source to a list, and shows the source in the list.
  ///
  /// If the cells and supplementary views of the list are of the type `Cell`, you can use
  /// `connect(to:contentChanges:)` instead.
  ///
  /// - Parameters:
  ///   - source: The source to show.
  ///   - target: The list.
  ///   - contentChanges: How cells are updated when the content of an item has changed. An item that is marked for
  ///     reload is always reloaded. An item that is marked for reconfiguration is reconfigured if its content has not
  ///     changed. Supplementary views are updated in place.
  ///   - cell: Makes or updates a cell of the list.
  ///   - supplementaryView: Makes or updates a supplementary view of the list; nil for none.
  /// - Complexity: O(*n*), where *n* is the number of sources and items in the tree.
  public init(
    _ source: ListSource<Cell>,
    to target: Target,
    contentChanges: ContentUpdate = .reconfigure,
    cell: @escaping CellMaker,
    supplementaryView: ViewMaker? = nil
  ) {
    let registry = registry
    self.source = source
    dataSource = DataSource(
      target: target,
      contentComparison: ContentComparison(
        items: { $1.update(after: $0, contentChanges: contentChanges) },
        sections: { $1.version == $0.version ? nil : .reconfigure }
      )
    ) { target, path, item in
      guard let description = registry.sources[item.source]?.cell(for: item) else {
        preconditionFailure("The list asked for the cell of an item whose source is unknown")
      }
      return cell(target, path, description)
    }
    if let supplementaryView {
      dataSource.supplementaryViewProvider = { target, kind, path, section in
        let provider = registry.sources[section.source]?.supplementaryViewProvider
        return provider?(kind).flatMap { supplementaryView(target, kind, path, $0) }
      }
    }
    dataSource.passEventToSource = { registry.handle($0) }
    // The closure `show` must not capture the connection: the source stores the closure, and would keep the
    // connection alive. The deinitializer removes the closure from the source.
    var (tree, showCount) = (SourceTree(source), 0)
    let show = { [dataSource] (mode: ApplyMode) in
      guard dataSource.hasTarget else { return }
      showCount += 1
      let number = showCount
      var updated = tree
      let change = updated.update()
      // Comparing items can change a source. Then this closure has been called again, and has shown all changes.
      guard number == showCount else { return }
      tree = updated
      registry.update(change)
      dataSource.apply(tree.takingProblems(), mode: mode) {
        // After an older apply, the list does not show the newest tree yet, and needs the sources of older trees.
        if number == showCount { registry.removeObsolete() }
      }
      if dataSource.isUpToDate { registry.removeObsolete() }
    }
    source.observers.append((registry, show))
    show(.animated)
  }

  deinit { source.observers.removeAll { [registry] in $0.registry === registry } }

  /// The list that shows the source.
  public var target: Target { dataSource.target }

  /// Returns the newest snapshot of the list's contents.
  ///
  /// - Returns: The snapshot. During a change, the list may not show it yet.
  /// - Complexity: O(1).
  public func snapshot() -> Snapshot<SourceSection, SourceItem> { dataSource.snapshot() }

  /// The maximum number of changes in an apply; the list is reloaded if there are more.
  ///
  /// If nil, which is the default, the target's ``/DiffableSnapshots/ListTarget/changeLimit`` is used.
  public var changeLimit: Int? {
    get { dataSource.changeLimit }
    set { dataSource.changeLimit = newValue }
  }

  /// Called with a report of each apply, for logs and tests.
  public var applyObserver: ((ApplyReport<SourceSection, SourceItem>) -> Void)? {
    get { dataSource.applyObserver }
    set { dataSource.applyObserver = newValue }
  }

  /// Called with each problem of the sources, such as items that repeat; nil by default.
  ///
  /// If nil, the target reports the problems with ``/DiffableSnapshots/ListTarget/report(_:)``. If several lists show a
  /// source, one of them reports its problems.
  public var problemHandler: ((SnapshotProblem<SourceSection, SourceItem>) -> Void)? {
    get { dataSource.problemHandler }
    set { dataSource.problemHandler = newValue }
  }

  /// Whether changes of the sources wait, so that the list keeps its rows; false by default.
  ///
  /// See ``/DiffableSnapshots/DiffableDataSource/isPaused``.
  public var isPaused: Bool {
    get { dataSource.isPaused }
    set { dataSource.isPaused = newValue }
  }

  // MARK: For the app; paths refer to what the list currently shows

  /// Returns whether the user may do something with an item, as the handlers of its source decide.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - path: The path of the item in the list.
  /// - Returns: The result of the handler, such as ``BasicSource/Handlers/canDelete``. Without a handler, the user may
  ///   do everything but delete, insert and move. False if the path is out of bounds, or if the source no longer
  ///   contains the item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  public func allows(_ action: UserAction, at path: ItemPath) -> Bool {
    dataSource.allows(action, at: path)
  }

  /// Performs an action on an item as if the user did it, and calls the handler of its source.
  ///
  /// A list calls ``/DiffableSnapshots/ListData/perform(_:at:isAllowed:)`` of its data instead.
  ///
  /// For a deletion, the source deletes the item, and the list then receives the change. The list should not
  /// remove the cell itself.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - path: The path of the item in the list.
  /// - Returns: Whether the source handled the action. False if the source has no handler for it, or if
  ///   ``allows(_:at:)`` is false. A deletion that the source allows is handled even without
  ///   ``BasicSource/Handlers/didDelete``.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items; for a deletion, that
  ///   of a change.
  @discardableResult
  public func perform(_ action: UserAction, at path: ItemPath) -> Bool {
    dataSource.perform(action, at: path, isAllowed: false)
  }

  /// Returns the path of an item in the list.
  ///
  /// - Parameters:
  ///   - item: An item.
  ///   - source: The source of the item.
  /// - Returns: The path; nil if the list does not show the item.
  /// - Complexity: That of ``/DiffableSnapshots/Snapshot/itemPath(for:)``.
  public func itemPath<Item>(for item: Item, in source: BasicSource<Item, Cell>) -> ItemPath? {
    dataSource.itemPath(for: source.wrap(item))
  }

  /// Returns the item at a path, if it is an item of a source.
  ///
  /// - Parameters:
  ///   - path: Any path in the list.
  ///   - source: A source.
  /// - Returns: The item, or nil if the list shows no item of the source there.
  /// - Complexity: That of ``/DiffableSnapshots/Snapshot/itemIdentifier(for:)``.
  public func item<Item>(at path: ItemPath, of source: BasicSource<Item, Cell>) -> Item? {
    dataSource.itemIdentifier(for: path).flatMap { source.item($0) }
  }

  /// Returns whether a section shows the items of a source, or of sources below it.
  ///
  /// - Parameters:
  ///   - index: The index of the section in the list.
  ///   - source: A source in the tree that the list shows. All sections of a ``SnapshotSource`` are sections of it. A
  ///     section of a merged composite is a section of each source below the composite.
  /// - Returns: Whether it is a section of the source; false if the index is out of bounds.
  /// - Complexity: O(*d*), where *d* is the depth of the tree.
  public func isSection(_ index: Int, of source: ListSource<Cell>) -> Bool {
    guard let id = dataSource.sectionIdentifier(for: index)?.source else { return false }
    // The sources below a merged composite have no section of their own, so the composite's section is also theirs.
    return registry.sources[id]?.isOrIsBelow { $0 === source } ?? false
      || source.isOrIsBelow { $0.id == id }
  }
}

extension ListSource {
  /// Shows the source in a list whose cells and supplementary views are of the type `Cell`.
  ///
  /// - Parameters:
  ///   - target: The list.
  ///   - contentChanges: How cells are updated when the content of an item has changed. Use
  ///     ``/DiffableSnapshots/ContentUpdate/reload`` if changed content can need another kind of cell.
  /// - Returns: The connection. Keep a strong reference to it as long as the list should be updated.
  /// - Complexity: O(*n*), where *n* is the number of sources and items in the tree.
  public func connect<Target: ListTarget>(
    to target: Target,
    contentChanges: ContentUpdate = .reconfigure
  ) -> SourceConnection<Cell, Target>
  where Target.Cell == Cell, Target.SupplementaryView == Cell {
    SourceConnection(
      self,
      to: target,
      contentChanges: contentChanges,
      cell: { $2 },
      supplementaryView: { $3 }
    )
  }
}
