extension Sequence where Element: Hashable {
  /// Returns the distinct elements, in order of their first occurrence.
  @inlinable
  func distinct() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }

  /// Returns each element that occurs more than once, in order of the second occurrences.
  @inlinable
  func repetitions() -> [Element] {
    var seen: Set<Element> = []
    return filter { !seen.insert($0).inserted }.distinct()
  }
}
