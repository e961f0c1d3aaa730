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
    let (table, grid) = (ReusingList<RowCell>(.tableView), ReusingList<TileCell>(.collectionView))
    let composite = CompositeSource([numbers, words], sections: .merged)
    let inTable = composite.connect(to: table)
    let inGrid = composite.connect(to: grid)
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
    withExtendedLifetime((inTable, inGrid)) {}
  }

  @Test func aSourceCanBeCreatedWithItemsAndAClass() {
    let table = ReusingList<RowCell>()
    let connection = BasicSource([3, 1], cell: NumberRow.self).connect(to: table)
    #expect(table.texts == [["row 3", "row 1"]])
    withExtendedLifetime(connection) {}
  }

  @Test func eachClassIsRegisteredOnceByItsName() {
    let table = ReusingList<RowCell>()
    let connection = CompositeSource([numbers, words]).connect(to: table)
    numbers.items = [4, 5, 6]
    #expect(table.registered.count == 2)
    #expect(Set(table.registered).count == 2)
    #expect(table.registered[0].hasSuffix("NumberRow"))
    withExtendedLifetime(connection) {}
  }

  @Test func oneSourceCanUseSeveralClasses() {
    let table = ReusingList<RowCell>()
    let source = BasicSource<Int, ReusableCell> { number in
      number.isMultiple(of: 2)
        ? ReusableCell(NumberRow.self, showing: number)
        : ReusableCell(RowCell.self) { $0.text = "odd" }
    }
    let connection = source.connect(to: table)
    source.items = [1, 2, 3]
    #expect(table.texts == [["odd", "row 2", "odd"]])
    withExtendedLifetime(connection) {}
  }

  @Test func contentConfigurableCellsAreUpdatedInPlace() {
    struct Song: Identifiable, Equatable {
      let id: Int
      var title: String
    }
    final class SongRow: RowCell, ContentConfigurable {
      func configure(with item: Identified<Song>) { text = item.title }
    }
    let table = ReusingList<RowCell>()
    let songs = BasicSource<Identified<Song>, ReusableCell>(cell: SongRow.self)
    let connection = songs.connect(to: table)
    songs.items = [
      Identified(Song(id: 1, title: "Halleluja")), Identified(Song(id: 2, title: "Suzanne")),
    ]
    songs.items[0].model.title = "Hallelujah"
    #expect(table.texts == [["Hallelujah", "Suzanne"]])
    #expect(table.strict.shownCells[0].map(\.serialNumber) == [0, 1], "Updated in place")
    withExtendedLifetime(connection) {}
  }

  // MARK: Wrong classes

  @Test func cellOfTheWrongClassIsReported() throws {
    let table = ReusingList<RowCell>()
    table.wrongClass = RowCell.self
    let connection = numbers.connect(to: table)
    #expect(table.texts == [["", ""]], "The cells are empty")
    let mismatch = try #require(table.mismatches.first)
    #expect(
      mismatch == "The item at section 0, item 0 needs a cell of class "
        + "\(String(reflecting: NumberRow.self)), but the list provides cells of class "
        + "\(String(reflecting: RowCell.self))"
    )
    withExtendedLifetime(connection) {}
  }

  @Test func classThatTheListCannotShowIsReported() throws {
    let grid = ReusingList<TileCell>()
    let source = BasicSource<Int, ReusableCell>(cell: NumberRow.self)
    source.items = [1]
    let connection = source.connect(to: grid)
    #expect(grid.texts == [[""]])
    #expect(grid.registered.isEmpty)
    let mismatch = try #require(grid.mismatches.first)
    #expect(mismatch.contains(" needs a cell of class \(String(reflecting: NumberRow.self)),"))
    #expect(
      mismatch.hasSuffix("the list provides cells of class \(String(reflecting: TileCell.self))")
    )
    withExtendedLifetime(connection) {}
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

/// A list with one cell of the wrong class, which uses the default implementation of `report(_:)`.
private final class PlainReusingList: SilentList<RowCell>, ReusableCellTarget {
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
