#if canImport(UIKit) && !os(watchOS)
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots
  import UIKit

  /// A target whose view performs batches.
  @MainActor
  protocol BatchTarget: ViewTarget {
    /// The paths of the items whose cells the reconfigured cell provider updates in the current batch.
    var reconfiguredPaths: Set<IndexPath> { get set }

    var completions: BatchCompletions { get }
  }

  extension BatchTarget {
    /// Performs a batch, with or without animation.
    ///
    /// A batch with reconfigurations does not change the structure, so a path means the same item before and after the
    /// batch. An item without a cell gets a new cell.
    ///
    /// - Parameters:
    ///   - batch: The batch.
    ///   - hasCell: Returns whether the view has a cell at a path.
    ///   - performUpdates: Calls the method of the view, and passes it a completion handler.
    func perform(
      _ batch: UntypedBatch,
      hasCell: (IndexPath) -> Bool,
      _ performUpdates: (_ completion: @escaping @Sendable (Bool) -> Void) -> Void
    ) {
      if !batch.items.reconfigurations.isEmpty, data?.hasReconfiguredCellProvider == true {
        reconfiguredPaths = Set(batch.items.reconfigurations.map { IndexPath($0) }.filter(hasCell))
      }
      defer { reconfiguredPaths = [] }
      let (completions, completion) = (completions, completions.add(batch.completion))
      // Views call completions on the main thread, but in some SDKs the type of this closure does not say so.
      let end: @Sendable (Bool) -> Void = { _ in
        MainActor.assumeIsolated { completions.call(through: completion) }
      }
      if batch.isAnimated {
        performUpdates(end)
      } else {
        UIView.performWithoutAnimation { performUpdates(end) }
      }
    }

    /// Returns a new cell, or the updated cell of an item that is reconfigured.
    func cell(at indexPath: IndexPath, _ data: ListData<Cell>) -> Cell {
      let (path, isReconfigured) = (ItemPath(indexPath), reconfiguredPaths.remove(indexPath) != nil)
      return isReconfigured ? data.reconfiguredCell(at: path) : data.cell(at: path)
    }

    /// Forgets the items in sections that are reloaded: they get new cells.
    func makeNewCells(inSections sections: IndexSet) {
      if sections.isEmpty || reconfiguredPaths.isEmpty { return }
      reconfiguredPaths = reconfiguredPaths.filter { !sections.contains($0.section) }
    }
  }
#endif
