/// Returns the offsets of the elements that are equal to an earlier element.
///
/// - Parameters:
///   - hashes: The short hash of each element.
///   - isReversed: Whether to find the elements that are equal to a later element instead.
///   - areEqual: A closure that returns whether the elements at two offsets are equal.
/// - Returns: The offsets, ascending; descending if `isReversed` is true.
/// - Complexity: O(*n*) on average, where *n* is the number of elements.
@inline(never)  // Embedded Swift would inline both loops for each type of items.
@usableFromInline
func repeatedOffsets(
  hashes: [UInt32],
  isReversed: Bool = false,
  areEqual: (Int, Int) -> Bool
) -> [Int] {
  var repeated: [Int] = []
  let count = hashes.count
  let offset = { (step: Int) in isReversed ? count - 1 - step : step }
  if count <= 16 {
    // For few elements, comparing all pairs of hashes is cheaper than building a table.
    hashes.withSpan { hashes in
      for step in 0..<count {
        let current = offset(step)
        let hash = hashes[current]
        var other = isReversed ? current + 1 : 0
        let end = isReversed ? count : current
        while other < end && !(hashes[other] == hash && areEqual(other, current)) { other += 1 }
        if other < end { repeated.append(current) }
      }
    }
    return repeated
  }
  let table = OpenAddressingTable(capacity: count)
  for step in 0..<count {
    let hash = hashes[offset(step)]
    let found = table.search(hash) { areEqual($0, offset(step)) }
    if found.offset < 0 {
      table.fill(found.bucket, hash: hash, offset: offset(step))
    } else {
      repeated.append(offset(step))
    }
  }
  return repeated
}

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
