/// One step of a script for a list that performs one edit after the other.
///
/// The paths and section indexes of an edit are valid after all previous edits. A move removes an element and then
/// inserts it, so its destination does not count the element itself. `new` is the path or the section index in
/// the snapshot of the batch. The list needs it to read the new cell or the new views.
public enum ListEdit: Hashable, Sendable {
  /// Removes the item at a path.
  case deleteItem(ItemPath)

  /// Inserts an item at a path.
  case insertItem(ItemPath, new: ItemPath)

  /// Moves an item.
  case moveItem(Move<ItemPath>)

  /// Reloads the cell at a path.
  case reloadItem(ItemPath)

  /// Updates the cell at a path.
  case reconfigureItem(ItemPath)

  /// Removes a section, which has no items at this point.
  case deleteSection(Int)

  /// Inserts a section without items.
  case insertSection(Int, new: Int)

  /// Moves a section with its items.
  case moveSection(Move<Int>)

  /// Reloads a section with its header, its footer and its cells.
  case reloadSection(Int)

  /// Updates the header and the footer of a section without its cells.
  case reconfigureSection(Int)
}
