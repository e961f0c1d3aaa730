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

  /// How many elements may still be searched for among the hashes before a table is made.
  @usableFromInline var searchesLeft = 3

  /// The longest collections that are searched from end to end, without a table.
  @inlinable static var mostWithoutTable: Int { 16 }

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
}
