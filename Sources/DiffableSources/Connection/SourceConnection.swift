/// Shows a source in a list, until it goes.
///
/// Keep it for as long as the list is to follow: the screen that has the list is the place. Any number of
/// connections can be made to one source, with lists of the same kind or of others.
///
/// ```swift
/// let table = screen.connect(to: tableTarget)
/// let grid = screen.connect(to: gridTarget)
/// songs.items = ["Suzanne"]  // Both show it.
/// ```
///
/// A list has one connection. One that is made later takes the list over from an earlier one, which no
/// longer changes it, and hears of its user no more: so a screen may replace the connection that it has, but
/// not from within a change of the list.
///
/// The connection holds the source and, through its data source, the list; the source holds neither the
/// connection nor, once that has gone, anything of it. A source that leaves the tree is kept until the list
/// has come to show the tree without it, for it may be asked for a cell till then: at once, unless the list
/// is in the middle of another change, or the user of a drag.
public final class SourceConnection<Cell, Target: ListTarget> {
  typealias DataSource = DiffableDataSource<SourceSection, SourceItem, Target>

  /// Makes or updates a cell of the list from what a source says: the target, the item's path in the
  /// present snapshot, and what the source says.
  public typealias CellMaker = (_ target: Target, _ path: ItemPath, _ cell: Cell) -> Target.Cell

  /// Makes or updates a supplementary view of the list from what a source says.
  public typealias ViewMaker = (
    _ target: Target, _ kind: SupplementaryKind, _ path: ItemPath, _ view: Cell
  ) -> Target.SupplementaryView?

  /// What the list shows.
  public let source: ListSource<Cell>

  /// What keeps the list equal to the source.
  ///
  /// Only the connection applies to it: of a snapshot from elsewhere it might not know the sources.
  let dataSource: DataSource

  let shownSources = ShownSources()
  private let id = SourceID()

  /// Connects a list, and shows the source in it.
  ///
  /// ``ListSource/connect(to:contentChanges:)`` does so where there is nothing to make of what the sources say.
  ///
  /// - Parameters:
  ///   - source: What to show.
  ///   - target: The list.
  ///   - contentChanges: How cells come to show content that has changed; what a source marks is reloaded
  ///     or reconfigured as it says, and headers and footers are updated in place.
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
    let shownSources = shownSources
    self.source = source
    dataSource = DataSource(
      target: target,
      cellProvider: { target, path, item in
        guard let description = shownSources.sources[item.source]?.cell(for: item) else {
          preconditionFailure("An item is shown whose source is not known")
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
        let provider = shownSources.sources[section.source]?.supplementaryViewProvider
        return provider?(kind).flatMap { supplementaryView(target, kind, path, $0) }
      }
    }
    letTheUserReorder()
    // It does not hold the connection, which takes it away from the source when it goes; till then the
    // source holds it, and it holds the source, as the list does all that it shows.
    var contents = SourceContents(of: source)
    shownSources.admit(contents.sources)
    let show = { [dataSource] (mode: ApplyMode) in
      guard dataSource.hasTarget else { return }
      if contents.follow() { shownSources.admit(contents.sources) }
      let apply = shownSources.makeApply()
      dataSource.apply(contents.snapshot, mode: mode) { shownSources.retire(after: apply) }
      if dataSource.isUpToDate { shownSources.retire() }
    }
    source.observers.append(ListSource.Observer(id: id, show: show))
    show(.animated)
  }

  deinit { source.observers.removeAll { [id] in $0.id == id } }

  /// What the source shows, as the data source of the list has it.
  ///
  /// - Returns: The newest snapshot; the list may be about to come to show it.
  /// - Complexity: O(1).
  public func snapshot() -> Snapshot<SourceSection, SourceItem> { dataSource.snapshot() }

  /// The greatest number of changes worth showing one by one; with more the list is reloaded.
  ///
  /// Nil, as it is at first, leaves it to the target's ``DiffableSnapshots/ListTarget/changeLimit``.
  ///
  /// - Complexity: O(1).
  public var changeLimit: Int? {
    get { dataSource.changeLimit }
    set { dataSource.changeLimit = newValue }
  }

  /// Hears what each change of the list came to, for logs and tests.
  ///
  /// - Complexity: O(1).
  public var applyObserver: ((ApplyReport<SourceSection, SourceItem>) -> Void)? {
    get { dataSource.applyObserver }
    set { dataSource.applyObserver = newValue }
  }

  /// The sources that the list may ask for cells.
  final class ShownSources {
    private(set) var sources: [SourceID: ListSource<Cell>] = [:]
    private var newest: [SourceID: ListSource<Cell>] = [:]
    private var numberOfApplies = 0

    /// Adds the sources of a tree that is about to be shown.
    func admit(_ newSources: [SourceID: ListSource<Cell>]) {
      newest = newSources
      // Embedded Swift cannot merge dictionaries, which takes a dynamic cast.
      for (id, source) in newSources { sources[id] = source }
    }

    /// The number of an apply that shows the newest tree.
    func makeApply() -> Int {
      numberOfApplies += 1
      return numberOfApplies
    }

    /// Lets the sources go that the list shows no longer, since it shows the newest tree.
    func retire() { sources = newest }

    /// The same when an apply has ended, if that was the newest: a tree before may have been skipped.
    func retire(after apply: Int) {
      if apply == numberOfApplies { retire() }
    }
  }
}

extension ListSource {
  /// Shows the source in a list, whose cells and supplementary views are what the sources say.
  ///
  /// - Parameters:
  ///   - target: The list.
  ///   - contentChanges: How cells come to show content that has changed. Where an item may come to need a
  ///     cell of another kind, they are to be reloaded.
  /// - Returns: The connection, to be kept for as long as the list is to follow.
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
