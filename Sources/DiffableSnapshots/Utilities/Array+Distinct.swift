// Only errors need these functions. They are therefore not inlinable, so clients do not compile them for their own
// types. A `Set` would add up to 6 kB for each type of items to a program in Embedded Swift.
extension Array where Element: Hashable {
  /// Returns the elements without repetitions, in the order of their first occurrence.
  @usableFromInline
  package func distinct() -> [Element] {
    let repeated = repeatedOffsets(hashes: shortHashes(self)) { self[$0] == self[$1] }
    return elements(at: indices.offsets(without: repeated[...], from: 0))
  }

  /// Returns each element that occurs more than once, in order of the second occurrences.
  @usableFromInline
  package func repetitions() -> [Element] {
    distinctElements(at: repeatedOffsets(hashes: shortHashes(self)) { self[$0] == self[$1] })
  }

  /// Returns the elements at some offsets, without repetitions.
  @usableFromInline
  func distinctElements(at offsets: [Int]) -> [Element] { elements(at: offsets).distinct() }
}
