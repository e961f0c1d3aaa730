extension Sequence where Element: Hashable {
  /// Returns the elements without repetitions, in the order of their first occurrence.
  ///
  /// This function is used only for errors, where speed does not matter. It is therefore not inlinable, so
  /// clients do not compile it for their own types.
  @usableFromInline
  func distinct() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Array where Element: Hashable {
  /// Returns the elements at some offsets, without repetitions.
  ///
  /// Used only for errors.
  @usableFromInline
  func distinctElements(at offsets: [Int]) -> [Element] { elements(at: offsets).distinct() }
}
