#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension ListData {
    /// Returns the paths of the cells that a batch updates in place, if the data source has a function that updates
    /// them.
    ///
    /// A batch with reconfigurations does not change the structure, so a cell that exists before the batch is the cell
    /// that the view asks for.
    ///
    /// - Parameters:
    ///   - batch: The batch.
    ///   - hasCell: Returns whether the view has a cell at a path.
    /// - Returns: The paths of reconfigured items that have a cell.
    func reconfiguredPaths<Section, Item>(
      of batch: Batch<Section, Item>,
      where hasCell: (IndexPath) -> Bool
    ) -> Set<IndexPath> {
      guard !batch.itemReconfigurations.isEmpty, hasReconfiguredCellProvider else { return [] }
      return Set(batch.itemReconfigurations.map { IndexPath($0) }.filter(hasCell))
    }

    /// Returns a new cell, or the updated cell of an item that is reconfigured.
    func cell(at indexPath: IndexPath, isReconfigured: Bool) -> Cell {
      let path = ItemPath(indexPath)
      return isReconfigured ? reconfiguredCell(at: path) : cell(at: path)
    }
  }
#endif
