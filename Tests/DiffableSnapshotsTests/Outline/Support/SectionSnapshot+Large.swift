import DiffableSnapshots
import TestSupport

extension SectionSnapshot<Measured> {
  /// Creates an outline of 100,000 items on ten levels with 10,000 items each.
  ///
  /// The items are numbered level by level. On each level but the last, every hundredth item has children: item `n`
  /// has the items `n + 10_000` to `n + 10_099`.
  static func tenLevels(_ counter: CallCounter) -> SectionSnapshot {
    let items = (0..<100_000).map { Measured(value: $0, counter: counter) }
    var outline = SectionSnapshot(Array(items[..<10_000]))
    for start in stride(from: 10_000, to: 100_000, by: 100) {
      outline.append(Array(items[start..<start + 100]), to: items[start - 10_000])
    }
    return outline
  }
}
