import DiffableSnapshots

/// A target that does nothing, so that only the work of the data source is measured.
final class IdleTarget: ListTarget {
  let capabilities: ListCapabilities
  var data: ListData<Void>?

  init(_ capabilities: ListCapabilities = .collectionView) { self.capabilities = capabilities }

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    completion()
  }

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    updateData()
    completion()
  }
}

extension DiffableDataSource where Target == IdleTarget {
  /// Creates a data source that shows a snapshot in an idle target.
  convenience init(
    showing snapshot: Snapshot<Section, Item>,
    in capabilities: ListCapabilities = .collectionView
  ) {
    self.init(target: IdleTarget(capabilities)) { _, _, _ in () }
    apply(snapshot)
  }
}
