import AppKit
import DiffableAppKit

/// A table of files in folders, with a column for names and one for sizes.
@MainActor
public final class FilesController {
  public nonisolated struct File: Identifiable, Equatable, Sendable {
    public let id: String
    public var size: Int

    public init(_ id: String, size: Int) {
      self.id = id
      self.size = size
    }
  }

  public let tableView: NSTableView
  private let dataSource: TableViewDiffableDataSource<String, ModelItem<File>>

  public init(_ tableView: NSTableView) {
    self.tableView = tableView
    for column in ["name", "size"] {
      tableView.addTableColumn(
        NSTableColumn(identifier: NSUserInterfaceItemIdentifier(column))
      )
    }
    dataSource = TableViewDiffableDataSource(tableView: tableView) { _, column, _, file in
      let isName = column.identifier.rawValue == "name"
      return NSTextField(labelWithString: isName ? file.id : "\(file.size)")
    }
    dataSource.sectionHeaderViewProvider = { _, _, folder in
      NSTextField(labelWithString: folder)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.defaultRowAnimation = .slideUp
    // The table can be in a window that is not shown yet.
    dataSource.target.updatesOutsideWindow = .batches
  }

  public func show(_ folders: [(String, [File])]) {
    dataSource.apply(
      Snapshot(folders.map { ($0, $1.map { ModelItem($0) }) })
    )
  }

  /// Deletes the selected files, as a menu command does.
  public func deleteSelection() {
    let selection = dataSource.selectedItemIdentifiers
    dataSource.update { $0.deleteItems(selection) }
  }

  /// The names of the files, in the order of the table.
  public var names: [String] { dataSource.snapshot().itemIdentifiers.map { $0.id } }
}
