import DiffableSnapshots
import Foundation

/// Two sectioned lists of numbers to compare, from which snapshots can be created.
struct SectionedWorkload: Sendable {
  var old: [(section: Int, items: [Int])]
  var new: [(section: Int, items: [Int])]

  /// Creates a workload that shuffles the sections and moves some items to a random other section.
  ///
  /// - Parameters:
  ///   - count: The number of sections.
  ///   - size: The number of items in each section.
  ///   - share: The share of the items that move to another section.
  ///   - seed: The seed of the random numbers.
  init(sections count: Int, of size: Int, moving share: Double, seed: UInt64 = 0) {
    var generator = Generator(seed: UInt64(count * size) + seed << 32)
    old = (0..<count).map { ($0, Array($0 * size..<($0 + 1) * size)) }
    new = old.shuffled(using: &generator)
    var moving: [(item: Int, from: Int)] = []
    for offset in new.indices {
      let all = new[offset].items
      new[offset].items = []
      for item in all {
        if Double.random(in: 0..<1, using: &generator) < share {
          moving.append((item, offset))
        } else {
          new[offset].items.append(item)
        }
      }
    }
    for (item, origin) in moving {
      let other = (origin + Int.random(in: 1..<count, using: &generator)) % count
      let offset = Int.random(in: 0...new[other].items.count, using: &generator)
      new[other].items.insert(item, at: offset)
    }
  }

  /// Returns the lists as snapshots.
  ///
  /// - Parameters:
  ///   - section: Returns the identifier for the number of a section.
  ///   - item: Returns the identifier for the number of an item.
  /// - Returns: The old and the new snapshot.
  func snapshots<Section, Item>(
    section: (Int) -> Section,
    item: (Int) -> Item
  ) -> (old: Snapshot<Section, Item>, new: Snapshot<Section, Item>) {
    let identifiers = (0..<old.reduce(0) { $0 + $1.items.count }).map(item)
    func snapshot(_ list: [(section: Int, items: [Int])]) -> Snapshot<Section, Item> {
      Snapshot(list.map { (section($0.section), $0.items.map { identifiers[$0] }) })
    }
    return (snapshot(old), snapshot(new))
  }

  /// The minimum number of section and item moves.
  ///
  /// Every item that changes its section moves. The other moves are counted in each section separately.
  var leastMoves: Int {
    let sections = Workload(old: old.map { $0.section }, new: new.map { $0.section })
    var before = Array(repeating: 0..<0, count: old.count)
    for (section, items) in old { before[section] = (items.first ?? 0)..<(items.last ?? -1) + 1 }
    return new.reduce(sections.leastMoves) { total, contents in
      // In the old list, the items of a section are consecutive ascending numbers.
      let kept = contents.items.filter { before[contents.section].contains($0) }
      return total + contents.items.count - lengthOfLongestIncreasingSubsequence(kept)
    }
  }
}
