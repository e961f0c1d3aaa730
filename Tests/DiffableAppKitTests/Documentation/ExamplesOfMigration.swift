#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @testable import DiffableAppKit
  import Testing

  /// The lines for AppKit in the tables of the article on Apple's data sources.
  @MainActor
  struct ExamplesOfMigration {
    private enum Section { case main }
    private typealias Item = Int

    @Test func aTableViewIsConnected() {
      let table = NSTableView()
      let dataSource =
        TableViewDiffableDataSource<Section, Item>(tableView: table) { table, column, row, item in
          NSTextField(labelWithString: "\(item)")
        }
      dataSource.apply(Snapshot([(.main, [3, 1])]))
      #expect(dataSource.row(forItemIdentifier: 1) == 1)
      let delegate = UserDelegate([])
      dataSource.delegate = delegate
      #expect(dataSource.delegate === delegate && table.delegate === dataSource.target.events)
    }
  }
#endif
