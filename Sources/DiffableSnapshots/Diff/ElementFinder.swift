/// Finds the old element that is equal to each new element.
///
/// The finder follows the old order: it expects each element next to the previously found element. It searches
/// all old elements, usually by hash in a table, only for a new element that it does not find there.
struct ElementFinder: ~Copyable {
  /// The number of elements in the common prefix, which the finder skips.
  let start: Int

  /// The number of old elements after the prefix.
  let oldCount: Int

  /// The hashes of all old elements, also of the prefix; empty if they are not known.
  let oldHashes: [UInt32]

  /// The number of new elements after the prefix.
  let newCount: Int

  /// The hashes of all new elements, also of the prefix; empty if they are not known.
  let newHashes: [UInt32]

  /// Whether all hashes are known.
  let isHashed: Bool

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
  init(
    start: Int,
    oldCount: Int,
    oldHashes: [UInt32],
    newCount: Int,
    newHashes: [UInt32],
    areUnique: Bool,
    _ ask: ElementAnswers
  ) {
    self.start = start
    self.oldCount = oldCount
    self.oldHashes = oldHashes
    self.newCount = newCount
    self.newHashes = newHashes
    isHashed = !oldHashes.isEmpty && !newHashes.isEmpty
    self.areUnique = areUnique
    if !areUnique { findRepetitions(ask) }
  }

  /// Returns how many elements in succession are equal, beginning at an old and a new offset.
  ///
  /// If the hashes are known, most unequal elements are not compared.
  @inline(__always)
  func equalCount(_ old: Int, _ new: Int, limit: Int, _ ask: ElementAnswers) -> Int {
    var count = min(limit, oldCount &- old, newCount &- new)
    let (old, new) = (start &+ old, start &+ new)
    if isHashed {
      count = oldHashes.withSpan { oldHashes in
        newHashes.withSpan { newHashes in
          oldHashes.equalCount(from: old, with: newHashes, from: new, limit: count)
        }
      }
      if count == 0 { return 0 }
    }
    return ask(.equalCount(old: old, new: new, limit: count)).value
  }
}
