#if canImport(AppleBase)
  import AppleBase
  import Testing
  import UIKit

  /// A data source without the package.
  @MainActor
  final class PlainSource: NSObject, UITableViewDataSource {
    var counts: [Int]
    var moveRow: () -> Void = {}
    var countCalls = 0
    var cellCalls: [IndexPath] = []
    lazy var makeCell: (UITableView, IndexPath) -> UITableViewCell = {
      $0.dequeueReusableCell(withIdentifier: "item", for: $1)
    }

    init(_ counts: [Int]) {
      self.counts = counts
      super.init()
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      countCalls += 1
      return counts[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      cellCalls.append(path)
      return makeCell(tableView, path)
    }

    func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { true }

    func tableView(
      _ tableView: UITableView,
      moveRowAt source: IndexPath,
      to destination: IndexPath
    ) { moveRow() }
  }

  // The double of a table view reports broken rules. Other tests cover its cells, selection and drags.
  @MainActor
  struct UITableViewDoubleTests {
    let source = PlainSource([3, 2])
    let window = UIWindow()
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 1, height: 10_000), style: .plain)

    init() {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
      tableView.dataSource = source
      window.addSubview(tableView)
      tableView.layoutIfNeeded()
    }

    /// Returns what the table view reports about a batch.
    private func reports(
      _ counts: [Int],
      _ changes: (UITableView) -> Void
    ) -> [String] {
      Inconsistency.reports {
        tableView.performBatchUpdates {
          source.counts = counts
          changes(tableView)
        }
      }
    }

    @Test func aValidBatchIsNotReported() {
      #expect(reports([2, 3]) { $0.moveRow(at: [0, 0], to: [1, 0]) } == [])
      #expect(tableView.numberOfRows(inSection: 1) == 3)
    }

    struct Broken: Sendable, CustomTestStringConvertible {
      var testDescription: String
      var counts: [Int]
      var changes: @MainActor @Sendable (UITableView) -> Void
    }

    nonisolated static let brokenBatches = [
      Broken(testDescription: "Item [0, 3] is out of bounds before", counts: [2, 2]) {
        $0.deleteRows(at: [[0, 3]], with: .fade)
      },
      Broken(testDescription: "Item [0, 4] is out of bounds after", counts: [4, 2]) {
        $0.insertRows(at: [[0, 4]], with: .fade)
      },
      Broken(testDescription: "Section 2 is out of bounds before", counts: [3]) {
        $0.deleteSections([2], with: .fade)
      },
      Broken(testDescription: "Section 3 is out of bounds after", counts: [3, 2, 0]) {
        $0.insertSections([3], with: .fade)
      },
      Broken(testDescription: "Old item [0, 1] is changed twice", counts: [1, 2]) {
        $0.deleteRows(at: [[0, 1], [0, 1]], with: .fade)
      },
      Broken(testDescription: "Old item [0, 1] is changed twice", counts: [2, 2]) {
        $0.deleteRows(at: [[0, 1]], with: .fade)
        $0.moveRow(at: [0, 1], to: [0, 0])
      },
      Broken(testDescription: "New item [0, 0] is inserted or moved to twice", counts: [4, 2]) {
        $0.insertRows(at: [[0, 0]], with: .fade)
        $0.moveRow(at: [0, 1], to: [0, 0])
      },
      Broken(testDescription: "moves to its own path", counts: [3, 2]) {
        $0.moveRow(at: [0, 1], to: [0, 1])
      },
      Broken(testDescription: "moves to its own path", counts: [3, 2]) {
        $0.moveSection(1, toSection: 1)
      },
      Broken(testDescription: "in a section that is deleted", counts: [3]) {
        $0.deleteSections([1], with: .fade)
        $0.deleteRows(at: [[1, 0]], with: .fade)
      },
      Broken(testDescription: "in a section that is inserted", counts: [1, 3, 2]) {
        $0.insertSections([0], with: .fade)
        $0.insertRows(at: [[0, 0]], with: .fade)
      },
      Broken(testDescription: "out of a section that is deleted", counts: [4]) {
        $0.deleteSections([1], with: .fade)
        $0.moveRow(at: [1, 0], to: [0, 0])
      },
      Broken(testDescription: "in a section that is inserted", counts: [1, 2, 2]) {
        $0.insertSections([0], with: .fade)
        $0.moveRow(at: [0, 1], to: [0, 0])
      },
      Broken(testDescription: "A section moves beside changes of rows", counts: [2, 4]) {
        $0.moveSection(1, toSection: 0)
        $0.insertRows(at: [[1, 0]], with: .fade)
      },
      Broken(testDescription: "Reloads or reconfigurations beside", counts: [4, 2]) {
        $0.insertRows(at: [[0, 0]], with: .fade)
        $0.reloadRows(at: [[0, 1]], with: .fade)
      },
      Broken(testDescription: "Invalid number of sections", counts: [3]) { _ in },
      Broken(testDescription: "Invalid number of items in section 0", counts: [4, 2]) { _ in },
    ]

    @Test(arguments: brokenBatches)
    func aBrokenRuleIsReported(batch: Broken) {
      let reports = reports(batch.counts, batch.changes)
      #expect(reports.count == 1)
      #expect(reports.first?.contains(batch.testDescription) == true, "\(reports)")
    }

    @Test func wrongTimesOfChangesAreReported() {
      #expect(reports([3, 2]) { $0.performBatchUpdates {} } == ["A batch inside of a batch"])
      #expect(reports([3, 2]) { $0.reloadData() } == ["A reload inside of a batch"])
      let change = Inconsistency.reports { tableView.deleteRows(at: [[0, 0]], with: .fade) }
      #expect(change == ["A change outside of a batch"])
      source.counts = [4, 2]
      let reports = reports([4, 2]) { $0.insertRows(at: [[0, 0]], with: .fade) }
      #expect(reports.first == "The counts of the data source changed before the batch")
    }

    @Test func aBatchReadsCountsThatAReloadHasLeftPending() {
      tableView.reloadData()
      let calls = source.countCalls
      var callsInBatch = 0
      tableView.performBatchUpdates { callsInBatch = source.countCalls }
      #expect(callsInBatch > calls)
      tableView.reloadData()
      source.counts = [4, 2]
      // The table view reloads when the batch begins. It then has the new counts, so this insertion is one too many.
      #expect(reports([4, 2]) { $0.insertRows(at: [[0, 0]], with: .fade) }.count == 1)
    }

    @Test func cellsThatAreDequeuedWrongAreReported() {
      source.counts = [2]
      func reports(_ makeCell: @escaping (UITableView, IndexPath) -> UITableViewCell) -> [String] {
        source.makeCell = makeCell
        return Inconsistency.reports {
          tableView.reloadData()
          tableView.layoutIfNeeded()
        }
      }
      let dequeue = { (tableView: UITableView, path: IndexPath) in
        tableView.dequeueReusableCell(withIdentifier: "item", for: path)
      }
      let unasked = Inconsistency.reports { _ = dequeue(tableView, [0, 0]) }
      #expect(unasked == ["A cell is dequeued for [0, 0], which is not asked for"])
      let twice = reports { tableView, path in
        _ = dequeue(tableView, path)
        return dequeue(tableView, path)
      }
      #expect(twice.first == "A cell is dequeued twice for [0, 0]")
      let notReturned = reports { tableView, path in
        _ = dequeue(tableView, path)
        return UITableViewCell()
      }
      #expect(notReturned.first == "The cell that was dequeued for [0, 0] is not returned")
      let unregistered = reports { $0.dequeueReusableCell(withIdentifier: "other", for: $1) }
      #expect(unregistered.first == "No class is registered for the reuse identifier other")
      let cell = UITableViewCell()
      let shared = reports { _, _ in cell }
      #expect(shared.first == "The cell that is returned for [0, 1] is shown in another row")
    }

    @Test func reconfiguredRowsKeepTheirCells() {
      source.makeCell = { _, _ in UITableViewCell() }
      let other = reports([3, 2]) { $0.reconfigureRows(at: [[0, 0]]) }
      #expect(other == ["Row [0, 0] is reconfigured, but another cell is returned"])
    }

    @Test func rowsWithoutCellsAreNotReconfigured() {
      tableView.frame.size.height = 44
      tableView.layoutIfNeeded()
      source.cellCalls = []
      #expect(reports([3, 2]) { $0.reconfigureRows(at: [[0, 0], [1, 1]]) } == [])
      #expect(source.cellCalls == [[0, 0]])
    }

    @Test func cellsOutsideOfTheVisibleAreaAreReused() {
      let cell = tableView.cellForRow(at: [0, 0])
      tableView.frame.size.height = 44
      tableView.contentOffset.y = 88
      #expect(tableView.indexPathsForVisibleRows == [[0, 2]])
      #expect(tableView.cellForRow(at: [0, 0]) == nil)
      tableView.contentOffset.y = 132
      let numberOfReuses = tableView.cellForRow(at: [1, 0])?.numberOfReuses
      #expect(numberOfReuses == 1 && cell != nil)
    }

    @Test func reloadsEndTheSelection() {
      let missing = Inconsistency.reports {
        tableView.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
      }
      #expect(missing == ["Row [0, 3] is selected, but does not exist"])
      tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
      #expect(reports([3, 2]) { $0.moveRow(at: [0, 0], to: [0, 2]) } == [])
      #expect(tableView.indexPathsForSelectedRows == [[0, 2]])
      #expect(reports([3, 2]) { $0.reloadRows(at: [[0, 2]], with: .fade) } == [])
      #expect(tableView.indexPathsForSelectedRows == nil)
      tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
      tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      #expect(tableView.indexPathsForSelectedRows == [[0, 1]])
      tableView.reloadData()
      #expect(tableView.indexPathsForSelectedRows == nil)
    }

    @Test func changesDuringADragAreReported() async {
      tableView.isEditing = true
      #expect(await tableView.userLiftsRow(at: [0, 0]))
      #expect(reports([3, 2]) { _ in } == ["A batch while the user drags a row"])
      #expect(
        Inconsistency.reports { tableView.reloadData() } == ["A reload while the user drags a row"]
      )
      tableView.userHovers(over: [0, 2])
      source.moveRow = { [tableView] in tableView.performBatchUpdates {} }
      let drop = Inconsistency.reports { tableView.userDropsRow() }
      #expect(drop.first == "A batch while the table view reports a drop")
      #expect(reports([3, 2]) { _ in } == [])
    }

    @Test func changesBesideUncommittedUpdatesAreReported() {
      tableView.userDropsItemOfOtherApp()
      #expect(tableView.hasUncommittedUpdates)
      let sentence = "while the table view has uncommitted updates"
      #expect(reports([3, 2]) { _ in } == ["A batch \(sentence)"])
      #expect(Inconsistency.reports { tableView.reloadData() } == ["A reload \(sentence)"])
      tableView.deletePlaceholder()
      #expect(reports([3, 2]) { _ in } == [])
    }

    @Test func aRowIsLiftedSomeTimeAfterTheTouch() async {
      final class Recognizer: UIGestureRecognizer {
        var isLifted: () -> Bool? = { nil }
        var wasLifted: Bool?

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
          Task {
            // A turn later, the control has not received the touch.
            wasLifted = isLifted()
          }
        }
      }
      let recognizer = Recognizer(target: nil, action: nil)
      let cell = tableView.cellForRow(at: [0, 0])
      recognizer.isLifted = { cell?.configurationState.isReordering }
      tableView.addGestureRecognizer(recognizer)
      tableView.isEditing = true
      #expect(await tableView.userLiftsRow(at: [0, 0]))
      #expect(recognizer.wasLifted == false)
      #expect(cell?.configurationState.isReordering == true)
    }

    @Test func gestureRecognizersThatKeepTouchesAreReported() async {
      final class Recognizer: UIGestureRecognizer {
        override func canBePrevented(by recognizer: UIGestureRecognizer) -> Bool { false }
      }
      tableView.addGestureRecognizer(Recognizer(target: nil, action: nil))
      tableView.isEditing = true
      #expect(await tableView.userLiftsRow(at: [0, 0]))
      #expect(Inconsistency.reports { tableView.userDropsRow() }.count == 1)
    }
  }
#endif
