/// Returns the 32-bit hash that snapshots and differences use for an identifier.
///
/// The hash is the upper half of the product of `hashValue` and a constant. The multiplication spreads hash
/// values that differ only in a few low bits.
///
/// - Parameter identifier: The identifier, which is hashed once.
/// - Returns: A hash that is the same for equal identifiers as long as the process runs.
@inlinable
func shortHash(_ identifier: some Hashable) -> UInt32 { shortHash(of: identifier.hashValue) }

/// Returns the 32-bit hash of an identifier with a `hashValue`.
@inlinable
func shortHash(of hashValue: Int) -> UInt32 {
  let mixed = UInt64(bitPattern: Int64(hashValue)) &* 0x9E37_79B9_7F4A_7C15
  return UInt32(truncatingIfNeeded: mixed >> 32)
}

/// Returns the short hash of each identifier.
@inlinable
func shortHashes<Identifier: Hashable>(_ identifiers: Span<Identifier>) -> [UInt32] {
  var hashes: [UInt32] = []
  hashes.reserveCapacity(identifiers.count)
  // In a debug build, a loop over the indexes takes twice as long.
  var offset = 0
  while offset < identifiers.count {
    hashes.append(shortHash(identifiers[offset]))
    offset &+= 1
  }
  return hashes
}

/// Returns the short hash of each identifier.
@inlinable
func shortHashes(_ identifiers: [some Hashable]) -> [UInt32] {
  identifiers.withSpan { shortHashes($0) }
}

/// The hashes that answer a question about many identifiers.
@usableFromInline
final class HashList {
  @usableFromInline var hashes: [UInt32] = []

  init() {}
}

extension Span<UInt32> {
  /// Returns the offset of an element, found by a linear search for its hash.
  ///
  /// - Parameters:
  ///   - hash: The hash of the element.
  ///   - isEqual: A closure that returns whether the element at an offset with that hash is equal.
  /// - Returns: The offset of the first equal element, or nil.
  @inline(__always)
  func firstIndex(of hash: UInt32, where isEqual: (Int) -> Bool) -> Int? {
    var start = 0
    while let found = firstIndex(of: hash, from: start) {
      if isEqual(found) { return found }
      start = found + 1
    }
    return nil
  }

  /// Returns the offset of the first occurrence of a hash at or after `start`, or nil.
  @inline(__always)
  func firstIndex(of hash: UInt32, from start: Int) -> Int? {
    var index = start
    while index &+ 16 <= count {
      // Most blocks contain no equal hash. Without a branch for each hash, the compiler can compare several
      // hashes with one vector instruction.
      let block = extracting(index..<index + 16)
      var hits: UInt32 = 0
      for step in 0..<16 {
        let difference = block[step] ^ hash
        // The highest bit of this value is set only if the difference is 0.
        hits |= (difference &- 1) & ~difference
      }
      if hits &>> 31 != 0 { break }
      index &+= 16
    }
    while index < count && self[index] != hash { index &+= 1 }
    return index < count ? index : nil
  }
}

/// Returns the offsets of the elements that are equal to an earlier element.
///
/// - Parameters:
///   - hashes: The short hash of each element.
///   - isReversed: Whether to find the elements that are equal to a later element instead.
///   - areEqual: A closure that returns whether the elements at two offsets are equal.
/// - Returns: The offsets, ascending; descending if `isReversed` is true.
/// - Complexity: O(*n*) on average, where *n* is the number of elements.
@inline(never)  // Embedded Swift would inline both loops for each type of items.
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

/// Returns whether several elements have the same hash; if not, no element repeats.
@usableFromInline
func hasRepetition(_ hashes: [UInt32]) -> Bool {
  hashes.count > 1 && !repeatedOffsets(hashes: hashes) { _, _ in true }.isEmpty
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
  func distinctElements(at offsets: [Int]) -> [Element] { elements(at: offsets).distinct() }
}
