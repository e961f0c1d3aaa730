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
/// A view of UIKit or AppKit is connected directly, with `screen.connect(to: tableView)`, or by its target. In both cases
/// the sources receive taps and the other events of the view, and the view shows their headers.
///
/// A list has one connection. Connecting a list again replaces the earlier connection: it no longer updates
/// the list, and it ignores actions of the user. A connection that is created during a change of the list takes over when
/// the change ends.
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
  private let id = SourceID()

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
      cellProvider: { target, path, item in
        guard let description = registry.sources[item.source]?.cell(for: item) else {
          preconditionFailure("The list asked for the cell of an item whose source is unknown")
        }
        return cell(target, path, description)
      },
      difference: { old, new in
        new.difference(
          from: old,
          sectionUpdate: { $1.isContentEqual(to: $0) ? nil : .reconfigure },
          itemUpdate: { $1.update(after: $0, contentChanges: contentChanges) }
        )
      }
    )
    if let supplementaryView {
      dataSource.supplementaryViewProvider = { target, kind, path, section in
        let provider = registry.sources[section.source]?.supplementaryViewProvider
        return provider?(kind).flatMap { supplementaryView(target, kind, path, $0) }
      }
    }
    dataSource.eventHandler = { registry.handle($0) }
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
    source.observers.append(ListSource.Observer(id: id, show: show))
    show(.animated)
  }

  deinit { source.observers.removeAll { [id] in $0.id == id } }

  /// The list that shows the source.
  public var target: Target { dataSource.target }

  /// Returns the newest snapshot of the list's contents.
  ///
  /// - Returns: The snapshot. During a change, the list may not show it yet.
  /// - Complexity: O(1).
  public func snapshot() -> Snapshot<SourceSection, SourceItem> { dataSource.snapshot() }

  /// The maximum number of changes in an apply; the list is reloaded if there are more.
  ///
  /// If nil, which is the default, the target's ``DiffableSnapshots/ListTarget/changeLimit`` is used.
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
  /// If nil, the target reports the problems with ``DiffableSnapshots/ListTarget/report(_:)``. If several lists show a
  /// source, one of them reports its problems.
  public var problemHandler: ((SnapshotProblem<SourceSection, SourceItem>) -> Void)? {
    get { dataSource.problemHandler }
    set { dataSource.problemHandler = newValue }
  }
}

extension ListSource {
  /// Shows the source in a list whose cells and supplementary views are of the type `Cell`.
  ///
  /// - Parameters:
  ///   - target: The list.
  ///   - contentChanges: How cells are updated when the content of an item has changed. Use
  ///     ``DiffableSnapshots/ContentUpdate/reload`` if changed content can need another kind of cell.
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
