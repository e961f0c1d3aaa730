#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @testable import DiffableAppKit
  import DiffableSources
  import Testing

  /// Sources in a table view.
  @MainActor
  struct TableViewConnectionTests {
    private let screen = SourceScreen()

    @Test func eachSourceHasCellsOfItsOwnClass() {
      let connection = screen.connectTable()
      #expect(
        screen.rows == [
          "LetterView a", "LetterView b", "NumberView 1", "NumberView 2", "NumberView 3",
        ]
      )
      screen.letters.items = [Letter("c"), Letter("a")]
      screen.numbers.items = [3, 1]
      #expect(screen.rows == ["LetterView c", "LetterView a", "NumberView 3", "NumberView 1"])
      withExtendedLifetime(connection) {}
    }

    @Test func viewsOfDeletedRowsAreReused() throws {
      let connection = screen.connectTable()
      let views = (0..<5).compactMap { screen.view($0) }
      #expect(views.count == 5)
      screen.numbers.items = []
      screen.numbers.items = [7]
      #expect(screen.rows.last == "NumberView 7")
      let reused = try #require(screen.view(2))
      #expect(views[2...].contains { $0 === reused })
      withExtendedLifetime(connection) {}
    }

    @Test func viewOfChangedContentIsUpdatedInPlace() throws {
      let connection = screen.connectTable()
      let view = try #require(screen.view(1))
      screen.letters.items = [Letter("c"), Letter("a"), Letter("b", text: "changed")]
      #expect(screen.rows.prefix(3) == ["LetterView c", "LetterView a", "LetterView changed"])
      #expect(screen.view(2) === view)
      withExtendedLifetime(connection) {}
    }

    @Test func contentCanBeReloaded() {
      let connection = screen.composite.connect(to: screen.tableView, contentChanges: .reload)
      connection.target.updatesOutsideWindow = .batches
      #expect(screen.rows[1] == "LetterView b")
      screen.letters.items[1].text = "changed"
      #expect(screen.rows[1] == "LetterView changed")
    }

    @Test func headersAreGroupRows() {
      screen.letters.supplementaryViewProvider = { kind in
        ReusableCell(HeaderView.self) { $0.text = kind == .header ? "letters" : "end" }
      }
      let connection = screen.connectTable(showsSectionHeaders: true)
      #expect(
        screen.rows == [
          "HeaderView letters", "LetterView a", "LetterView b", "nothing", "NumberView 1",
          "NumberView 2", "NumberView 3",
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
      #expect(screen.rows[0] == "OtherHeaderView other")
      #expect(screen.rows[3] == "HeaderView numbers")
    }

    @Test func rowsAndItemsConvertIntoEachOther() {
      let connection = screen.connectTable(showsSectionHeaders: true)
      #expect(
        (-1..<8).map { connection.item(inRow: $0, of: screen.numbers) } == [
          nil, nil, nil, nil, nil, 1, 2, 3, nil,
        ]
      )
      #expect(connection.item(inRow: 2, of: screen.letters) == Letter("b"))
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
      #expect(screen.rows == ["LetterView b", "NumberView 2", "NumberView 3"])
      #expect(Array(screen.tableView.selectedRowIndexes) == [2])
      #expect(!connection.deleteItem(inRow: 2))
      #expect(!connection.deleteItem(inRow: 3))
      #expect(connection.deleteItem(inRow: 1))
      #expect(screen.rows == ["LetterView b", "NumberView 3"])
    }

    // MARK: Connections

    @Test func aLaterConnectionReplacesTheFirst() {
      let first = screen.letters.connect(to: screen.tableView)
      let second = screen.numbers.connect(to: screen.tableView)
      #expect(screen.tableView.delegate === second.target.events)
      #expect(screen.rows == ["NumberView 1", "NumberView 2", "NumberView 3"])
      screen.tableView.selectRowIndexes([0], byExtendingSelection: false)
      #expect(screen.calls == ["select 1 at 0"])
      // The first connection no longer changes the table view.
      screen.letters.handlers.canDelete = { _, _ in true }
      first.target.updatesOutsideWindow = .batches
      screen.letters.items = [Letter("c"), Letter("b")]
      first.target.showsSectionHeaders = true
      #expect(first.deleteSelectedItems() == 0)
      #expect(screen.rows == ["NumberView 1", "NumberView 2", "NumberView 3"])
      #expect(Array(screen.tableView.selectedRowIndexes) == [0])
      #expect(screen.calls == ["select 1 at 0"])
    }

    @Test func aConnectionIsReleasedWithItsTarget() {
      var connection: SourceConnection<ReusableCell, TableViewTarget>? = screen.connectTable()
      weak let target = connection?.target
      #expect(target != nil)
      connection = nil
      #expect(target == nil)
      #expect(screen.tableView.delegate == nil)
    }
  }
#endif
