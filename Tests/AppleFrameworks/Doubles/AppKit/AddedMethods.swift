import AppleBase

// Optional methods of the data source of a table view that a subclass of a data source adds.
//
// Objective-C finds such a method by its name. Swift finds only methods of the class that declares the conformance to
// `NSTableViewDataSource`, or of its superclasses. So a test declares which of these protocols the subclass of an app
// conforms to. The table view asks once, when its data source is set.

/// A data source whose class adds the method for sorting.
@MainActor
public protocol AddedSorting: NSObjectProtocol {
  func tableView(
    _ tableView: NSTableView,
    sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  )
}

/// A data source whose class adds the methods for dragging rows.
@MainActor
public protocol AddedDragging: NSObjectProtocol {
  func tableView(
    _ tableView: NSTableView,
    pasteboardWriterForRow row: Int
  ) -> (any NSPasteboardWriting)?
  func tableView(
    _ tableView: NSTableView,
    validateDrop info: any NSDraggingInfo,
    proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation
  func tableView(
    _ tableView: NSTableView,
    acceptDrop info: any NSDraggingInfo,
    row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool
}
