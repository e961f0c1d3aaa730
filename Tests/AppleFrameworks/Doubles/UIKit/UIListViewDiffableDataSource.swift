import AppleBase

/// A view that shows what its data source has.
@MainActor
protocol DiffableListView: UIListViewCore {
  /// The paths of the selected items.
  var selectedPaths: [IndexPath] { get }
  func select(_ path: IndexPath)
  func reloadData()
  func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?)

  /// Loads the data again at the next layout, also where a reload is not allowed.
  func loadAgain()
}

extension UITableView: DiffableListView {
  var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }
  func select(_ path: IndexPath) { selectRow(at: path, animated: false, scrollPosition: .none) }
  func loadAgain() { setNeedsReload() }
}

extension UICollectionView: DiffableListView {
  var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }
  func select(_ path: IndexPath) { selectItem(at: path, animated: false, scrollPosition: []) }
  func loadAgain() { resetData() }
}

/// What the replacements of UIKit's data sources have in common.
///
/// They insert, delete, move and reload. Items whose sections move too are shown by a reload, which keeps the selection.
@preconcurrency @MainActor
open class UIListViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: DiffableDataSourceBase<SectionIdentifierType, ItemIdentifierType> {
  private weak var view: (any DiffableListView)?
  private var hasData = false

  init(_ view: any DiffableListView) {
    self.view = view
    super.init()
  }

  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    if let view, let move = view.reportedMove {
      applyDuringDrop(snapshot, move, view)
      completion?()
      return
    }
    let changes = DiffableChanges(from: current, to: snapshot)
    guard hasData, let view, view.window != nil, let changes else {
      let selected = view?.selectedPaths.compactMap { itemIdentifier(for: $0) } ?? []
      applySnapshotUsingReloadData(snapshot) { [weak self] in
        for path in selected.compactMap({ self?.indexPath(for: $0) }) { self?.view?.select(path) }
        completion?()
      }
      return
    }
    let perform = {
      view.performBatchUpdates(
        {
          self.current = snapshot.withoutMarks
          view.updates = changes.structure
        },
        completion: nil
      )
      view.performBatchUpdates({ view.updates = changes.cells }, completion: { _ in completion?() })
    }
    if animatingDifferences { perform() } else { UIView.performWithoutAnimation(perform) }
  }

  /// Applies a snapshot while the view reports a drop, as subclasses do in `moveRowAt`: the view has moved the item
  /// already, so the snapshot changes nothing if it has the item there too.
  private func applyDuringDrop(
    _ snapshot: Snapshot,
    _ move: (from: IndexPath, to: IndexPath),
    _ view: any DiffableListView
  ) {
    var moved = current
    if let item = moved.item(at: move.from) {
      moved.deleteItems([item])
      let section = moved.sectionIdentifiers[move.to.section]
      var items = moved.itemIdentifiers(inSection: section)
      items.insert(item, at: move.to.item)
      moved.replaceItems(ofSection: section, with: items)
    }
    current = snapshot.withoutMarks
    if current != moved { view.loadAgain() }
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.withoutMarks
    hasData = true
    view?.reloadData()
    view?.layoutIfNeeded()
    completion?()
  }
}
