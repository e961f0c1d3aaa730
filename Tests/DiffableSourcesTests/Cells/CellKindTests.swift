import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// How cells are updated when items change, and which classes they have.
struct CellKindTests {
  // MARK: Reloads

  /// A reload makes a new cell; a reconfiguration updates the existing cell.
  @Test(arguments: ListKind.all)
  func reloadsMakeNewCellsAndReconfigurationsDoNot(_ kind: ListKind) {
    let source = BasicSource<Int, String> { "\($0)" }
    source.items = [1, 2, 3]
    let list = ShownList(source, kind)
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
    let list = ShownList(screen)
    let before = list.serialNumbers
    other.items = [7]
    list.expect([["1", "2", "3", "other 7"]])
    #expect(list.serialNumbers[0] != before[0] && list.serialNumbers[1] == before[1])
  }

  @Test func changedContentIsReloadedOnRequest() {
    let source = BasicSource<Noted, String> { "\($0)" }
    source.items = ["1a", "2a"]
    let list = ShownList(connection: source.connect(to: StrictList(), contentChanges: .reload))
    let other = ShownList(source)
    let (before, otherBefore) = (list.serialNumbers, other.serialNumbers)
    source.items = ["1b", "2a"]
    #expect(list.cells == [["1b", "2a"]] && other.cells == list.cells)
    #expect(list.serialNumbers[0] != before[0] && list.serialNumbers[1] == before[1])
    #expect(other.serialNumbers == otherBefore)
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

  /// Code that is generic over the type of its cells does not know that the cells are `ReusableCell` values.
  ///
  /// A screen can be generic so that its tests can use other cells.
  @Test(arguments: ListKind.all)
  func changedContentCanNeedAnotherCellClass(_ kind: ListKind) {
    func makeSource<Cell>(_ cell: @escaping (Noted) -> Cell) -> BasicSource<Noted, Cell> {
      BasicSource(cell: cell)
    }
    func exchangeCells<Cell>(of source: BasicSource<Noted, Cell>, _ cell: @escaping (Noted) -> Cell)
    {
      source.setCell(cell)
    }
    expectNewCells(of: messages(), kind)
    expectNewCells(of: messages { makeSource($0) }, kind)
    let exchanged = messages { cell in
      let source = makeSource { _ in ReusableCell(RowCell.self) { $0.text = "" } }
      exchangeCells(of: source, cell)
      return source
    }
    expectNewCells(of: exchanged, kind)
  }

  private func expectNewCells(of source: BasicSource<Noted, ReusableCell>, _ kind: ListKind) {
    source.items = ["1a", "2b", "3b"]
    let table = ShownList(source, in: ReusingList<RowCell>(kind.capabilities, by: kind.method))
    #expect(table.classNames == [["RowCell", "BannerCell", "BannerCell"]])
    let before = table.strict.serialNumbers
    source.items = ["1b", "2a", "3c"]
    #expect(table.texts == [["banner 1b", "row 2a", "banner 3c"]])
    #expect(table.classNames == [["BannerCell", "RowCell", "BannerCell"]])
    let after = table.strict.serialNumbers
    #expect(after[0] != before[0] && after[1] != before[1])
    #expect(after[2] == before[2], "A cell of the same class is kept")
    #expect(table.mismatches.isEmpty && table.strict.refusals.isEmpty)
  }

  /// The class changes and changes back in one update: the item keeps its class.
  @Test func onlyTheFinalCellClassCounts() {
    let source = messages()
    source.items = ["1a", "2a"]
    let table = ShownList(source, in: ReusingList<RowCell>())
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
  }

  // MARK: Nested changes

  /// Configuring a cell changes another source, so the list asks for a cell while it is making a cell.
  @Test func configuringACellCanChangeTheList() {
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
    let table = ShownList(screen, in: ReusingList<RowCell>())
    isAtTheEnd = true
    let cell = table.strict.data?.cell(at: ItemPath(section: 0, item: 1))
    #expect(cell?.text == "2")
    #expect(table.texts == [["1", "2", "The end"]])
    #expect(table.registered.count == 2)
  }

  /// A closure for cells can make the list ask for another cell, for example to measure it.
  @Test func theUpdatedCellIsThatOfItsRow() {
    let list = ReusingList<RowCell>()
    var asks = false
    let source = BasicSource<Noted, ReusableCell>(["1a", "2a"]) { note in
      if asks {
        asks = false
        _ = list.data?.cell(at: ItemPath(section: 0, item: 1))
      }
      return ReusableCell(RecordingCell.self, showing: note)
    }
    let connection = source.connect(to: list)
    asks = true
    list.data?.updateCell?(list.strict.cells[0][0], ItemPath(section: 0, item: 0))
    #expect(list.texts == [["1a, 1a", "2a"]])
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

private final class RecordingCell: RowCell, ContentConfigurable {
  func configure(with item: Noted) { text += text.isEmpty ? "\(item)" : ", \(item)" }
}

extension StrictList {
  /// The serial numbers of the cells, without header rows.
  var serialNumbers: [Int] {
    shownCells.joined().filter { $0.cell != nil }.map(\.serialNumber)
  }
}
