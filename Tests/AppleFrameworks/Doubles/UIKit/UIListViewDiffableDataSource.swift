import AppleBase

/// A view that shows what its data source has.
@MainActor
protocol DiffableListView: UIListViewCore {
  func reloadData()
  func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?)
}

extension UITableView: DiffableListView {}
extension UICollectionView: DiffableListView {}

/// What the replacements of UIKit's data sources have in common: they insert, delete and reload, and move nothing.
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
    let changes = DiffableChanges(from: current, to: snapshot)
    guard hasData, let view, view.window != nil, let changes else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
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
