import DiffableSnapshots
import TestSupport

extension SectionSnapshot<Measured> {
  /// 100,000 items on ten levels of 10,000, where each hundredth item has a hundred children: item *n* is
  /// a child of the one whose number is 10,000 less than that of its first sibling.
  static func tenLevels(_ counter: CallCounter) throws -> SectionSnapshot {
    let items = (0..<100_000).map { Measured(value: $0, counter: counter) }
    var outline = try SectionSnapshot(Array(items[..<10_000]))
    for start in stride(from: 10_000, to: 100_000, by: 100) {
      try outline.append(Array(items[start..<start + 100]), to: items[start - 10_000])
    }
    return outline
  }
}
