import DiffableSnapshots

/// A list that does not keep to the contract of `ListTarget`, in a way of one's choice.
final class UnrulyTarget: ListTarget {
  let capabilities: ListCapabilities
  var isOnScreen = true
  var data: ListData<String>?

  /// How many times a batch calls `updateData`.
  var updates = 1
  /// How many times each completion is called.
  var completions = 1
  /// Whether batches complete before they update the data.
  var completesFirst = false
  /// Whether completions are kept in `pending`.
  var keepsCompletions = false
  var pending: [() -> Void] = []

  /// Called inside each batch, in front of anything else.
  var onBatch: (() -> Void)?
  var onReload: (() -> Void)?

  /// The number of items in each section, as the data gave it inside each batch and each reload.
  private(set) var sizes: [[Int]] = []
  private(set) var batches = 0

  init(_ capabilities: ListCapabilities = .collectionView) { self.capabilities = capabilities }

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    onReload?()
    noteSizes()
    complete(completion)
  }

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    batches += 1
    onBatch?()
    if completesFirst { complete(completion) }
    for _ in 0..<updates { updateData() }
    noteSizes()
    if !completesFirst { complete(completion) }
  }

  private func noteSizes() {
    guard let data else { return sizes.append([]) }
    sizes.append((0..<data.numberOfSections).map { data.numberOfItems(inSection: $0) })
  }

  private func complete(_ completion: @escaping () -> Void) {
    for _ in 0..<completions {
      if keepsCompletions { pending.append(completion) } else { completion() }
    }
  }
}
