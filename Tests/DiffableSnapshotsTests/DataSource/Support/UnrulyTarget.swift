import DiffableSnapshots

/// A list with closures for its calls, which can break the contract of `ListTarget` in several ways.
final class UnrulyTarget: ListTarget {
  var capabilities: ListCapabilities
  var isOnScreen = true
  var data: ListData<String>?

  /// The number of times that a batch calls `updateData`.
  var updates = 1
  /// The number of times that the target calls each completion.
  var completions = 1
  /// Whether batches call the completion before `updateData`.
  var completesFirst = false
  /// Whether the target keeps completions in `pending` instead of calling them.
  var keepsCompletions = false
  var pending: [() -> Void] = []

  /// Called at the beginning of each batch.
  var onBatch: (() -> Void)?
  var onReload: (() -> Void)?
  var onWillApply: (() -> Void)?
  var onDidApply: (() -> Void)?

  /// The numbers of items in the sections, read from the data in each batch and each reload.
  private(set) var sizes: [[Int]] = []
  private(set) var batches = 0

  /// The number of moves in all batches.
  private(set) var moves = 0

  init(_ capabilities: ListCapabilities = .collectionView) { self.capabilities = capabilities }

  func willApply() { onWillApply?() }
  func didApply() { onDidApply?() }

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    onReload?()
    recordSizes()
    complete(completion)
  }

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    batches += 1
    moves += batch.sections.moves.count + batch.items.moves.count
    onBatch?()
    if completesFirst { complete(completion) }
    for _ in 0..<updates { updateData() }
    recordSizes()
    if !completesFirst { complete(completion) }
  }

  private func recordSizes() {
    guard let data else { return sizes.append([]) }
    sizes.append((0..<data.numberOfSections).map { data.numberOfItems(inSection: $0) })
  }

  private func complete(_ completion: @escaping () -> Void) {
    for _ in 0..<completions {
      if keepsCompletions { pending.append(completion) } else { completion() }
    }
  }
}
