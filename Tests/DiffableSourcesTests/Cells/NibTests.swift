import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Cells that are loaded from nibs.
struct NibTests {
  private final class NibCell: TestCell {}

  private final class Counter {
    var nibs = 0
  }

  private let counter = Counter()

  private func cell(_ text: String, from name: String) -> ReusableCell {
    let counter = counter
    let nib = ReusableCell.Nib(name: name) {
      counter.nibs += 1
      return TestNib(NibCell.self)
    }
    return ReusableCell([ReusableCell.Kind(TestCell.self, nib: nib) { $0.text = text }])
  }

  @Test func eachNibIsRegisteredOnce() {
    let source = BasicSource<Int, ReusableCell> { item in
      item < 3 ? cell("\(item)", from: "Small") : cell("\(item)", from: "Large")
    }
    source.items = [1, 2, 3, 4]
    let list = ReusingList<TestCell>()
    let connection = source.connect(to: list)
    #expect(list.texts == [["1", "2", "3", "4"]])
    #expect(list.classNames == [["NibCell", "NibCell", "NibCell", "NibCell"]])
    #expect(list.registered.count == 2)
    #expect(list.registered[0].hasSuffix("TestCell from Small"))
    #expect(list.registered[1].hasSuffix("TestCell from Large"))
    #expect(counter.nibs == 2)
    withExtendedLifetime(connection) {}
  }

  @Test func aClassAndItsNibAreRegisteredSeparately() {
    let source = BasicSource<Int, ReusableCell> { item in
      item == 1 ? ReusableCell(TestCell.self) { $0.text = "1" } : cell("\(item)", from: "Nib")
    }
    source.items = [1, 2]
    let list = ReusingList<TestCell>()
    let connection = source.connect(to: list)
    #expect(list.classNames == [["TestCell", "NibCell"]])
    #expect(Set(list.registered).count == 2)
    withExtendedLifetime(connection) {}
  }

  /// The content of an item decides which nib its cell comes from.
  @Test func anItemThatNeedsAnotherNibGetsANewCell() {
    struct Song: Identifiable, Equatable {
      let id: Int
      var isLarge = false
    }
    let source = BasicSource<Identified<Song>, ReusableCell> { song in
      cell("\(song.id)", from: song.isLarge ? "Large" : "Small")
    }
    source.items = [Identified(Song(id: 1)), Identified(Song(id: 2))]
    let list = ReusingList<TestCell>()
    let connection = source.connect(to: list)
    let before = list.strict.shownCells[0].map(\.serialNumber)
    source.items = [Identified(Song(id: 1)), Identified(Song(id: 2, isLarge: true))]
    let after = list.strict.shownCells[0].map(\.serialNumber)
    #expect(before[0] == after[0] && before[1] != after[1])
    #expect(list.registered.count == 2)
    #expect(list.strict.refusals.isEmpty)
    withExtendedLifetime(connection) {}
  }

  @Test func aListWithoutNibsTraps() async {
    await #expect(processExitsWith: .failure) {
      RowList().registerCell(nib: TestNib(TestCell.self), reuseIdentifier: "a")
    }
  }
}

/// A list that does not know nibs.
private final class RowList: SilentList<TestCell>, ReusableCellTarget {
  func registerCell(_ type: AnyClass, reuseIdentifier: String) {}
  func dequeueCell(reuseIdentifier: String, at path: ItemPath) -> TestCell { TestCell() }
  func plainCell(at path: ItemPath) -> TestCell { TestCell() }
}
