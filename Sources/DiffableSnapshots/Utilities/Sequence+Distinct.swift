extension Sequence where Element: Hashable {
  /// Returns the elements without repetitions, in the order of their first occurrence.
  ///
  /// For errors, whose cost does not matter: clients do not compile it for their own types.
  @usableFromInline
  func distinct() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Array where Element: Hashable {
  /// Returns the elements at some offsets without repetitions, for errors.
  @usableFromInline
  func distinctElements(at offsets: [Int]) -> [Element] { elements(at: offsets).distinct() }
}
