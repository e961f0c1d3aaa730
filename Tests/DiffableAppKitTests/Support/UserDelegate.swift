#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit

  final class UserDelegate: RecordingDelegate, NSTableViewDelegate, NSTableViewDataSource {
    var heights: [CGFloat] = []
    var refusedRows: Set<Int> = []
    var makeView: (Int) -> NSView? = { _ in nil }

    func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
      calls.append("height \(row)")
      return row < heights.count ? heights[row] : 30
    }

    func tableView(
      _ tableView: NSTableView,
      viewFor tableColumn: NSTableColumn?,
      row: Int
    ) -> NSView? {
      selectors.contains("tableView:viewForTableColumn:row:") ? makeView(row) : nil
    }

    func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {
      record("add \(row)", of: "tableView:didAddRowView:forRow:")
    }

    func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {
      record("remove \(row)", of: "tableView:didRemoveRowView:forRow:")
    }

    func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
      !selectors.contains("tableView:shouldSelectRow:") || !refusedRows.contains(row)
    }

    func tableView(
      _ tableView: NSTableView,
      selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
    ) -> IndexSet {
      calls.append("proposed \(Array(proposedSelectionIndexes))")
      return proposedSelectionIndexes.filteredIndexSet { !refusedRows.contains($0) }
    }

    func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool {
      record("isGroupRow \(row)", of: "tableView:isGroupRow:") && row == 1
    }

    func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
      record("rowView \(row)", of: "tableView:rowViewForRow:")
      return nil
    }

    func tableView(
      _ tableView: NSTableView,
      sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
    ) {
      calls.append("sort")
    }

    func tableViewSelectionDidChange(_ notification: Notification) {
      record("selection changed", of: "tableViewSelectionDidChange:")
    }

    func tableView(
      _ tableView: NSTableView,
      pasteboardWriterForRow row: Int
    ) -> (any NSPasteboardWriting)? {
      record("writer \(row)", of: "tableView:pasteboardWriterForRow:") ? NSPasteboardItem() : nil
    }

    func tableView(
      _ tableView: NSTableView,
      draggingSession session: NSDraggingSession,
      willBeginAt screenPoint: NSPoint,
      forRowIndexes rowIndexes: IndexSet
    ) {
      record(
        "begin \(Array(rowIndexes))",
        of: "tableView:draggingSession:willBeginAtPoint:forRowIndexes:"
      )
    }

    func tableView(
      _ tableView: NSTableView,
      draggingSession session: NSDraggingSession,
      endedAt screenPoint: NSPoint,
      operation: NSDragOperation
    ) {
      record("end", of: "tableView:draggingSession:endedAtPoint:operation:")
    }

    func tableView(
      _ tableView: NSTableView,
      validateDrop info: any NSDraggingInfo,
      proposedRow row: Int,
      proposedDropOperation dropOperation: NSTableView.DropOperation
    ) -> NSDragOperation {
      let method = "tableView:validateDrop:proposedRow:proposedDropOperation:"
      return record("validate \(row)", of: method) ? .copy : []
    }

    func tableView(
      _ tableView: NSTableView,
      acceptDrop info: any NSDraggingInfo,
      row: Int,
      dropOperation: NSTableView.DropOperation
    ) -> Bool {
      record("accept \(row)", of: "tableView:acceptDrop:row:dropOperation:")
    }
  }
#endif
