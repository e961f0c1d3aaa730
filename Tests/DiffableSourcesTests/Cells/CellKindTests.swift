import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// How cells are updated when items change, and which classes they have.
struct CellKindTests {
  private let list = StrictList<String>()

  private var serialNumbers: [Int] { list.serialNumbers }

  // MARK: Reloads

  /// A reload makes a new cell; a reconfiguration updates the existing cell.
  @Test(arguments: ListKind.all)
  func reloadsMakeNewCellsAndReconfigurationsDoNot(_ kind: ListKind) {
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    let source = BasicSource<Int, String> { "\($0)" }
    source.items = [1, 2, 3]
    let connection = source.connect(to: list)
    var numbers: [Int] { list.serialNumbers }
    let before = numbers
    source.reconfigure([1])
    #expect(numbers == before)
    source.reload([2])
    #expect(numbers[0] == before[0] && numbers[1] != before[1] && numbers[2] == before[2])
    let afterReload = numbers
    source.reconfigure([2])
    source.items.append(4)
    #expect(Array(numbers[..<3]) == afterReload, "A reload is performed once")
    source.reload(source.items)
    #expect(Set(numbers).isDisjoint(with: afterReload))
    #expect(list.refusals.isEmpty)
    withExtendedLifetime(connection) {}
  }

  /// If an item is both reloaded and reconfigured in one update, in either order, it is reloaded.
  @Test(arguments: [true, false])
  func reloadWinsOverReconfiguration(_ isFirst: Bool) {
    let source = BasicSource<Noted, String> { "\($0)" }
    source.items = ["1a", "2a"]
    let connection = source.connect(to: list)
    let before = serialNumbers
    source.update {
      if isFirst { source.reload(["1b"]) }
      source.reconfigure(["1c", "2c"])
      if !isFirst { source.reload(["1c"]) }
    }
    #expect(list.cells == [["1c", "2c"]])
    #expect(serialNumbers[0] != before[0] && serialNumbers[1] == before[1])
    withExtendedLifetime(connection) {}
  }

  /// The item is marked while the list is changing, and a second change supersedes the apply with the mark.
  @Test func reloadSurvivesASkippedApply() {
    let source = BasicSource<Int, String> { "\($0)" }
    var isFirst = true
    let other = BasicSource<Int, String> { item in
      if isFirst {
        isFirst = false
        source.reload([1])
        source.items.append(3)
      }
      return "other \(item)"
    }
    source.items = [1, 2]
    let screen = CompositeSource<String>([source, other], sections: .merged)
    let connection = screen.connect(to: list)
    let before = serialNumbers
    other.items = [7]
    #expect(list.cells == [["1", "2", "3", "other 7"]])
    #expect(serialNumbers[0] != before[0] && serialNumbers[1] == before[1])
    withExtendedLifetime(connection) {}
  }

  /// A reloaded item gets a new cell even if the items are set in the same update.
  @Test func reloadSurvivesSettingTheItems() {
    let source = BasicSource<Int, String> { "\($0)" }
    source.items = [1, 2]
    let connection = source.connect(to: list)
    let before = serialNumbers
    source.update {
      let older = source.items
      source.reload([1])
      source.items = older
    }
    #expect(serialNumbers[0] != before[0] && serialNumbers[1] == before[1])
    withExtendedLifetime(connection) {}
  }

  @Test func changedContentIsReloadedOnRequest() {
    let source = BasicSource<Noted, String> { "\($0)" }
    source.items = ["1a", "2a"]
    let other = StrictList<String>()
    let connection = source.connect(to: list, contentChanges: .reload)
    let otherConnection = source.connect(to: other)
    let (before, otherBefore) = (serialNumbers, other.serialNumbers)
    source.items = ["1b", "2a"]
    #expect(list.cells == [["1b", "2a"]] && other.cells == list.cells)
    #expect(serialNumbers[0] != before[0] && serialNumbers[1] == before[1])
    #expect(other.serialNumbers == otherBefore)
    withExtendedLifetime((connection, otherConnection)) {}
  }

  // MARK: Classes

  /// Returns a source whose items need a cell of another class when their content changes.
  private func messages(
    _ makeSource: (@escaping (Noted) -> ReusableCell) -> BasicSource<Noted, ReusableCell> = {
      BasicSource(cell: $0)
    }
  ) -> BasicSource<Noted, ReusableCell> {
    makeSource { note in
      note.tagged.tag == "a"
        ? ReusableCell(RowCell.self) { $0.text = "row \(note)" }
        : ReusableCell(BannerCell.self) { $0.text = "banner \(note)" }
    }
  }

  @Test(arguments: ListKind.all)
  func changedContentCanNeedAnotherCellClass(_ kind: ListKind) {
    expectNewCells(of: messages(), kind)
  }

  /// Code that is generic over the type of its cells does not know that the cells are `ReusableCell` values.
  ///
  /// A screen can be generic so that its tests can use other cells.
  @Test(arguments: ListKind.all)
  func changedContentCanNeedAnotherCellClassInGenericCode(_ kind: ListKind) {
    func makeSource<Cell>(_ cell: @escaping (Noted) -> Cell) -> BasicSource<Noted, Cell> {
      BasicSource(cell: cell)
    }
    func exchangeCells<Cell>(of source: BasicSource<Noted, Cell>, _ cell: @escaping (Noted) -> Cell)
    {
      source.setCell(cell)
    }
    expectNewCells(of: messages { makeSource($0) }, kind)
    let exchanged = messages { cell in
      let source = makeSource { _ in ReusableCell(RowCell.self) { $0.text = "" } }
      exchangeCells(of: source, cell)
      return source
    }
    expectNewCells(of: exchanged, kind)
  }

  private func expectNewCells(of source: BasicSource<Noted, ReusableCell>, _ kind: ListKind) {
    let table = ReusingList<RowCell>(kind.capabilities, by: kind.method)
    source.items = ["1a", "2b", "3b"]
    let connection = source.connect(to: table)
    #expect(table.classNames == [["RowCell", "BannerCell", "BannerCell"]])
    let before = table.strict.serialNumbers
    source.items = ["1b", "2a", "3c"]
    #expect(table.texts == [["banner 1b", "row 2a", "banner 3c"]])
    #expect(table.classNames == [["BannerCell", "RowCell", "BannerCell"]])
    let after = table.strict.serialNumbers
    #expect(after[0] != before[0] && after[1] != before[1])
    #expect(after[2] == before[2], "A cell of the same class is kept")
    #expect(table.mismatches.isEmpty && table.strict.refusals.isEmpty)
    withExtendedLifetime(connection) {}
  }

  /// The class changes and changes back in one update: the item keeps its class.
  @Test func onlyTheFinalCellClassCounts() {
    let table = ReusingList<RowCell>()
    let source = messages()
    source.items = ["1a", "2a"]
    let connection = source.connect(to: table)
    source.update {
      source.items = ["1b", "2b"]
      source.items = ["1a", "2c"]
    }
    #expect(table.classNames == [["RowCell", "BannerCell"]])
    source.update {
      source.items = ["2c"]
      source.items = ["1b", "2c"]
    }
    #expect(table.classNames == [["BannerCell", "BannerCell"]])
    #expect(table.mismatches.isEmpty && table.strict.refusals.isEmpty)
    withExtendedLifetime(connection) {}
  }

  // MARK: Nested changes

  /// Configuring a cell changes another source, so the list asks for a cell while it is making a cell.
  @Test func configuringACellCanChangeTheList() {
    let table = ReusingList<RowCell>()
    var isAtTheEnd = false
    let footer = BasicSource<String, ReusableCell> { text in
      ReusableCell(BannerCell.self) { $0.text = text }
    }
    let numbers = BasicSource<Int, ReusableCell> { number in
      ReusableCell(RowCell.self) { cell in
        cell.text = "\(number)"
        if isAtTheEnd { footer.items = ["The end"] }
      }
    }
    numbers.items = [1, 2]
    let screen = CompositeSource<ReusableCell>([numbers, footer], sections: .merged)
    let connection = screen.connect(to: table)
    isAtTheEnd = true
    let cell = table.strict.data?.cell(at: ItemPath(section: 0, item: 1))
    #expect(cell?.text == "2")
    #expect(table.texts == [["1", "2", "The end"]])
    #expect(table.registered.count == 2)
    withExtendedLifetime(connection) {}
  }

  /// The closure that describes a cell reads or changes its source while the source compares the classes of
  /// two cells.
  @Test(arguments: [false, true])
  func describingACellCanUseItsSource(_ changes: Bool) {
    final class Screen {
      var source: BasicSource<Noted, ReusableCell>?
      var connection: SourceConnection<ReusableCell, ReusingList<RowCell>>?
      var isChanged = false
    }
    let (screen, table) = (Screen(), ReusingList<RowCell>())
    let source = BasicSource<Noted, ReusableCell> { [weak screen] note in
      if let screen, let source = screen.source {
        _ = screen.connection?.itemPath(for: note, in: source)
        if changes && note.tagged.tag == "b" && !screen.isChanged {
          screen.isChanged = true
          source.items.append("9a")
        }
      }
      return note.tagged.tag == "a"
        ? ReusableCell(RowCell.self) { $0.text = "row \(note)" }
        : ReusableCell(BannerCell.self) { $0.text = "banner \(note)" }
    }
    source.items = ["1a", "2a"]
    screen.source = source
    screen.connection = source.connect(to: table)
    source.items = ["1b", "2a"]
    #expect(table.texts == [["banner 1b", "row 2a"] + (changes ? ["row 9a"] : [])])
    #expect(table.classNames[0][0] == "BannerCell")
    #expect(table.mismatches.isEmpty && table.strict.refusals.isEmpty)
  }
}

private final class BannerCell: RowCell {}

extension StrictList {
  /// The serial numbers of the cells in the first section, without header rows.
  var serialNumbers: [Int] {
    shownCells[0].filter { $0.cell != nil }.map(\.serialNumber)
  }
}
