#if canImport(AppleBase)
  import DiffableSources
  import DiffableUIKit
  import Testing
  import UIKit

  /// Sources in a table view.
  @MainActor
  struct TableViewConnectionDoubleTests {
    private let screen = SourceScreen()

    private func path(_ section: Int, _ row: Int) -> IndexPath {
      IndexPath(row: row, section: section)
    }

    @Test func itemsOfASourceAreFoundByTheirIndexPaths() {
      let table = screen.composite.connect(to: screen.tableView)
      let path = IndexPath(row: 2, section: 1)
      #expect(table.item(at: path, of: screen.numbers) == 3)
      #expect(table.indexPath(for: 3, in: screen.numbers) == path)
      #expect(table.isSection(1, of: screen.numbers) && !table.isSection(1, of: screen.letters))
    }

    @Test func eachSourceHasCellsOfItsOwnClass() {
      let connection = screen.composite.connect(to: screen.tableView)
      #expect(
        screen.rows == [
          ["LetterRow a", "LetterRow b"], ["NumberRow 1", "NumberRow 2", "NumberRow 3"],
        ]
      )
      screen.letters.items = ["c", "a"]
      screen.numbers.items = [3, 1]
      #expect(screen.rows == [["LetterRow c", "LetterRow a"], ["NumberRow 3", "NumberRow 1"]])
      withExtendedLifetime(connection) {}
    }

    @Test func headersAndFootersAreViewsOfAClass() throws {
      let connection = screen.composite.connect(to: screen.tableView)
      screen.numbers.supplementaryViewProvider = { kind in
        ReusableCell(TileHeader.self) { $0.text = "tile" }
          .or(
            ReusableCell(RowHeader.self) {
              $0.textLabel?.text = kind == .header ? "numbers" : "end"
            }
          )
      }
      screen.tableView.layoutIfNeeded()
      #expect(screen.tableView.headerView(forSection: 0) == nil)
      let header = try #require(screen.tableView.headerView(forSection: 1) as? RowHeader)
      #expect(header.textLabel?.text == "numbers")
      let footer = try #require(screen.tableView.footerView(forSection: 1) as? RowHeader)
      #expect(footer.textLabel?.text == "end")
      withExtendedLifetime(connection) {}
    }

    // MARK: Selecting

    @Test func selectionAndHighlightingReachTheSource() {
      let connection = screen.composite.connect(to: screen.tableView)
      #expect(
        screen.calls { screen.tableView.userTapsRow(at: path(1, 1)) }
          == ["highlight 2 at 1", "unhighlight 2 at 1", "select 2 at 1"]
      )
      #expect(
        screen.calls { screen.tableView.userTapsRow(at: path(0, 1)) }
          == ["highlight b at 1", "unhighlight b at 1", "deselect 2 at 1", "select b at 1"]
      )
      #expect(screen.tableView.indexPathsForSelectedRows == [path(0, 1)])
      withExtendedLifetime(connection) {}
    }

    @Test func aSourceRefusesSelection() {
      screen.numbers.handlers.canSelect = { item, position in item != 2 || position != 1 }
      let connection = screen.composite.connect(to: screen.tableView)
      #expect(!screen.tableView.userTapsRow(at: path(1, 1)))
      #expect(screen.calls == ["highlight 2 at 1", "unhighlight 2 at 1"])
      #expect(screen.tableView.indexPathsForSelectedRows == nil)
      #expect(screen.tableView.userTapsRow(at: path(1, 0)))
      withExtendedLifetime(connection) {}
    }

    @Test func aSourceRefusesHighlighting() {
      screen.letters.handlers.canHighlight = { item, _ in item == "b" }
      let connection = screen.composite.connect(to: screen.tableView)
      #expect(!screen.tableView.userTapsRow(at: path(0, 0)))
      #expect(screen.calls == [])
      #expect(screen.tableView.userTapsRow(at: path(0, 1)))
      withExtendedLifetime(connection) {}
    }

    @Test func aTapAsksTheSourceOnce() {
      var questions: [String] = []
      screen.numbers.handlers.canHighlight = { item, _ in
        questions.append("highlight \(item)")
        return true
      }
      screen.numbers.handlers.canSelect = { item, _ in
        questions.append("select \(item)")
        return true
      }
      let connection = screen.composite.connect(to: screen.tableView)
      #expect(screen.tableView.userTapsRow(at: path(1, 1)))
      #expect(questions == ["highlight 2", "select 2"])
      withExtendedLifetime(connection) {}
    }

    // MARK: Editing and moving

    @Test func deletionReachesTheSource() {
      let connection = screen.composite.connect(to: screen.tableView)
      screen.tableView.isEditing = true
      #expect(screen.tableView.userTapsEditingControl(ofRowAt: path(1, 0)) == .none)
      screen.numbers.handlers.canDelete = { item, _ in item == 1 }
      #expect(screen.tableView.userTapsEditingControl(ofRowAt: path(1, 0)) == .delete)
      #expect(screen.calls == ["delete 1 at 0"])
      #expect(screen.rows == [["LetterRow a", "LetterRow b"], ["NumberRow 2", "NumberRow 3"]])
      withExtendedLifetime(connection) {}
    }

    @Test func insertionReachesTheSource() {
      screen.numbers.handlers.canInsert = { item, _ in item == 3 }
      let connection = screen.composite.connect(to: screen.tableView)
      screen.tableView.isEditing = true
      #expect(screen.tableView.userTapsEditingControl(ofRowAt: path(1, 2)) == .insert)
      #expect(screen.calls == ["insert at 3 at 2"])
      withExtendedLifetime(connection) {}
    }

    @Test func movingReachesTheSource() async {
      screen.numbers.handlers.canMove = { _, _ in true }
      let connection = screen.composite.connect(to: screen.tableView)
      screen.tableView.isEditing = true
      #expect(await !screen.tableView.userLiftsRow(at: path(0, 0)))
      #expect(await screen.tableView.userLiftsRow(at: path(1, 0)))
      screen.tableView.userHovers(over: path(1, 2))
      // The drag has begun, so the change waits.
      screen.letters.items = ["z"]
      #expect(screen.rows[0] == ["LetterRow a", "LetterRow b"])
      screen.tableView.userDropsRow()
      for _ in 0..<400 where screen.rows[0].count > 1 {
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
      #expect(screen.calls == ["move 1 from 0 to 2"])
      #expect(screen.numbers.items == [2, 3, 1])
      #expect(screen.rows == [["LetterRow z"], ["NumberRow 2", "NumberRow 3", "NumberRow 1"]])
      withExtendedLifetime(connection) {}
    }

    /// A row that is dropped among the rows of another source is put back at once, and not by the next change.
    @Test func aDropThatTheSourceRefusesPutsTheRowBack() async {
      screen.numbers.handlers.canMove = { _, _ in true }
      let connection = screen.composite.connect(to: screen.tableView)
      let rows = screen.rows
      screen.tableView.isEditing = true
      #expect(await screen.tableView.userLiftsRow(at: path(1, 0)))
      screen.tableView.userHovers(over: path(0, 0))
      screen.tableView.userDropsRow()
      for _ in 0..<400 where screen.rows != rows {
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
      #expect(screen.rows == rows)
      #expect(screen.calls == [])
      #expect(screen.numbers.items == [1, 2, 3])
      #expect(screen.tableView.numberOfBatches == 0)
      withExtendedLifetime(connection) {}
    }

    // MARK: Displaying

    @Test func displayReachesTheSource() {
      let screen = SourceScreen(visibleRows: 3)
      screen.recordDisplay()
      screen.calls = []
      let connection = screen.composite.connect(to: screen.tableView)
      screen.tableView.layoutIfNeeded()
      #expect(screen.calls == ["show a at 0", "show b at 1", "show 1 at 0"], "Each once")
      #expect(
        Set(
          screen.calls {
            screen.tableView.contentOffset.y = 88
            screen.tableView.layoutIfNeeded()
          }
        ) == ["hide a at 0", "hide b at 1", "show 2 at 1", "show 3 at 2"]
      )
      let calls = screen.calls {
        screen.numbers.items = [2, 3]
        screen.tableView.layoutIfNeeded()
      }
      #expect(calls.contains("hide 1 at nil"), "The source no longer contains the item")
      withExtendedLifetime(connection) {}
    }

    @Test func prefetchingReachesTheSource() {
      let connection = screen.composite.connect(to: screen.tableView)
      let paths = [path(1, 2), path(0, 0), path(1, 0)]
      #expect(
        screen.calls { screen.tableView.userApproachesRows(at: paths) }
          == ["prefetch [3, 1]", #"prefetch ["a"]"#]
      )
      #expect(
        screen.calls { screen.tableView.userLeavesRows(at: [path(0, 0)]) } == [#"cancel ["a"]"#]
      )
      withExtendedLifetime(connection) {}
    }
  }
#endif
