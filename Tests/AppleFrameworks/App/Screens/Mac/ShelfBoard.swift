import AppKit

// Extensions of Apple's types that use Apple's names of the identifier types, and a screen that needs them.

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == Int {
  /// Appends items in a section with the next number.
  mutating func appendSection(_ items: [ItemIdentifierType]) {
    let section: SectionIdentifierType = (sectionIdentifiers.last ?? 0) + 1
    appendSections([section])
    appendItems(items, toSection: section)
  }
}

extension NSDiffableDataSourceSnapshot where ItemIdentifierType: Comparable {
  var lastItem: ItemIdentifierType? { itemIdentifiers.max() }
}

extension NSTableViewDiffableDataSource where SectionIdentifierType == Int {
  /// Shows the items of each list in a section.
  func show(_ lists: [[ItemIdentifierType]]) {
    var new = snapshot()
    new.deleteAllItems()
    for list in lists { new.appendSection(list) }
    apply(new, animatingDifferences: false)
  }
}

extension NSCollectionViewDiffableDataSource {
  /// Shows items in a section, instead of those that it had.
  func show(_ items: [ItemIdentifierType], in section: SectionIdentifierType) {
    var new = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    for old in snapshot().sectionIdentifiers {
      new.appendSections([old])
      new.appendItems(old == section ? items : snapshot().itemIdentifiers(inSection: old))
    }
    if new.indexOfSection(section) == nil {
      new.appendSections([section])
      new.appendItems(items)
    }
    apply(new, animatingDifferences: false)
  }

  func firstItem(from indexPaths: [IndexPath]) -> ItemIdentifierType? {
    indexPaths.lazy.compactMap { self.itemIdentifier(for: $0) }.first
  }
}

/// Shelves of books, in a table and in a collection.
final class ShelfBoardController: NSViewController {
  final class BookItem: NSCollectionViewItem {
    static let identifier = NSUserInterfaceItemIdentifier("book")
    var name = ""
  }

  let tableView = NSTableView()
  let collectionView = NSCollectionView()
  private(set) var rows: NSTableViewDiffableDataSource<Int, String>!
  private var books: NSCollectionViewDiffableDataSource<Int, String>!

  override func loadView() {
    view = NSView()
    tableView.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("book")))
    tableView.allowsMultipleSelection = true
    rows = NSTableViewDiffableDataSource(tableView: tableView) { _, _, _, book in
      NSTextField(labelWithString: book)
    }
    collectionView.isSelectable = true
    collectionView.register(BookItem.self, forItemWithIdentifier: BookItem.identifier)
    books = NSCollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView,
      indexPath,
      book in
      let item = collectionView.makeItem(withIdentifier: BookItem.identifier, for: indexPath)
      (item as? BookItem)?.name = book
      return item
    }
  }

  func show(_ shelves: [[String]]) {
    rows.show(shelves)
    for (number, shelf) in shelves.enumerated() { books.show(shelf, in: number) }
  }

  var firstSelectedBook: String? {
    books.firstItem(from: collectionView.selectionIndexPaths.sorted())
  }

  var lastBook: String? { rows.snapshot().lastItem }
}
