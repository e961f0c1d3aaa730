import DiffableSources
import TestSupport
import Testing

/// Cells of items that were deleted and inserted again before a list was updated.
struct InsertedAgainTests {
  /// The source has lost the old instance and cannot know whether the item needs a cell of another class.
  ///
  /// The list never shows the source without the item, so it has to reload the item.
  @Test(arguments: [true, false])
  func theItemIsReloadedIfCellsCanBeOfSeveralClasses(_ canBeOfSeveralClasses: Bool) {
    let source =
      canBeOfSeveralClasses
      ? BasicSource<Noted, ReusableCell> { note in ReusableCell(NoteCell.self, showing: note) }
      : BasicSource<Noted, ReusableCell>(cell: NoteCell.self)
    source.items = ["1a", "2a"]
    let list = ShownList(source, in: ReusingList<RowCell>())
    let before = list.strict.serialNumbers
    source.update {
      source.items = ["2a"]
      source.items = ["2a", "1a"]
    }
    #expect(list.texts == [["2a", "1a"]])
    let after = list.strict.serialNumbers
    #expect((after[1] == before[0]) == !canBeOfSeveralClasses && after[0] == before[1])
  }

  /// The list has not shown the mark yet when the item is deleted.
  @Test func aMarkedItemIsReloaded() {
    let source = BasicSource<Noted, ReusableCell>(cell: NoteCell.self)
    source.items = ["1a", "2a"]
    let list = ShownList(source, in: ReusingList<RowCell>())
    let before = list.strict.serialNumbers
    source.update {
      source.reload(["1a"])
      source.delete(["1a"])
      source.append(["1a"])
    }
    #expect(list.texts == [["2a", "1a"]])
    let after = list.strict.serialNumbers
    #expect(after[0] == before[1] && after[1] != before[0])
  }
}

private final class NoteCell: RowCell, ContentConfigurable {
  func configure(with item: Noted) { text = "\(item)" }
}
