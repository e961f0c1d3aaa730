// Only the replacement of AppKit simulates the actions of a user.
#if canImport(AppleBase)
  import AppKit
  import DiffableAppKit
  import DiffableSources
  import Testing

  /// What the user does with sources in a table view.
  @MainActor
  struct TableViewConnectionDoubleTests {
    private let screen = SourceScreen()

    @Test func aDropOutsideItsSourceMovesTheItemBack() {
      screen.numbers.handlers.canMove = { _, _ in true }
      screen.connectTable()
      screen.tableView.userDrags(4, above: 0)
      #expect(screen.calls == [])
      #expect(
        screen.rows == [
          "Letter a", "Letter b", "Number 1", "Number 2", "Number 3",
        ]
      )
    }

    @Test func displayReachesTheSource() {
      screen.recordDisplay()
      screen.tableView.visibleRows = 0..<4
      screen.connectTable(showsSectionHeaders: true)
      #expect(screen.tableView.numberOfRows == 7)
      #expect(screen.calls == ["show a at 0", "show b at 1"], "Headers are no items")
      #expect(
        screen.calls { screen.tableView.visibleRows = 2..<6 }
          == ["hide a at 0", "show 1 at 0", "show 2 at 1"]
      )
      #expect(
        screen.calls { screen.numbers.items = [2, 3] } == ["hide 1 at nil", "show 3 at 1"],
        "The source no longer contains the item"
      )
    }

    @Test func otherColumnsShowViewsOfTheDelegate() {
      let screen = SourceScreen(columns: 2)
      let delegate = UserDelegate(["tableView:viewForTableColumn:row:"])
      let connection = screen.connectTable()
      #expect(screen.tableView.shownViews.allSatisfy { $0.count == 2 && $0[1] == nil })
      delegate.makeView = { [unowned connection] row in
        TextView(connection.item(inRow: row, of: screen.letters).map { "\($0.text)!" } ?? "-")
      }
      connection.delegate = delegate
      func texts() -> [String?] { (0..<3).map { (screen.view($0, column: 1) as? TextView)?.text } }
      #expect(texts() == ["a!", "b!", "-"])
      #expect(screen.rows.prefix(3) == ["Letter a", "Letter b", "Number 1"])
      screen.letters.items[0].text = "changed"
      #expect(texts() == ["changed!", "b!", "-"])
      #expect(screen.rows[0] == "Letter changed")
      // The user moves the first column after the second column.
      screen.tableView.moveColumn(0, toColumn: 1)
      screen.letters.items.append(Letter("c"))
      #expect((screen.view(2) as? TextView)?.text == "c!")
      #expect((screen.view(2, column: 1) as? SourceView)?.text == "c")
    }

    @Test func theDelegateReceivesAllCalls() {
      let delegate = UserDelegate([
        "tableViewSelectionDidChange:", "tableView:didAddRowView:forRow:",
        "tableView:didRemoveRowView:forRow:", "tableView:selectionIndexesForProposedSelection:",
        "tableView:heightOfRow:",
      ])
      screen.tableView.delegate = delegate
      screen.numbers.handlers.canSelect = { item, _ in item != 2 }
      let connection = screen.connectTable()
      #expect(connection.delegate === delegate)
      #expect(screen.tableView.shownHeights == [30, 30, 30, 30, 30])
      #expect(delegate.calls.filter { $0.hasPrefix("add") } == (0..<5).map { "add \($0)" })
      (delegate.calls, delegate.refusedRows) = ([], [0])
      screen.tableView.userSelects([0, 1, 3])
      #expect(screen.calls == ["select b at 1"], "Both must allow it")
      #expect(delegate.calls == ["proposed [0, 1, 3]", "selection changed"])
      delegate.calls = []
      screen.numbers.items = [2, 3]
      #expect(delegate.calls.filter { !$0.hasPrefix("height") } == ["remove -1"])
      connection.delegate = nil
      #expect(screen.tableView.shownHeights == [17, 17, 17, 17])
    }

    @Test func nibsOfTheSameNameInTwoBundlesAreDistinct() throws {
      class NibView: SourceView {}
      final class OtherView: NibView {}
      let bundle = try #require(Bundle(path: "/"))
      NSNib.add("SharedName") { NibView() }
      NSNib.add("SharedName", in: bundle) { OtherView() }
      let source = BasicSource<Int, ReusableCell> { number in
        ReusableCell(NibView.self, nibName: "SharedName", bundle: number == 1 ? bundle : nil) {
          $0.text = "\(number)"
        }
      }
      source.items = [0, 1]
      let connection = source.connect(to: screen.tableView)
      #expect(screen.rows == ["Nib 0", "Other 1"])
      withExtendedLifetime(connection) {}
    }

    @Test func aMissingNibTraps() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let source = BasicSource<Int, ReusableCell> { _ in
            ReusableCell(NumberView.self, nibName: "Missing") { _ in }
          }
          source.items = [1]
          let screen = SourceScreen()
          let connection = source.connect(to: screen.tableView)
          _ = screen.rows
          withExtendedLifetime(connection) {}
        }
      }
    }
  }
#endif
