import AppleBase

open class NSTableColumn: NSObject {}

@MainActor
public protocol NSTableViewDataSource: NSObjectProtocol {
  // All requirements are optional.
  func numberOfRows(in tableView: NSTableView) -> Int
}

extension NSTableViewDataSource {
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
}

@MainActor
public protocol NSTableViewDelegate: NSObjectProtocol {
  // All requirements are optional.
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
}

extension NSTableViewDelegate {
  public func tableView(
    _ tableView: NSTableView,
    viewFor tableColumn: NSTableColumn?,
    row: Int
  ) -> NSView? {
    nil
  }
}

open class NSTableView: NSControl {
  open weak var dataSource: (any NSTableViewDataSource)?
  open weak var delegate: (any NSTableViewDelegate)?

  open func reloadData() {}
}
