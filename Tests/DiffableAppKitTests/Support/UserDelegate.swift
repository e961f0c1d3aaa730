#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit

  /// A delegate of the app that records its calls.
  ///
  /// It says which methods it implements, because the replacement of AppKit cannot know.
  @MainActor
  final class UserDelegate: NSObject, NSTableViewDelegate, NSTableViewDataSource {
    nonisolated let selectors: Set<String>
    var heights: [CGFloat] = []
    var refusedRows: Set<Int> = []
    var calls: [String] = []
    var makeView: (Int) -> NSView? = { _ in nil }

    init(_ selectors: Set<String>) { self.selectors = selectors }

    override func responds(to aSelector: Selector!) -> Bool {
      selectors.contains { Selector($0) == aSelector }
    }

    func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
      calls.append("height \(row)")
      return row < heights.count ? heights[row] : 30
    }

    func tableView(
      _ tableView: NSTableView,
      viewFor tableColumn: NSTableColumn?,
      row: Int
    ) -> NSView? {
      makeView(row)
    }

    func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {
      calls.append("add \(row)")
    }

    func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {
      calls.append("remove \(row)")
    }

    func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
      !refusedRows.contains(row)
    }

    func tableView(
      _ tableView: NSTableView,
      selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
    ) -> IndexSet {
      calls.append("proposed \(Array(proposedSelectionIndexes))")
      return proposedSelectionIndexes.filteredIndexSet { !refusedRows.contains($0) }
    }

    func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool {
      calls.append("isGroupRow \(row)")
      return row == 1
    }

    func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
      calls.append("rowView \(row)")
      return nil
    }

    func tableView(
      _ tableView: NSTableView,
      sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
    ) {
      calls.append("sort")
    }

    func tableViewSelectionDidChange(_ notification: Notification) {
      calls.append("selection changed")
    }

    func tableView(
      _ tableView: NSTableView,
      pasteboardWriterForRow row: Int
    ) -> (any NSPasteboardWriting)? {
      calls.append("writer \(row)")
      return NSPasteboardItem()
    }

    func tableView(
      _ tableView: NSTableView,
      draggingSession session: NSDraggingSession,
      willBeginAt screenPoint: NSPoint,
      forRowIndexes rowIndexes: IndexSet
    ) {
      calls.append("begin \(Array(rowIndexes))")
    }

    func tableView(
      _ tableView: NSTableView,
      draggingSession session: NSDraggingSession,
      endedAt screenPoint: NSPoint,
      operation: NSDragOperation
    ) {
      calls.append("end")
    }

    func tableView(
      _ tableView: NSTableView,
      validateDrop info: any NSDraggingInfo,
      proposedRow row: Int,
      proposedDropOperation dropOperation: NSTableView.DropOperation
    ) -> NSDragOperation {
      calls.append("validate \(row)")
      return .copy
    }

    func tableView(
      _ tableView: NSTableView,
      acceptDrop info: any NSDraggingInfo,
      row: Int,
      dropOperation: NSTableView.DropOperation
    ) -> Bool {
      calls.append("accept \(row)")
      return true
    }
  }
#endif
