import AppleBase

@MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  // The following requirements are optional.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  public func tableView(_ view: UITableView, dragSessionWillBegin: any UIDragSession) {}
  public func tableView(_ view: UITableView, dragSessionDidEnd: any UIDragSession) {}
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

public final class NSItemProvider: NSObject {}

@MainActor
public final class UIDragItem: NSObject {
  public init(itemProvider: NSItemProvider) { super.init() }
}

@MainActor
public protocol UIDragSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
}
