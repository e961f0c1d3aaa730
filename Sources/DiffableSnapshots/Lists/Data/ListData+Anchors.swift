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
    let shape = shape
    return {
      var items: [(offset: Int, path: ItemPath)] = []
      for (offset, locate) in locators.enumerated() {
        if let path = locate?() { items.append((offset, path)) }
      }
      let shape = shape()
      let positions = items.map { shape.start($0.path.section) + $0.path.item }
      return positions.unmovedOffsets.map { items[$0] }
    }
  }
}

extension [Int] {
  /// The offsets of the numbers that are in a longest ascending subsequence.
  ///
  /// If there are several longest subsequences, the offsets of all of them are included.
  var unmovedOffsets: [Int] {
    let weights = [Int](repeating: 1, count: count)
    let before = increasingTotals(keys: self, weights: weights)
    let after = increasingTotals(keys: reversed().map { -$0 }, weights: weights)
    let longest = before.max() ?? 0
    return indices.filter { before[$0] + after[count - 1 - $0] - 1 == longest }
  }
}
