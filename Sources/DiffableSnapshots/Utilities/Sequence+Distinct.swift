extension Sequence where Element: Hashable {
  /// The elements without repetitions, in order of their first occurrence.
  @inlinable
  func distinct() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
