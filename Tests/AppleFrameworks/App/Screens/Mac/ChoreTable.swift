import AppKit

/// The chores of people, which the user drags from one person to another.
final class ChoreTableController: NSViewController {
  struct Chore: Hashable, Sendable {
    let name: String
    var isDone = false
  }

  /// A data source that adds the methods for dragging, because the superclass has none to override.
  final class ChoreSource: NSTableViewDiffableDataSource<String, Chore> {
    static let chore = NSPasteboard.PasteboardType("com.example.chore")

    func tableView(
      _ tableView: NSTableView,
      pasteboardWriterForRow row: Int
    ) -> (any NSPasteboardWriting)? {
      guard let chore = itemIdentifier(forRow: row), !chore.isDone else { return nil }
      let item = NSPasteboardItem()
      item.setString(chore.name, forType: Self.chore)
      return item
    }

    func tableView(
      _ tableView: NSTableView,
      validateDrop info: any NSDraggingInfo,
      proposedRow row: Int,
      proposedDropOperation dropOperation: NSTableView.DropOperation
    ) -> NSDragOperation {
      // The header of the first person is always above.
      guard info.draggingSource as? NSTableView === tableView, row > 0 else { return [] }
      if dropOperation == .on { tableView.setDropRow(row + 1, dropOperation: .above) }
      return .move
    }

    func tableView(
      _ tableView: NSTableView,
      acceptDrop info: any NSDraggingInfo,
      row: Int,
      dropOperation: NSTableView.DropOperation
    ) -> Bool {
      var snapshot = snapshot()
      let items = info.draggingPasteboard.pasteboardItems ?? []
      let names = Set(items.compactMap { $0.string(forType: Self.chore) })
      let dragged = snapshot.itemIdentifiers.filter { names.contains($0.name) }
      guard !dragged.isEmpty, let person = sectionIdentifier(forRow: row - 1),
        let header = self.row(forSectionIdentifier: person)
      else { return false }
      let old = snapshot.itemIdentifiers(inSection: person)
      let above = old.prefix(row - header - 1).filter { !dragged.contains($0) }
      let below = old.dropFirst(row - header - 1).filter { !dragged.contains($0) }
      snapshot.deleteItems(Array(Set(old + dragged)))
      snapshot.appendItems(above + dragged + below, toSection: person)
      apply(snapshot, animatingDifferences: true)
      return true
    }
  }

  let tableView = NSTableView()
  private(set) lazy var dataSource = ChoreSource(tableView: tableView) { _, _, _, chore in
    NSTextField(labelWithString: chore.isDone ? "\(chore.name) ✓" : chore.name)
  }

  override func loadView() {
    tableView.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("chore")))
    tableView.allowsMultipleSelection = true
    tableView.registerForDraggedTypes([ChoreSource.chore])
    dataSource.sectionHeaderViewProvider = { _, _, person in
      NSTextField(labelWithString: person.uppercased())
    }
    view = tableView
  }

  func show(_ people: [(name: String, chores: [Chore])]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Chore>()
    for person in people {
      snapshot.appendSections([person.name])
      snapshot.appendItems(person.chores)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Ticks the chore of a row off: it becomes the last one of its person.
  func finish(row: Int) {
    guard let chore = dataSource.itemIdentifier(forRow: row), !chore.isDone,
      let person = dataSource.sectionIdentifier(forRow: row)
    else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([chore])
    snapshot.appendItems([Chore(name: chore.name, isDone: true)], toSection: person)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func give(_ name: String, to person: String) {
    var snapshot = dataSource.snapshot()
    if let first = snapshot.itemIdentifiers(inSection: person).first {
      snapshot.insertItems([Chore(name: name)], beforeItem: first)
    } else {
      snapshot.appendItems([Chore(name: name)], toSection: person)
    }
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
