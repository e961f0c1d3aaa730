import DiffableSnapshots
import Foundation

/// Two lists with sections to be compared, of numbers that identifiers are made from.
struct SectionedWorkload: Sendable {
  var old: [(section: Int, items: [Int])]
  var new: [(section: Int, items: [Int])]

  /// All sections are shuffled, and some items go to a random place of any section.
  ///
  /// - Parameters:
  ///   - count: The number of sections.
  ///   - size: The number of items in each.
  ///   - share: The share of the items that leave their section.
  ///   - seed: A number, which leads to other places.
  init(sections count: Int, of size: Int, leaving share: Double, seed: UInt64 = 0) {
    var generator = Generator(seed: UInt64(count * size) + seed << 32)
    old = (0..<count).map { ($0, Array($0 * size..<($0 + 1) * size)) }
    new = old.shuffled(using: &generator)
    var leaving: [(item: Int, from: Int)] = []
    for offset in new.indices {
      let all = new[offset].items
      new[offset].items = []
      for item in all {
        if Double.random(in: 0..<1, using: &generator) < share {
          leaving.append((item, offset))
        } else {
          new[offset].items.append(item)
        }
      }
    }
    for (item, origin) in leaving {
      let other = (origin + Int.random(in: 1..<count, using: &generator)) % count
      let place = Int.random(in: 0...new[other].items.count, using: &generator)
      new[other].items.insert(item, at: place)
    }
  }

  /// The lists as snapshots.
  ///
  /// - Parameters:
  ///   - section: Gives the identifier of a section's number.
  ///   - item: Gives the identifier of an item's number.
  /// - Returns: Two snapshots.
  /// - Throws: A `SnapshotError` where identifiers repeat.
  func snapshots<Section, Item>(
    section: (Int) -> Section,
    item: (Int) -> Item
  ) throws -> (old: Snapshot<Section, Item>, new: Snapshot<Section, Item>) {
    let identifiers = (0..<old.reduce(0) { $0 + $1.items.count }).map(item)
    func snapshot(_ list: [(section: Int, items: [Int])]) throws -> Snapshot<Section, Item> {
      try Snapshot(list.map { (section($0.section), $0.items.map { identifiers[$0] }) })
    }
    return (try snapshot(old), try snapshot(new))
  }

  /// The least number of sections and items that must move.
  ///
  /// An item that changed section is one of them. The others are found in each section by itself.
  var leastMoves: Int {
    let sections = Workload(old: old.map { $0.section }, new: new.map { $0.section })
    var before = Array(repeating: 0..<0, count: old.count)
    for (section, items) in old { before[section] = (items.first ?? 0)..<(items.last ?? -1) + 1 }
    return new.reduce(sections.leastMoves) { total, contents in
      // In the old list the items of a section are a range of numbers, in their order.
      let stayed = contents.items.filter { before[contents.section].contains($0) }
      return total + contents.items.count - lengthOfLongestIncreasingSubsequence(stayed)
    }
  }
}
