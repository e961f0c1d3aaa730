extension ListData {
  /// Returns a function that finds visible items that can stay in place on screen.
  ///
  /// To keep its scroll position, a list calls this method before an apply, and the returned function after it. Then
  /// it scrolls so that the first of these items is where it was on screen.
  ///
  /// - Parameter paths: The paths of the visible items, ascending.
  /// - Returns: A function that returns the visible items that still exist and are in a longest subsequence that has
  ///   kept its order. For each item, it returns the offset in `paths` and the new path. If a single item moves after
  ///   several visible items, the result does not contain this item: following it would scroll away from the others.
  /// - Complexity: O(*k* log *n*), where *k* is the number of paths and *n* the number of sections and items. The
  ///   function has the same complexity.
  package func anchors(
    amongItemsAt paths: [ItemPath]
  ) -> () -> [(offset: Int, path: ItemPath)] {
    let locators = paths.map { locator(ofItemAt: $0) }
    return {
      var items: [(offset: Int, path: ItemPath)] = []
      for (offset, locate) in locators.enumerated() {
        if let path = locate?() { items.append((offset, path)) }
      }
      return items.map { $0.path }.unmovedOffsets.map { items[$0] }
    }
  }
}

extension [ItemPath] {
  /// The offsets of the paths that are in a longest ascending subsequence.
  ///
  /// If there are several longest subsequences, the offsets of all of them are included.
  var unmovedOffsets: [Int] {
    let before = Self.lengths(of: self) { $0 < $1 }
    let after = Self.lengths(of: reversed()) { $1 < $0 }
    let longest = before.max() ?? 0
    let last = count - 1
    return indices.filter { before[$0] + after[last - $0] - 1 == longest }
  }

  /// Returns, for each path, the length of the longest ordered subsequence that ends with the path.
  private static func lengths(
    of paths: some Sequence<ItemPath>,
    areInOrder: (ItemPath, ItemPath) -> Bool
  ) -> [Int] {
    // For each length, the last path of an ordered subsequence of that length. If there are several such paths, the
    // array has the first in order, because the most paths can follow it.
    var ends: [ItemPath] = []
    return paths.map { path in
      var range = 0..<ends.count
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        if areInOrder(ends[middle], path) {
          range = middle + 1..<range.upperBound
        } else {
          range = range.lowerBound..<middle
        }
      }
      if range.lowerBound == ends.count {
        ends.append(path)
      } else {
        ends[range.lowerBound] = path
      }
      return range.lowerBound + 1
    }
  }
}
