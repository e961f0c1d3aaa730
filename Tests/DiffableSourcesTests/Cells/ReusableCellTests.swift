import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

final class NumberRow: RowCell, ContentConfigurable {
  func configure(with item: Int) { text = "row \(item)" }
}

final class NumberTile: TileCell, ContentConfigurable {
  func configure(with item: Int) { text = "tile \(item)" }
}

/// Sources in lists that make their own cells.
struct ReusableCellTests {
  private let numbers = BasicSource<Int, ReusableCell> {
    ReusableCell(NumberRow.self, showing: $0).or(ReusableCell(NumberTile.self, showing: $0))
  }
  private let words = BasicSource<String, ReusableCell> { word in
    ReusableCell(RowCell.self) { $0.text = word }.or(
      ReusableCell(TileCell.self) { $0.text = "[\(word)]" }
    )
  }

  init() {
    numbers.items = [1, 2]
    words.items = ["a"]
  }

  @Test func listsOfTwoTypesShowOneSource() {
    let composite = CompositeSource([numbers, words], sections: .merged)
    let table = ShownList(composite, in: ReusingList<RowCell>(.tableView))
    let grid = ShownList(composite, in: ReusingList<TileCell>(.collectionView))
    #expect(table.texts == [["row 1", "row 2", "a"]])
    #expect(grid.texts == [["tile 1", "tile 2", "[a]"]])
    composite.update {
      numbers.items = [2, 3]
      words.items.append("b")
    }
    #expect(table.texts == [["row 2", "row 3", "a", "b"]])
    #expect(grid.texts == [["tile 2", "tile 3", "[a]", "[b]"]])
    #expect(table.classNames == [["NumberRow", "NumberRow", "RowCell", "RowCell"]])
    #expect(grid.classNames == [["NumberTile", "NumberTile", "TileCell", "TileCell"]])
    #expect(table.strict.refusals.isEmpty && grid.strict.refusals.isEmpty)
    #expect(table.mismatches.isEmpty && grid.mismatches.isEmpty)
  }

  @Test func eachClassIsRegisteredOnceByItsName() {
    let table = ShownList(CompositeSource([numbers, words]), in: ReusingList<RowCell>())
    numbers.items = [4, 5, 6]
    #expect(table.registered.count == 2)
    #expect(Set(table.registered).count == 2)
    #expect(table.registered[0].hasSuffix("NumberRow"))
  }

  // MARK: Wrong classes

  private func message(needed: AnyClass, provided: AnyClass) -> String {
    "The item at section 0, item 0 needs a cell of class \(String(reflecting: needed)), "
      + "but the list provides cells of class \(String(reflecting: provided))"
  }

  @Test func cellOfTheWrongClassIsReported() {
    let table = ReusingList<RowCell>()
    table.wrongClass = RowCell.self
    let connection = numbers.connect(to: table)
    #expect(table.texts == [["", ""]], "The cells are empty")
    #expect(table.mismatches.first == message(needed: NumberRow.self, provided: RowCell.self))
    withExtendedLifetime(connection) {}
  }

  @Test func classThatTheListCannotShowIsReported() {
    let source = BasicSource([1], cell: NumberRow.self)
    let grid = ShownList(source, in: ReusingList<TileCell>())
    #expect(grid.texts == [[""]] && grid.registered.isEmpty)
    #expect(grid.mismatches.first == message(needed: NumberRow.self, provided: TileCell.self))
  }

  /// Tests the default implementation; `ReusingList` has its own.
  @Test func mismatchFailsAnAssertionByDefault() async {
    #if DEBUG
      let result = await #expect(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) { PlainReusingList().show() }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("NumberRow, but the list provides cells of class "))
      #expect(message.contains("RowCell"))
    #else
      await #expect(processExitsWith: .success) { PlainReusingList().show() }
    #endif
  }
}

/// A list with one cell of the wrong class, which uses all default implementations.
final class PlainReusingList: SilentList<RowCell>, ReusableCellTarget {
  func show() {
    let source = BasicSource<Int, ReusableCell>(cell: NumberRow.self)
    source.items = [1]
    withExtendedLifetime(source.connect(to: self)) {
      _ = data?.cell(at: ItemPath(section: 0, item: 0))
    }
  }

  func registerCell(_ type: AnyClass, reuseIdentifier: String) {}
  func dequeueCell(reuseIdentifier: String, at path: ItemPath) -> RowCell { RowCell() }
  func plainCell(at path: ItemPath) -> RowCell { RowCell() }
}
