import CGTK
import DiffableSnapshots

extension GTKListTarget {
  /// The path of the selected item, or nil.
  ///
  /// GTK selects objects, so an item keeps its selection when it moves.
  public var selectedPath: ItemPath? {
    selectedRow.flatMap(itemPath)
  }

  /// Selects a row, or no row.
  public func selectRow(_ row: Int?) { selectedRow = row }

  /// The selected row.
  var selectedRow: Int? {
    get {
      let row = gtk_single_selection_get_selected(selection)
      return row == noRow ? nil : Int(row)
    }
    set { gtk_single_selection_set_selected(selection, newValue.map(guint.init) ?? noRow) }
  }
}

/// `GTK_INVALID_LIST_POSITION`, a macro that Swift does not import.
private let noRow = guint.max
