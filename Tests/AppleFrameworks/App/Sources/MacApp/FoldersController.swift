import AppKit
import DiffableAppKit

/// An outline of folders, whose contents are loaded when the user expands them.
@MainActor
public final class FoldersController {
  public let outlineView: NSOutlineView
  private let dataSource: OutlineViewDiffableDataSource<Int, String>

  public init(_ outlineView: NSOutlineView, contents: @escaping (_ folder: String) -> [String]) {
    self.outlineView = outlineView
    dataSource = OutlineViewDiffableDataSource(outlineView: outlineView) { _, _, path in
      NSTextField(labelWithString: path)
    }
    dataSource.isItemExpandable = { $0.hasSuffix("/") }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { folder, children in
      guard children.items.isEmpty else { return children }
      return SectionSnapshot(contents(folder))
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    // The outline can be in a window that is not shown yet.
    dataSource.target.updatesOutsideWindow = .batches
  }

  public func show(_ folders: [String]) {
    dataSource.apply(SectionSnapshot(folders), to: 0)
  }

  /// Returns the object that stands for an item in the outline view.
  public func outlineItem(_ path: String) -> Any? {
    dataSource.outlineItem(forItemIdentifier: path)
  }
}
