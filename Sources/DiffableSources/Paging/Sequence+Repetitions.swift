extension Sequence where Element: Hashable {
  /// Returns the elements without repetitions, in order of their first occurrence.
  @inlinable
  func distinct() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }

  /// Returns the elements that occur more than once, each of them once.
  @inlinable
  func repetitions() -> [Element] {
    var seen: Set<Element> = []
    return filter { !seen.insert($0).inserted }.distinct()
  }
}
