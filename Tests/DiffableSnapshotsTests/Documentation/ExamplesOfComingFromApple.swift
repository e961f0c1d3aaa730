import DiffableSnapshots
import DiffableSnapshotsTesting
import Foundation
import Testing

/// The code in the right column of the tables in the article on coming from Apple.
@Suite struct ExamplesOfComingFromApple {
  private enum Section { case main }
  private typealias Item = Int

  private let list = StrictList<Int>(.collectionView)
  private let item = 1
  private let new = 9

  private func source() -> DiffableDataSource<Section, Item, StrictList<Int>> {
    let target = list
    let dataSource =
      DiffableDataSource<Section, Item, _>(target: target) { target, path, item in
        target.data?.numberOfSections == 1 && path.section == 0 ? item : -1
      }
    dataSource.apply(Snapshot([(.main, [1, 2, 3])]))
    return dataSource
  }

  @Test func snapshotEditsHaveTheirEffect() {
    let (items, page) = ([1, 2, 3], [3, 4])
    var snapshot = Snapshot<Section, Item>()
    snapshot.appendSections([.main])
    snapshot.appendItems(items, toSection: .main)
    snapshot.appendItems(page, duplicates: .keepFirst)
    snapshot.insertItems([new], beforeItem: item)
    #expect(snapshot.itemIdentifiers == [9, 1, 2, 3, 4])
    snapshot.moveItem(new, afterItem: item)
    #expect(snapshot.itemIdentifiers == [1, 9, 2, 3, 4])
    snapshot.deleteItems([new])
    snapshot.reloadItems([item])
    snapshot.reconfigureItems([item])
    snapshot.reconfigureSections([.main])
    #expect(
      snapshot.numberOfItems(inSection: .main)
        == 4
    )
    #expect(
      snapshot.itemIdentifiers(inSection: .main)
        == snapshot.itemIdentifiers
    )
    #expect(
      snapshot.indexOfItem(item)
        == 0
    )
    snapshot.deleteAllItems()
    #expect(snapshot.isEmpty)
  }

  @Test func asyncApplyShowsTheSnapshot() async {
    let dataSource = DiffableDataSource<Section, Item, _>(target: list) { $2 }
    let snapshot = Snapshot([(Section.main, [3, 1, 2])])
    await dataSource.apply(snapshot)
    #expect(list.cells == [[3, 1, 2]])
  }

  @Test func dataSourceCallsHaveTheirEffect() {
    let dataSource = source()
    let snapshot = Snapshot([(Section.main, [3, 1, 2])])
    dataSource.apply(snapshot)
    dataSource.apply(snapshot, animatingDifferences: false)
    dataSource.applySnapshotUsingReloadData(snapshot)
    dataSource.update { $0.appendItems([new]) }
    let path = ItemPath(section: 0, item: 1)
    let found = (
      dataSource.itemIdentifier(for: path),
      dataSource.itemPath(for: item),
      dataSource.sectionIdentifier(for: 0),
      dataSource.index(for: .main)
    )
    #expect(found == (1, path, .main, 0))
    #expect(list.cells == [[3, 1, 2, 9]])
  }

  @Test func theProviderCreatesHeaders() {
    let dataSource = DiffableDataSource<Section, Item, _>(target: list) { $2 }
    dataSource.supplementaryViewProvider = { target, kind, path, section in
      let isHeader =
        kind == .header
      return isHeader && section == .main && target.data != nil ? path.section + 100 : nil
    }
    dataSource.apply(Snapshot([(.main, [1])]))
    #expect(list.headers == [100])
    #expect(list.footers == [nil])
  }

  @Test func handlersReceiveTheDrag() {
    let dataSource = source()
    var items = dataSource.snapshot().itemIdentifiers
    var saved: [Item] = []
    dataSource.reorderingHandlers.canReorderItem = { item in true }
    dataSource.reorderingHandlers.didReorder = { transaction in
      saved =
        transaction.finalSnapshot.itemIdentifiers
      items = items.applying(transaction.difference)!
    }
    list.reorderItem(at: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: 2))
    #expect(saved == [2, 3, 1])
    #expect(items == saved)
  }

  @Test func outlineEditsAreShown() {
    let dataSource = source()
    var (children, expanded) = (SectionSnapshot<Item>(), [Item]())
    children.append([7])
    var outline = SectionSnapshot<Item>()
    outline.append([item])
    outline.append([new], to: item)
    outline.expand([item])
    outline.replace(childrenOf: item, using: children)
    dataSource.apply(outline, to: .main)
    #expect(list.cells == [[1, 7]])
    dataSource.sectionSnapshotHandlers.willExpandItem = { item in
      expanded.append(item)
    }
    dataSource.toggleItem(item)
    dataSource.toggleItem(item)
    #expect(expanded == [1])
    let shown =
      dataSource.snapshot(for: .main)
    #expect(shown == outline)
  }

  /// Checks that each line of code in the right column is a line of this file, or of the files for UIKit and AppKit.
  ///
  /// If the right column says "the same", the line in the left column must be in one of these files.
  @Test func everyLineOfTheArticleIsCompiled() throws {
    let files = [
      "SnapshotsTests/Documentation/ExamplesOfComingFromApple",
      "UIKitTests/Documentation/ExamplesOfMigration",
      "AppKitTests/Documentation/ExamplesOfMigration",
    ]
    let lines = try files.flatMap {
      try DocumentationPage("Diffable\($0).swift", in: "Tests").lines
    }
    let code = Set(lines.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ,")) })
    let rows = try DocumentationPage("ComingFromApple").lines
      .prefix { $0 != "## All members" }
      .filter { $0.hasPrefix("| `") }
    for row in rows {
      let cells = row.components(separatedBy: " | ")
      let isTheSame = cells[1].hasPrefix("the same")
      guard isTheSame || cells[1].hasPrefix("`") else { continue }
      let line = cells[isTheSame ? 0 : 1].components(separatedBy: "`")[1]
      let isHere = code.contains(line)
      #expect(isHere, "\(line) is not compiled")
    }
    #expect(rows.count > 30)
  }
}
