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

  @Test func classesAndNibsAreRegisteredOnceAndSeparately() {
    let source = BasicSource<Int, ReusableCell>([1, 2, 3, 4, 5]) { item in
      item == 5
        ? ReusableCell(TestCell.self) { $0.text = "5" }
        : cell("\(item)", from: item < 3 ? "Small" : "Large")
    }
    let list = ShownList(source, in: ReusingList<TestCell>())
    #expect(list.texts == [["1", "2", "3", "4", "5"]])
    #expect(list.classNames == [["NibCell", "NibCell", "NibCell", "NibCell", "TestCell"]])
    #expect(
      list.registered.map { $0.split(separator: ".").last } == [
        "TestCell from Small", "TestCell from Large", "TestCell",
      ]
    )
    #expect(counter.nibs == 2)
  }

  /// The content of an item decides which nib its cell comes from.
  @Test func anItemThatNeedsAnotherNibGetsANewCell() {
    struct Song: Identifiable, Equatable {
      let id: Int
      var isLarge = false
    }
    let source = BasicSource<ModelItem<Song>, ReusableCell> { song in
      cell("\(song.id)", from: song.isLarge ? "Large" : "Small")
    }
    source.items = [ModelItem(Song(id: 1)), ModelItem(Song(id: 2))]
    let list = ShownList(source, in: ReusingList<TestCell>())
    let before = list.strict.shownCells[0].map(\.serialNumber)
    source.items = [ModelItem(Song(id: 1)), ModelItem(Song(id: 2, isLarge: true))]
    let after = list.strict.shownCells[0].map(\.serialNumber)
    #expect(before[0] == after[0] && before[1] != after[1])
    #expect(list.registered.count == 2)
    #expect(list.strict.refusals.isEmpty)
  }

  @Test func aListWithoutNibsTraps() async {
    await #expect(processExitsWith: .failure) {
      PlainReusingList().registerCell(nib: TestNib(TestCell.self), reuseIdentifier: "a")
    }
  }
}
