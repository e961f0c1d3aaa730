import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSources

/// How lists update the cells of items that were deleted and inserted again.
struct VersionedItemsTests {
  /// The source has lost the old instance and cannot know whether the item needs a cell of another class.
  ///
  /// The list never shows the source without the item, so it has to reload the item.
  @Test(arguments: [true, false])
  func anItemThatIsInsertedAgainBeforeAListIsUpdatedIsReloaded(_ hasSeveralCellClasses: Bool) throws
  {
    var own = VersionedItems(hasSeveralCellClasses: hasSeveralCellClasses)
    let source = SourceID()
    func item(_ number: Int) -> SourceItem {
      let box = TypedItem(number, of: source, version: own.commonVersion) { _, _ in true }
      return SourceItem(box)
    }
    func replace(by numbers: [Int]) {
      var new = Snapshot<Int, SourceItem>.withOneSection
      new.appendItems(numbers.map(item))
      _ = own.replace(with: new)
    }
    replace(by: [1, 2])
    let shown = own.snapshot
    replace(by: [2])
    replace(by: [2, 1])
    for (number, update) in [(1, ContentUpdate.reload), (2, nil)] {
      let old = try #require(shown.instance(of: item(number)))
      let new = try #require(own.snapshot.instance(of: item(number)))
      let expected = hasSeveralCellClasses ? update : nil
      #expect(new.update(after: old, contentChanges: .reconfigure) == expected)
    }
  }
}
