#if canImport(UIKit) && !os(watchOS)
  import DiffableMigration
  import DiffableUIKit
  import Testing
  import UIKit

  /// The code of the article on Apple's data sources that uses the classes with Apple's names.
  @MainActor
  struct ExamplesOfMigratedDataSource {
    @Test func theBaseEditsWhatTheViewShows() {
      let table = UITableView()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let dataSource = DiffableMigration.UITableViewDiffableDataSource<Int, Int>(
        tableView: table
      ) { table, indexPath, _ in
        table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      let new = 9
      dataSource.apply(Snapshot([(0, [1])]), animatingDifferences: false, completion: nil)
      // example: base
      let base = dataSource.base
      base.update { $0.appendItems([new]) }
      base.waitsForAnimations = true
      let selected = base.selectedItemIdentifiers
      // end
      #expect(selected.isEmpty)
      #expect(dataSource.snapshot().itemIdentifiers == [1, 9])
      #expect(table.numberOfRows(inSection: 0) == 2)
    }
  }
#endif
