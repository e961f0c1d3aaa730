// Breaks each rule of the replacement of NSTableView once.
#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import Testing

  @MainActor
  struct TableViewDoubleTests {
    @MainActor
    private final class Numbers: NSObject, NSTableViewDataSource, NSTableViewDelegate {
      var count = 3
      var sharedView: NSView?

      func numberOfRows(in tableView: NSTableView) -> Int { count }

      func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int)
        -> NSView?
      {
        sharedView ?? NSView()
      }
    }

    private let numbers = Numbers()
    private let table = NSTableView()

    init() {
      table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("a")))
      table.dataSource = numbers
      table.delegate = numbers
      // The table has counted its rows.
      _ = table.numberOfRows
    }

    private func reports(_ body: () -> Void) -> [String] { Inconsistency.reports(of: body) }

    /// Expects that the table reports a change between `beginUpdates` and `endUpdates`.
    private func expect(
      _ report: String,
      sourceLocation: SourceLocation = #_sourceLocation,
      from change: () -> Void
    ) {
      let reports = reports {
        table.beginUpdates()
        change()
      }
      #expect(reports == [report], sourceLocation: sourceLocation)
    }

    @Test func rowsChangeOnlyWithinUpdates() {
      let calls = reports {
        table.insertRows(at: [0])
        table.removeRows(at: [0])
        table.moveRow(at: 0, to: 1)
        table.endUpdates()
      }
      #expect(
        calls == [
          "insertRows outside beginUpdates and endUpdates",
          "removeRows outside beginUpdates and endUpdates",
          "moveRow outside beginUpdates and endUpdates", "endUpdates without beginUpdates",
        ]
      )
    }

    @Test func positionsOfEditsAreChecked() {
      let rule = "is out of bounds, the table has 3 rows"
      expect("insertRows: row 4 \(rule)") { table.insertRows(at: [4]) }
      expect("removeRows: row 3 \(rule)") { table.removeRows(at: [3]) }
      expect("moveRow: row 3 \(rule)") { table.moveRow(at: 3, to: 0) }
      expect("moveRow: row 3 \(rule)") { table.moveRow(at: 0, to: 3) }
    }

    @Test func countsMustMatchAtTheEnd() {
      let calls = reports {
        table.beginUpdates()
        table.insertRows(at: [0])
        #expect(table.numberOfRows == 4)
        table.endUpdates()
      }
      #expect(calls == ["endUpdates: the table has 4 rows, but the data source has 3"])
    }

    @Test func nothingIsReloadedWithinUpdates() {
      expect("The table is reloaded between beginUpdates and endUpdates") { table.reloadData() }
      expect("Rows are reloaded between beginUpdates and endUpdates") {
        table.reloadData(forRowIndexes: [0], columnIndexes: [0])
      }
    }

    @Test func readsAndSelectionsAreChecked() {
      let calls = reports {
        table.reloadData(forRowIndexes: [3], columnIndexes: [0])
        table.reloadData(forRowIndexes: [0], columnIndexes: [1])
        table.noteHeightOfRows(withIndexesChanged: [3])
        _ = table.view(atColumn: 0, row: 3, makeIfNecessary: true)
        _ = table.view(atColumn: 1, row: 0, makeIfNecessary: true)
        _ = table.rowView(atRow: -1, makeIfNecessary: true)
        table.selectRowIndexes([3], byExtendingSelection: false)
        table.selectRowIndexes([0, 1], byExtendingSelection: false)
      }
      #expect(
        calls == [
          "reloadData: row 3 is out of bounds, the table has 3 rows", "Column 1 is out of bounds",
          "noteHeightOfRows: row 3 is out of bounds, the table has 3 rows",
          "view: row 3 is out of bounds, the table has 3 rows", "Column 1 is out of bounds",
          "rowView: row -1 is out of bounds, the table has 3 rows",
          "selectRowIndexes: row 3 is out of bounds, the table has 3 rows",
          "The table does not allow to select several rows",
        ]
      )
    }

    @Test func aViewIsShownOnce() {
      numbers.sharedView = NSView()
      table.reloadData()
      let calls = reports { _ = table.shownViews }
      #expect(
        calls == ["The view for row 1 is already shown", "The view for row 2 is already shown"]
      )
    }

    @Test func groupingsMustBeBalanced() {
      #expect(
        reports { NSAnimationContext.endGrouping() } == ["endGrouping without beginGrouping"]
      )
    }

    @Test func movesAreIncremental() {
      table.reloadData()
      let views = table.shownViews.map { $0[0] }
      table.beginUpdates()
      table.moveRow(at: 0, to: 2)
      table.moveRow(at: 0, to: 2)
      table.endUpdates()
      #expect(table.shownViews.map { $0[0] } == [views[2], views[0], views[1]])
    }

    @Test func reloadingRowsAsksForNoHeights() {
      @MainActor
      final class Heights: NSObject, NSTableViewDataSource, NSTableViewDelegate {
        var height: CGFloat = 1
        func numberOfRows(in tableView: NSTableView) -> Int { 1 }
        func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { height }
      }
      let heights = Heights()
      table.dataSource = heights
      table.delegate = heights
      #expect(table.shownHeights == [1])
      heights.height = 2
      table.reloadData(forRowIndexes: [0], columnIndexes: [0])
      #expect(table.shownHeights == [1])
      table.noteHeightOfRows(withIndexesChanged: [0])
      #expect(table.shownHeights == [2])
    }
  }
#endif
