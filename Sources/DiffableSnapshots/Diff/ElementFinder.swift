/// Finds new elements among the old ones.
///
/// Most elements are found by following: the next element is expected next to the last one. Only elements
/// that are not found there are hashed and looked up in a table.
struct ElementFinder: ~Copyable {
  /// The offset, in both collections, of the first element that is not in their common start.
  let start: Int

  let oldCount: Int
  let oldHashes: UnsafeBufferPointer<UInt32>?
  let newCount: Int
  let newHashes: UnsafeBufferPointer<UInt32>?
  let areUnique: Bool

  /// The old elements by their hashes.
  ///
  /// The table is filled when the first element is looked up, or before if the old elements have to be
  /// compared with each other.
  var table = OpenAddressingTable(capacity: 0)

  /// For each old offset the offset of the first equal old element; empty if no old element repeats.
  var symbols: [UInt32] = []

  /// How many elements may still be searched for among the hashes before a table is filled.
  var searchesLeft = 3

  /// The longest collections that are searched from end to end, without a table.
  static let mostWithoutTable = 16

  /// Creates a finder.
  ///
  /// Elements and hashes must stay in memory while it is used.
  init(
    start: Int,
    oldCount: Int,
    oldHashes: UnsafeBufferPointer<UInt32>?,
    newCount: Int,
    newHashes: UnsafeBufferPointer<UInt32>?,
    areUnique: Bool,
    _ ask: ElementAnswers
  ) {
    self.start = start
    self.oldCount = oldCount
    self.oldHashes = oldHashes
    self.newCount = newCount
    self.newHashes = newHashes
    self.areUnique = areUnique
    if !areUnique { findRepetitions(ask) }
  }

  /// Returns how many elements are equal from an old and a new offset on.
  ///
  /// Known hashes avoid most comparisons of unequal elements.
  @inline(__always)
  func equalCount(_ old: Int, _ new: Int, limit: Int, _ ask: ElementAnswers) -> Int {
    let limit = min(limit, oldCount &- old, newCount &- new)
    var count = limit
    if let oldHashes, let newHashes {
      if oldHashes[old] != newHashes[new] { return 0 }
      count = 1
      while count < limit && oldHashes[old &+ count] == newHashes[new &+ count] { count &+= 1 }
    }
    return ask(.equalCount(old: start &+ old, new: start &+ new, limit: count)).value
  }
}
