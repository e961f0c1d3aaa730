#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @testable import DiffableAppKit
  import DiffableSources
  import Testing

  /// Sources in a table view.
  @MainActor
  struct TableViewConnectionTests {
    private let screen = SourceScreen()

    @Test func viewsOfDeletedRowsAreReused() throws {
      screen.connectTable()
      let views = (0..<5).compactMap { screen.view($0) }
      #expect(views.count == 5)
      screen.numbers.items = []
      screen.numbers.items = [7]
      #expect(screen.rows.last == "Number 7")
      let reused = try #require(screen.view(2))
      #expect(views[2...].contains { $0 === reused })
    }

    @Test func contentCanBeReloaded() {
      let connection = screen.composite.connect(to: screen.tableView, contentChanges: .reload)
      connection.target.updatesOutsideWindow = .batches
      #expect(screen.rows[1] == "Letter b")
      screen.letters.items[1].text = "changed"
      #expect(screen.rows[1] == "Letter changed")
    }

    @Test func headersAreGroupRows() {
      screen.letters.supplementaryViewProvider = { kind in
        ReusableCell(HeaderView.self) { $0.text = kind == .header ? "letters" : "end" }
      }
      let connection = screen.connectTable(showsSectionHeaders: true)
      #expect(
        screen.rows == [
          "Header letters", "Letter a", "Letter b", "nothing", "Number 1",
          "Number 2", "Number 3",
        ]
      )
      let isGroup = (0..<7).map {
        connection.target.events.tableView(screen.tableView, isGroupRow: $0)
      }
      #expect(isGroup == [true, false, false, true, false, false, false])
      screen.letters.supplementaryViewProvider = { _ in
        ReusableCell(OtherHeaderView.self) { $0.text = "other" }
      }
      screen.numbers.supplementaryViewProvider = { _ in
        ReusableCell(HeaderView.self) { $0.text = "numbers" }
      }
      #expect(screen.rows[0] == "OtherHeader other")
      #expect(screen.rows[3] == "Header numbers")
    }

    @Test func rowsAndItemsConvertIntoEachOther() {
      let connection = screen.connectTable(showsSectionHeaders: true)
      #expect(
        (-1..<8).map { connection.item(inRow: $0, of: screen.numbers) } == [
          nil, nil, nil, nil, nil, 1, 2, 3, nil,
        ]
      )
      #expect(connection.item(inRow: 2, of: screen.letters) == Letter("b"))
      #expect(connection.row(for: 2, in: screen.numbers) == 5)
      #expect(connection.row(for: 9, in: screen.numbers) == nil)
    }

    // MARK: Deleting

    @Test func deletionReachesTheSource() {
      let connection = screen.connectTable()
      screen.tableView.selectRowIndexes([0, 2, 4], byExtendingSelection: false)
      #expect(connection.deleteSelectedItems() == 0)
      screen.numbers.handlers.canDelete = { item, _ in item != 3 }
      screen.letters.handlers.canDelete = { _, _ in true }
      screen.calls = []
      #expect(connection.deleteSelectedItems() == 2)
      #expect(screen.calls == ["delete a at 0", "delete 1 at 0"])
      #expect(screen.rows == ["Letter b", "Number 2", "Number 3"])
      #expect(Array(screen.tableView.selectedRowIndexes) == [2])
      #expect(!connection.deleteItem(inRow: 2))
      #expect(!connection.deleteItem(inRow: 3))
      #expect(connection.deleteItem(inRow: 1))
      #expect(screen.rows == ["Letter b", "Number 3"])
    }

    // MARK: Connections

    @Test func aLaterConnectionReplacesTheFirst() {
      let first = screen.letters.connect(to: screen.tableView)
      let second = screen.numbers.connect(to: screen.tableView)
      #expect(screen.tableView.delegate === second.target.events)
      #expect(screen.rows == ["Number 1", "Number 2", "Number 3"])
      screen.tableView.selectRowIndexes([0], byExtendingSelection: false)
      #expect(screen.calls == ["select 1 at 0"])
      // The first connection no longer changes the table view.
      screen.letters.handlers.canDelete = { _, _ in true }
      first.target.updatesOutsideWindow = .batches
      screen.letters.items = [Letter("c"), Letter("b")]
      first.target.showsSectionHeaders = true
      #expect(first.deleteSelectedItems() == 0)
      #expect(screen.rows == ["Number 1", "Number 2", "Number 3"])
      #expect(Array(screen.tableView.selectedRowIndexes) == [0])
      #expect(screen.calls == ["select 1 at 0"])
    }

    @Test func aConnectionIsReleasedWithItsTarget() {
      var connection: SourceConnection<ReusableCell, TableViewTarget>? = screen.composite
        .connect(to: screen.tableView)
      weak let target = connection?.target
      #expect(target != nil)
      connection = nil
      #expect(target == nil)
      #expect(screen.tableView.delegate == nil)
    }

    // MARK: Selecting

    @Test func selectionReachesTheSource() {
      screen.connectTable()
      #expect(
        screen.calls { screen.tableView.selectRowIndexes([1, 3], byExtendingSelection: false) }
          == ["select b at 1", "select 2 at 1"]
      )
      #expect(
        screen.calls { screen.tableView.selectRowIndexes([2, 3], byExtendingSelection: false) }
          == ["deselect b at 1", "select 1 at 0"]
      )
      #expect(screen.calls { screen.tableView.deselectRow(3) } == ["deselect 2 at 1"])
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
      screen.connectTable()
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
      #expect(screen.rows == ["Letter a", "Letter b", "Number 2"])
      #expect(screen.tableView.selectedRowIndexes.isEmpty)
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
