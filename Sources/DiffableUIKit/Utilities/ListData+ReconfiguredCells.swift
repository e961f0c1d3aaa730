#if canImport(UIKit) && !os(watchOS)
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots
  import UIKit

  extension ListData {
    /// Returns the paths of the cells that a batch updates in place, if the data source has a function that updates
    /// them.
    ///
    /// Call this function before the batch. A batch with reconfigurations does not change the structure, so a path
    /// means the same item before and after the batch. An item without a cell is left out, because it needs a new cell.
    ///
    /// - Parameters:
    ///   - batch: The batch.
    ///   - hasCell: Returns whether the view has a cell at a path.
    /// - Returns: The paths of reconfigured items that have a cell.
    func reconfiguredPaths(
      of batch: UntypedBatch,
      where hasCell: (IndexPath) -> Bool
    ) -> Set<IndexPath> {
      guard !batch.items.reconfigurations.isEmpty, hasReconfiguredCellProvider else { return [] }
      return Set(batch.items.reconfigurations.map { IndexPath($0) }.filter(hasCell))
    }

    /// Returns a new cell, or the updated cell of an item that is reconfigured.
    func cell(at indexPath: IndexPath, isReconfigured: Bool) -> Cell {
      let path = ItemPath(indexPath)
      return isReconfigured ? reconfiguredCell(at: path) : cell(at: path)
    }
  }

  extension Set<IndexPath> {
    /// Removes the paths in sections that are reloaded: their items get new cells.
    mutating func removeAll(inSections sections: IndexSet) {
      if sections.isEmpty || isEmpty { return }
      self = filter { !sections.contains($0.section) }
    }
  }
#endif
