import AppKit

// What only compiles with Objective-C. The compiler of Linux checks the types.

/// A subclass that adds methods, which a table view finds by their names.
///
/// As with Apple's class, which is generic too, such a method needs `@objc`.
class SortedSource: NSTableViewDiffableDataSource<Int, String> {
  @objc func tableView(
    _ tableView: NSTableView,
    sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {}

  @objc func tableView(
    _ tableView: NSTableView,
    pasteboardWriterForRow row: Int
  ) -> (any NSPasteboardWriting)? { nil }

  @objc func tableView(
    _ tableView: NSTableView,
    validateDrop info: any NSDraggingInfo,
    proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation { [] }

  /// The compiler makes selectors only of methods that Objective-C can call.
  static let addedMethods = [
    #selector(SortedSource.tableView(_:sortDescriptorsDidChange:)),
    #selector(SortedSource.tableView(_:pasteboardWriterForRow:)),
    #selector(SortedSource.tableView(_:validateDrop:proposedRow:proposedDropOperation:)),
  ]
}
