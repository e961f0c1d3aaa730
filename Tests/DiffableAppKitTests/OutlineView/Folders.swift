#if canImport(AppleBase)
  import AppKit
  import AppleBase

  /// A folder in an outline view that does not use the package.
  final class Folder: NSObject {
    let name: String
    var children: [Folder]

    init(_ name: String, _ children: [Folder] = []) {
      self.name = name
      self.children = children
      super.init()
    }
  }

  /// A data source and delegate of folders.
  @MainActor
  final class Folders: NSObject, NSOutlineViewDataSource, NSOutlineViewDelegate {
    let root = Folder("root", [Folder("a", [Folder("b"), Folder("c")]), Folder("d")])
    let view = NSOutlineView()
    var isCopying: Bool
    var requests: [String] = []
    var events: [String] = []
    var willExpand: () -> Void = {}

    init(isCopying: Bool = false) {
      self.isCopying = isCopying
      super.init()
      view.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
      view.dataSource = self
      view.delegate = self
      _ = view.numberOfRows
    }

    var a: Folder { root.children[0] }
    var d: Folder { root.children[root.children.count - 1] }
    var rows: [String] {
      (0..<view.numberOfRows).map { row in
        String(repeating: " ", count: view.level(forRow: row))
          + ((view.item(atRow: row) as? Folder)?.name ?? "nothing")
      }
    }

    private func folder(_ item: Any?) -> Folder { item as? Folder ?? root }

    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
      requests.append(folder(item).name)
      return folder(item).children.count
    }

    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
      let child = folder(item).children[index]
      return isCopying ? Folder(child.name, child.children) : child
    }

    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
      !folder(item).children.isEmpty
    }

    func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
      events.append("should expand \(folder(item).name)")
      return true
    }

    func outlineViewItemWillExpand(_ notification: Notification) {
      events.append("will expand \(folder(notification.userInfo?["NSObject"]).name)")
      willExpand()
    }

    func outlineViewItemDidExpand(_ notification: Notification) {
      events.append("did expand \(folder(notification.userInfo?["NSObject"]).name)")
    }

    func move(_ index: Int, to newIndex: Int, in parent: Folder? = nil) {
      view.moveItem(at: index, inParent: nil, to: newIndex, inParent: parent)
    }

    /// Performs changes between `beginUpdates` and `endUpdates`, and returns what the view reports.
    func reports(_ changes: (NSOutlineView) -> Void) -> [String] {
      Inconsistency.reports {
        view.beginUpdates()
        changes(view)
        view.endUpdates()
      }
    }
  }
#endif
