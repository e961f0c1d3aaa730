/// Finds the outlines that have an item with a given hash.
///
/// The index has an entry for each item, visible or hidden, so expanding and collapsing do not change it. It contains
/// only numbers and is compiled once, in the library.
@usableFromInline
struct OutlineIndex: Sendable {
  /// The short hash of each item, with the slot of its outline.
  private(set) var entries = HashIndex()

  /// The number of entries.
  private var count = 0

  init() {}

  /// Returns an outline that has an item with a hash and meets a condition, or nil if there is none.
  ///
  /// The condition is asked once for each outline, even if the outline has several items with the hash.
  @usableFromInline
  func outline(for hash: UInt32, where condition: (UInt32) -> Bool) -> UInt32? {
    entries.slot(for: hash, where: condition)
  }

  /// Adds the items with the given hashes, which an outline has received.
  @usableFromInline
  mutating func insert(_ hashes: [UInt32], of outline: UInt32) {
    count += hashes.count
    if isMuch(hashes.count) {
      entries = HashIndex(entries.entries + hashes.map { HashIndex.entry($0, outline) })
    } else {
      for hash in hashes { entries.insert(hash, outline) }
      entries.makeRoom(for: count)
    }
  }

  /// Removes the items with the given hashes, which an outline no longer has.
  @usableFromInline
  mutating func remove(_ hashes: [UInt32], of outline: UInt32) {
    if isMuch(hashes.count) {
      let removed = HashIndex.sorted(hashes.map { HashIndex.entry($0, outline) })
      entries = HashIndex(HashIndex.entries(entries.entries, notIn: removed))
    } else {
      for hash in hashes { entries.remove(hash, outline) }
    }
    count -= hashes.count
  }

  /// Whether rebuilding the index is cheaper than a number of insertions or removals.
  private func isMuch(_ number: Int) -> Bool { number > 16 && number > count / 8 }
}
