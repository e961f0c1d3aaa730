/// One step of a script for a list that carries out each edit as it comes.
///
/// Positions are *current*: they hold when the edit's turn comes, after all edits before it. A move
/// takes out and then puts in; its destination counts without the thing that moves. `new` is the
/// place in the batch's snapshot, by which the list asks for a cell.
public enum ListEdit: Hashable, Sendable {
  /// Removes the item at a path.
  case deleteItem(ItemPath)

  /// Inserts an item at a path.
  case insertItem(ItemPath, new: ItemPath)

  /// Moves an item.
  case moveItem(Move<ItemPath>)

  /// Makes the cell at a path anew.
  case reloadItem(ItemPath)

  /// Updates the cell at a path.
  case reconfigureItem(ItemPath)

  /// Removes a section; no item is left in it.
  case deleteSection(Int)

  /// Inserts a section without items.
  case insertSection(Int, new: Int)

  /// Moves a section with its items.
  case moveSection(Move<Int>)

  /// Makes a section anew, with its header, its footer and its cells.
  case reloadSection(Int)

  /// Updates the header and the footer of a section, and leaves its cells alone.
  case reconfigureSection(Int)
}
