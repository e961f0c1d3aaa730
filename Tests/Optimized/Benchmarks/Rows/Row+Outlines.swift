import DiffableSnapshots
import Foundation

/// Rows for outlines of ten levels, in which every hundredth item has a hundred children.
extension Row {
  static let outlines =
    collapsing + questions
    + [collapsing, questions].map { rows in
      Row(
        "\(rows[1].name) compared to 1,000",
        nil,
        .comparison(of: rows[1].name, to: rows[0].name)
      )
    }

  private static let sizes = [1_000, 100_000]

  /// Rows that collapse and expand a hundred children in a copy.
  static let collapsing = sizes.map { size in
    Row("outline: a hundred children collapsed and expanded, \(grouped(size))") {
      let (outline, levels) = tenLevels(size)
      var generator = Generator(seed: 12)
      let parent = {
        let level = levels[Int.random(in: 0..<9, using: &generator)]
        return level[100 * Int.random(in: 0..<level.count / 100, using: &generator)]
      }
      let work = Work(on: parent) { parent in
        var copy = outline
        copy.collapse([parent])
        copy.expand([parent])
        return copy
      }
      return Trial(items: size, statistic: .mean(passes: 1_000), work: work)
    }
  }

  /// Rows for three queries about an item on the lowest level.
  static let questions = sizes.map { size in
    Row("outline: isVisible, level and parent, \(grouped(size))") {
      let (outline, levels) = tenLevels(size)
      var generator = Generator(seed: 13)
      let item = { levels[9][Int.random(in: 0..<levels[9].count, using: &generator)] }
      let work = Work(on: item) {
        (outline.isVisible($0), outline.level(of: $0), outline.parent(of: $0))
      }
      return Trial(items: size, statistic: .mean(passes: 100_000), work: work)
    }
  }

  /// Returns an outline with all parents expanded, and its items by level.
  private static func tenLevels(
    _ count: Int
  ) -> (outline: SectionSnapshot<UUID>, levels: [[UUID]]) {
    var generator = Generator(seed: 14)
    let levels = (0..<10).map { _ in (0..<count / 10).map { _ in generator.nextUUID() } }
    var outline = SectionSnapshot(levels[0])
    for (parents, children) in zip(levels, levels.dropFirst()) {
      for start in stride(from: 0, to: children.count, by: 100) {
        outline.append(Array(children[start..<start + 100]), to: parents[start])
      }
    }
    outline.expand(levels.flatMap { $0 })
    return (outline, levels)
  }
}
