import DiffableSnapshots

/// A list that performs each batch without animation.
protocol ImmediateList: ListTarget {
  /// Performs a batch, whose data the list already has.
  func perform<Section, Item>(_ batch: Batch<Section, Item>)
}

extension ImmediateList {
  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    updateData()
    perform(batch)
    completion()
  }
}
