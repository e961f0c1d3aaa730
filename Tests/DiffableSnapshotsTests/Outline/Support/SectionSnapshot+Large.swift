import DiffableSnapshots
import TestSupport

extension SectionSnapshot<Measured> {
  /// Creates an outline of 100,000 items on ten levels with 10,000 items each.
  ///
  /// Every hundredth item has a hundred children. The parent of an item has a number that is 10,000 less than
  /// the number of the item's first sibling.
  static func tenLevels(_ counter: CallCounter) throws -> SectionSnapshot {
    let items = (0..<100_000).map { Measured(value: $0, counter: counter) }
    var outline = try SectionSnapshot(Array(items[..<10_000]))
    for start in stride(from: 10_000, to: 100_000, by: 100) {
      try outline.append(Array(items[start..<start + 100]), to: items[start - 10_000])
    }
    return outline
  }
}
