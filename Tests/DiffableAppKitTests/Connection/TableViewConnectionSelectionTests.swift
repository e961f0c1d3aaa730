#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @testable import DiffableAppKit
  import DiffableSources
  import Testing

  /// The selection of sources in a table view.
  @MainActor
  struct TableViewConnectionSelectionTests {
    private let screen = SourceScreen()

    @Test func selectionReachesTheSource() {
      let connection = screen.connectTable()
      #expect(
        screen.calls { screen.tableView.selectRowIndexes([1, 3], byExtendingSelection: false) }
          == ["select b at 1", "select 2 at 1"]
      )
      #expect(
        screen.calls { screen.tableView.selectRowIndexes([2, 3], byExtendingSelection: false) }
          == ["deselect b at 1", "select 1 at 0"]
      )
      #expect(screen.calls { screen.tableView.deselectRow(3) } == ["deselect 2 at 1"])
      withExtendedLifetime(connection) {}
    }

    @Test(arguments: [UpdatesOutsideWindow.batches, .reload])
    func changesOfTheListReportNoSelection(updates: UpdatesOutsideWindow) {
      let connection = screen.connectTable()
      connection.target.updatesOutsideWindow = updates
      screen.tableView.selectRowIndexes([0, 1, 3], byExtendingSelection: false)
      let calls = screen.calls {
        // The new item d takes row 0 of the deleted item a, but not the selection of a.
        screen.letters.items = [Letter("d"), Letter("e"), Letter("b")]
        screen.numbers.items = [3]
        screen.composite.children = [screen.numbers, screen.letters]
        #expect(screen.tableView.numberOfRows == 4)
      }
      #expect(calls == [])
      #expect(Array(screen.tableView.selectedRowIndexes) == [3])
      #expect(screen.calls { screen.tableView.deselectRow(3) } == ["deselect b at 2"])
    }

    @Test func handlersCanChangeTheSelectionAndTheList() {
      let connection = screen.connectTable()
      screen.numbers.handlers.didSelect = { [screen] number, _ in
        screen.calls.append("select \(number)")
        screen.numbers.items.removeAll { $0 == number }
      }
      screen.letters.handlers.didSelect = { [screen] _, position in
        screen.calls.append("select \(position)")
        screen.tableView.deselectRow(position)
      }
      screen.tableView.selectRowIndexes([0, 2, 4], byExtendingSelection: false)
      #expect(screen.calls == ["select 0", "deselect a at 0", "select 1", "select 3"])
      #expect(screen.rows == ["LetterView a", "LetterView b", "NumberView 2"])
      #expect(screen.tableView.selectedRowIndexes.isEmpty)
      withExtendedLifetime(connection) {}
    }

    @Test func aSourceRefusesSelection() {
      screen.numbers.handlers.canSelect = { item, position in item != 2 || position != 1 }
      let connection = screen.connectTable(showsSectionHeaders: true)
      let (target, tableView) = (connection.target, screen.tableView)
      func selection(_ proposed: IndexSet) -> [Int] {
        Array(target.events.tableView(tableView, selectionIndexesForProposedSelection: proposed))
      }
      // The rows 0 and 3 are headers, and the row 5 shows 2.
      #expect(selection([0, 1, 2, 3, 4, 5, 6]) == [1, 2, 4, 6])
      #expect(selection([5]) == [])
      tableView.selectRowIndexes([4], byExtendingSelection: false)
      #expect(selection([5]) == [4], "A click on the row keeps the selection")
      #expect(selection([]) == [])
      tableView.selectRowIndexes([5], byExtendingSelection: false)
      #expect(selection([5, 6]) == [5, 6], "A selected row stays selected")
    }
  }
#endif
