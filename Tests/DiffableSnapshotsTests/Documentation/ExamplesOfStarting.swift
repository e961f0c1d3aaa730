import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The code of the article on getting started.
@Suite struct ExamplesOfStarting {
  // example: identifiers
  enum Shelf {
    case reading, finished
  }

  struct Book: Identifiable, Equatable {
    let id: Int
    var title: String
  }
  // end

  @Test func theListShowsEachSnapshot() {
    // example: snapshot
    let snapshot = Snapshot<Shelf, ModelItem<Book>> {
      SnapshotSection(.reading) {
        ModelItem(Book(id: 1, title: "Emma"))
        ModelItem(Book(id: 2, title: "Dracula"))
      }
      SnapshotSection(.finished, items: [])
    }
    // end

    // example: data source
    let list = StrictList<String>(.tableView)
    let dataSource = DiffableDataSource<Shelf, ModelItem<Book>, _>(
      target: list
    ) { _, _, book in book.title }
    // end

    // example: first apply
    dataSource.apply(snapshot)
    // list.cells == [["Emma", "Dracula"], []]
    // end
    #expect(list.cells == [["Emma", "Dracula"], []])
    let emma = list.shownCells[0][0].serialNumber

    // example: next apply
    let reading = [Book(id: 2, title: "Dracula")]
    let finished = [Book(id: 1, title: "Emma, by Jane Austen")]
    dataSource.apply(
      Snapshot([
        (.reading, reading.map { ModelItem($0) }),
        (.finished, finished.map { ModelItem($0) }),
      ])
    )
    // list.cells == [["Dracula"], ["Emma, by Jane Austen"]]
    // end
    #expect(list.cells == [["Dracula"], ["Emma, by Jane Austen"]])
    #expect(list.shownCells[1][0].serialNumber == emma)

    // example: update of a snapshot
    dataSource.update { books in
      books.appendItems(
        [ModelItem(Book(id: 3, title: "Walden"))],
        toSection: .reading
      )
    }
    // end
    #expect(list.cells == [["Dracula", "Walden"], ["Emma, by Jane Austen"]])
    #expect(list.refusals.isEmpty)
  }

  @Test func aRepeatedItemIsReported() {
    // example: problem
    let snapshot = Snapshot([("a", [1, 2]), ("b", [2, 3])])
    // snapshot.itemIdentifiers == [1, 2, 3]
    for problem in snapshot.problems {
      print(problem)  // init(_:) was given duplicate items: 2
    }
    // end
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.problems.map { $0.description } == ["init(_:) was given duplicate items: 2"])
  }
}
