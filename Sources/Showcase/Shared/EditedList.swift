import DiffableSnapshots

/// A list that performs the edits of each batch, one after the other.
protocol EditedList: ListTarget {
  func perform(_ edit: ListEdit)
}

extension EditedList {
  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    updateData()
    for edit in batch.edits { perform(edit) }
    completion()
  }
}
