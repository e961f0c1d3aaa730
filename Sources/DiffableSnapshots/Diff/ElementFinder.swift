/// Finds new elements among the old ones.
///
/// Most elements are found by following: where the last one was found, its neighbour is next. Only
/// what is not found so is hashed and looked up in a table.
@usableFromInline
struct ElementFinder<Element: Hashable>: ~Copyable {
  @usableFromInline let old: UnsafeBufferPointer<Element>
  @usableFromInline let oldHashes: UnsafeBufferPointer<UInt32>?
  @usableFromInline let new: UnsafeBufferPointer<Element>
  @usableFromInline let newHashes: UnsafeBufferPointer<UInt32>?
  @usableFromInline let areUnique: Bool

  /// The old elements by their hashes; it is made when the first element is looked up, unless they have
  /// to be compared with each other anyway.
  @usableFromInline var table = ElementTable(capacity: 0)

  /// For each old offset that of the first equal old element; empty if it is the same for all of them.
  @usableFromInline var symbols: [UInt32] = []

  /// Where the last element was found.
  @usableFromInline var last = -1

  /// In which direction the last elements were found: 1, or -1 in a reversed part.
  @usableFromInline var step = 1

  /// How far the old elements have been followed in their order, apart from those that moved.
  @usableFromInline var front = -1

  /// How many elements in a row were not found by following.
  @usableFromInline var misses = 0

  /// How many elements may still be searched for among the hashes before a table is made.
  @usableFromInline var searchesLeft = 3

  /// The longest collections that are searched from end to end, without a table.
  @inlinable static var mostWithoutTable: Int { 16 }

  /// How many elements in a row may be missed until following looks at fewer places.
  @inlinable static var mostMisses: Int { 8 }

  /// The length of a gap behind which the old order is taken to go on.
  @inlinable static var longestGap: Int { 32 }

  /// Creates a finder.
  ///
  /// Elements and hashes must stay where they are for as long as it is used.
  @inlinable
  init(
    old: UnsafeBufferPointer<Element>,
    oldHashes: UnsafeBufferPointer<UInt32>?,
    new: UnsafeBufferPointer<Element>,
    newHashes: UnsafeBufferPointer<UInt32>?,
    areUnique: Bool
  ) {
    self.old = old
    self.oldHashes = oldHashes
    self.new = new
    self.newHashes = newHashes
    self.areUnique = areUnique
    if !areUnique { findRepetitions() }
  }

  /// Whether two elements are equal; hashes that are known spare most comparisons of unequal ones.
  @inlinable
  @inline(__always)
  func isMatch(_ oldOffset: Int, _ newOffset: Int) -> Bool {
    if let oldHashes, let newHashes, oldHashes[oldOffset] != newHashes[newOffset] { return false }
    return old[oldOffset] == new[newOffset]
  }

  /// Finds the old element that is equal to a new one; call it for ascending offsets.
  ///
  /// - Parameter offset: The offset of the new element.
  /// - Returns: The offset of an old element, or nil when there is none.
  @inlinable
  @inline(__always)
  mutating func find(_ offset: Int) -> Int? {
    let next = last + step
    if next >= 0 && next < old.count && isMatch(next, offset) {
      last = next
      if step > 0 { front = next }
      misses = 0
      return next
    }
    // Where hashes are known and a table is there, to look up takes no longer than to guess.
    if newHashes == nil || table.isEmpty, let found = guess(offset) { return found }
    misses += 1
    guard let found = lookUp(offset) else { return nil }
    last = found
    step = 1
    if found > front && found - front <= ElementFinder.longestGap { front = found }
    return found
  }

  /// Finds an element that is not next to the last one, but where the order may go on.
  @inlinable
  @inline(__always)
  mutating func guess(_ offset: Int) -> Int? {
    if misses < ElementFinder.mostMisses {
      // Behind an element that moved here, or that came, the old order goes on; the places in
      // between are of elements that are gone.
      var candidate = front + 1
      let end = min(front + 4, old.count)
      while candidate < end {
        if isMatch(candidate, offset) {
          goOn(from: candidate)
          return candidate
        }
        candidate += 1
      }
    }
    let back = last - step
    if back >= 0 && back < old.count && isMatch(back, offset) {
      last = back
      step = -step
      misses = 0
      return back
    }
    return nil
  }

  /// Follows the old order from an element that was found.
  @inlinable
  mutating func goOn(from offset: Int) {
    last = offset
    front = offset
    step = 1
    misses = 0
  }
}
