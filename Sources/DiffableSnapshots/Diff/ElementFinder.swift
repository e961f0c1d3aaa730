/// Finds the old element that is equal to each new element.
///
/// The finder follows the old order: it expects each element next to the previously found element. It searches
/// all old elements, usually by hash in a table, only for a new element that it does not find there.
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
  /// The table stays empty if the collections are short enough for linear searches. In longer collections, the
  /// initializer fills the table if elements may repeat, and otherwise the first look-up that needs it does.
  var table = OpenAddressingTable(capacity: 0)

  /// The offset of the first equal old element, for each old offset; empty if no old element repeats.
  var symbols: [UInt32] = []

  /// How many more searches may scan the hashes before the finder fills its table.
  var searchesLeft = 3

  /// The maximum length of the longer collection for which the finder never fills its table.
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
