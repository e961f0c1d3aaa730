import DiffableSnapshots

/// All pairs of snapshots up to a number of sections and items, without pairs that differ only in identifiers.
///
/// The old snapshot of a pair numbers its sections and items 0, 1, 2 … in order. The new snapshot contains some of
/// them in any order. Its inserted sections and items have the following numbers, in order.
package struct SmallWorlds: Sendable {
  /// The greatest number of sections in a snapshot.
  package let sections: Int

  /// The greatest number of items in a snapshot.
  package let items: Int

  package init(sections: Int, items: Int) {
    self.sections = sections
    self.items = items
  }

  /// All old snapshots.
  package var olds: [Snapshot<Int, Int>] {
    (0...sections).flatMap { count in
      (0...items).flatMap { items in
        Self.shapes(sections: count, items: items).map { shape in
          Self.snapshot(Array(0..<count), Array(0..<items), shape)
        }
      }
    }
  }

  /// Returns all new snapshots for an old snapshot.
  package func news(for old: Snapshot<Int, Int>) -> [Snapshot<Int, Int>] {
    let itemOrders = Self.orders(known: old.numberOfItems, upTo: items)
    return Self.orders(known: old.numberOfSections, upTo: sections).flatMap { sections in
      itemOrders.flatMap { items in
        Self.shapes(sections: sections.count, items: items.count).map { shape in
          Self.snapshot(sections, items, shape)
        }
      }
    }
  }

  /// Returns all ways to distribute items over sections, as the number of items in each section.
  package static func shapes(sections: Int, items: Int) -> [[Int]] {
    guard sections > 0 else { return items == 0 ? [[]] : [] }
    return (0...items).flatMap { first in
      shapes(sections: sections - 1, items: items - first).map { [first] + $0 }
    }
  }

  /// Returns all sequences of distinct numbers up to a length.
  ///
  /// Numbers from `known` on stand for inserted elements. They are consecutive and in ascending order.
  package static func orders(known: Int, upTo length: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var longest = all
    for _ in 0..<length {
      longest = longest.flatMap { order in
        let new = max(known, (order.max() ?? -1) + 1)
        return ((0..<known).filter { !order.contains($0) } + [new]).map { order + [$0] }
      }
      all += longest
    }
    return all
  }

  /// Returns all permutations of the numbers below `count`.
  package static func permutations(of count: Int) -> [[Int]] {
    orders(known: count, upTo: count).filter { $0.count == count && $0.allSatisfy { $0 < count } }
  }

  private static func snapshot(
    _ sections: [Int],
    _ items: [Int],
    _ shape: [Int]
  ) -> Snapshot<Int, Int> {
    var rest = items[...]
    let contents = zip(sections, shape).map { section, count in
      defer { rest = rest.dropFirst(count) }
      return (section, Array(rest.prefix(count)))
    }
    return Snapshot(contents)
  }
}
