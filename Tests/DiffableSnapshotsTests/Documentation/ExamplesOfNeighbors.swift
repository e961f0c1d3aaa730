import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The code of the article on choosing identifiers, for headers and cells that depend on other items.
@Suite struct ExamplesOfNeighbors {
  // example: section with a number
  struct Mailbox: Identifiable, Equatable {
    let id: String
    var count: Int
  }

  func snapshot(
    of mail: [(mailbox: String, subjects: [String])]
  ) -> Snapshot<ModelItem<Mailbox>, String> {
    Snapshot(
      mail.map { name, subjects in
        let mailbox = Mailbox(id: name, count: subjects.count)
        return (ModelItem(mailbox), subjects)
      }
    )
  }
  // end

  // example: position
  struct Stop: Identifiable, Equatable {
    let id: String
    var isFirst = false
    var isLast = false
    var isOdd = false

    static func all(_ names: [String]) -> [ModelItem<Stop>] {
      names.enumerated().map { offset, name in
        ModelItem(
          Stop(
            id: name,
            isFirst: offset == 0,
            isLast: offset == names.count - 1,
            isOdd: offset % 2 == 1
          )
        )
      }
    }
  }
  // end

  @Test func aSectionWithContentHasTheNewNumber() {
    let list = StrictList<String>(.tableView)
    let dataSource = DiffableDataSource<ModelItem<Mailbox>, String, _>(
      target: list
    ) { _, _, subject in subject }
    // example: header with a number
    dataSource.supplementaryViewProvider = { _, _, _, mailbox in
      "\(mailbox.id) (\(mailbox.count))"
    }
    // end
    dataSource.apply(snapshot(of: [("Inbox", ["Invoice", "Hello"]), ("Sent", [])]))
    #expect(list.headers == ["Inbox (2)", "Sent (0)"])
    let hello = list.shownCells[0][1].serialNumber
    dataSource.apply(snapshot(of: [("Inbox", ["Hello"]), ("Sent", [])]))
    #expect(list.headers == ["Inbox (1)", "Sent (0)"])
    #expect(list.shownCells[0][0].serialNumber == hello)
  }

  @Test func aMarkedSectionHasTheNewNumber() {
    let list = StrictList<String>(.tableView)
    let dataSource = DiffableDataSource<String, String, _>(target: list) { _, _, subject in subject
    }
    dataSource.supplementaryViewProvider = { [weak dataSource] _, _, _, mailbox in
      "\(mailbox) (\(dataSource?.snapshot().numberOfItems(inSection: mailbox) ?? 0))"
    }
    dataSource.apply(Snapshot([("Inbox", ["Invoice", "Hello", "Offer"])]))
    #expect(list.headers == ["Inbox (3)"])
    dataSource.update { $0.deleteItems(["Offer"]) }
    #expect(list.headers == ["Inbox (3)"], "Without a mark, the header is old")
    // example: marked section
    dataSource.update { snapshot in
      snapshot.deleteItems(["Invoice"])
      snapshot.reconfigureSections(["Inbox"])
    }
    // end
    #expect(list.headers == ["Inbox (1)"])
    #expect(list.cells == [["Hello"]])
  }

  @Test func cellsFollowTheirPositions() {
    let list = StrictList<String>(.tableView)
    let dataSource = DiffableDataSource<String, ModelItem<Stop>, _>(target: list) { _, _, stop in
      "\(stop.id)\(stop.isFirst ? " first" : "")\(stop.isOdd ? " odd" : "")\(stop.isLast ? " last" : "")"
    }
    func show(_ names: [String]) {
      // example: cells with positions
      dataSource.apply(Snapshot([("line 7", Stop.all(names))]))
      // end
    }
    show(["a", "b", "c"])
    #expect(list.cells == [["a first", "b odd", "c last"]])
    let numbers = list.shownCells[0].map { $0.serialNumber }
    show(["b", "c"])
    #expect(list.cells == [["b first", "c odd last"]])
    #expect(list.shownCells[0].map { $0.serialNumber } == Array(numbers[1...]))
  }

  @Test func cellsWithoutPositionsStayAsTheyAre() {
    let list = StrictList<String>(.tableView)
    let dataSource = DiffableDataSource<Int, String, _>(target: list) { _, path, name in
      path.item == 0 ? "\(name) first" : name
    }
    dataSource.apply(Snapshot([(0, ["a", "b"])]))
    dataSource.apply(Snapshot([(0, ["b"])]))
    #expect(list.cells == [["b"]])
  }

  @Test func aReplacedModelStaysInItsSection() {
    struct Task: Identifiable, Equatable {
      let id: Int
      var isDone: Bool
    }
    var tasks = Snapshot(grouping: [Task(id: 1, isDone: false)], into: [false, true]) { $0.isDone }
    tasks.reconfigureItems(models: [Task(id: 1, isDone: true)])
    #expect(tasks.itemPath(forID: 1) == ItemPath(section: 0, item: 0))
    tasks.appendItems(models: [Task(id: 1, isDone: true)], toSection: true)
    #expect(tasks.itemPath(forID: 1) == ItemPath(section: 1, item: 0))
  }
}
