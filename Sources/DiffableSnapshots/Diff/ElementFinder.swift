/// Finds the old element that is equal to each new element.
///
/// The finder follows the old order: it expects each element next to the previously found element. It hashes
/// and looks up in a table only the elements that it does not find there.
struct ElementFinder: ~Copyable {
  /// The number of elements in the common prefix, which the finder skips.
  let start: Int

  let oldCount: Int
  let oldHashes: UnsafeBufferPointer<UInt32>?
  let newCount: Int
  let newHashes: UnsafeBufferPointer<UInt32>?
  let areUnique: Bool

  /// The offsets of the old elements by hash.
  ///
  /// The table is empty until a linear search would be too expensive. If elements may repeat, the initializer
  /// fills the table or leaves it empty. Otherwise a look-up may fill it later.
  var table = OpenAddressingTable(capacity: 0)

  /// The offset of the first equal old element, for each old offset; empty if no old element repeats.
  var symbols: [UInt32] = []

  /// How many more searches may scan the hashes before the finder fills its table.
  var searchesLeft = 3

  /// The greatest length of both collections for which the finder never fills its table.
  static let mostWithoutTable = 16

  /// Creates a finder.
  ///
  /// The elements and the hashes must stay valid while the finder is used.
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

  /// Returns how many elements in succession are equal, beginning at an old and a new offset.
  ///
  /// If the hashes are known, most unequal elements are not compared.
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
