// The heights of rows and the user's drags are visible only in the replacement of AppKit.
#if canImport(AppleBase)
  import AppKit
  import DiffableAppKit
  import Testing

  @MainActor
  struct TableViewForwardingDoubleTests {
    @Test func methodsOfADataSourceAreForwardedToTheDelegate() {
      let table = TableFixture()
      let delegate = UserDelegate(["tableView:sortDescriptorsDidChange:"])
      table.tableView.userClicksColumnHeader()
      table.dataSource.delegate = delegate
      table.tableView.userClicksColumnHeader()
      #expect(delegate.calls == ["sort"])
      // Setting a delegate makes the table view ask again for the methods. This delegate implements none.
      let other = UserDelegate([])
      table.dataSource.delegate = other
      table.tableView.userClicksColumnHeader()
      #expect(other.calls.isEmpty)
    }

    @Test func heightsComeFromTheDelegate() {
      let table = TableFixture()
      let delegate = UserDelegate(["tableView:heightOfRow:"])
      delegate.heights = [10, 20]
      table.dataSource.apply(Snapshot([(1, [1, 2])]))
      #expect(table.tableView.shownHeights == [17, 17])
      table.dataSource.delegate = delegate
      #expect(table.tableView.shownHeights == [10, 20])
    }

    @Test func heightsOfReloadedAndReconfiguredRowsAreNoted() {
      let table = TableFixture(headers: true)
      let delegate = UserDelegate(["tableView:heightOfRow:"])
      table.dataSource.delegate = delegate
      delegate.heights = [5, 10, 10, 10]
      var snapshot = Snapshot([(1, [1, 2, 3])])
      table.dataSource.apply(snapshot)
      #expect(table.tableView.shownHeights == [5, 10, 10, 10])
      delegate.heights = [50, 60, 70, 80, 90]
      snapshot.insertItems([9], beforeItem: 1)
      snapshot.reloadItems([2])
      snapshot.reconfigureItems([3])
      table.dataSource.apply(snapshot)
      #expect(table.shownRows == ["# 1", "9", "1", "2", "3"])
      #expect(table.tableView.shownHeights == [5, 60, 10, 80, 90])
    }

    /// Drags that reorder nothing belong to the delegate.
    @Test(arguments: [false, true])
    func theDelegateReceivesDrags(reorders: Bool) throws {
      let table = TableFixture()
      table.dataSource.apply(Snapshot([(1, [1, 2])]))
      table.dataSource.reorderingHandlers.canReorderItem = { _ in reorders }
      let delegate = UserDelegate([
        "tableView:pasteboardWriterForRow:",
        "tableView:validateDrop:proposedRow:proposedDropOperation:",
        "tableView:acceptDrop:row:dropOperation:",
        "tableView:draggingSession:willBeginAtPoint:forRowIndexes:",
        "tableView:draggingSession:endedAtPoint:operation:",
      ])
      table.dataSource.delegate = delegate
      let session = try #require(table.tableView.userLifts([1]))
      #expect(table.tableView.userDrops(at: 0, from: reorders ? table.tableView : nil))
      table.tableView.userEnds(session, dropped: true)
      let calls = ["writer 1", "begin [1]", "validate 0", "accept 0", "end"]
      #expect(delegate.calls == (reorders ? ["begin [1]", "end"] : calls))
      #expect(table.shownRows == (reorders ? ["2", "1"] : ["1", "2"]))
    }
  }
#endif
