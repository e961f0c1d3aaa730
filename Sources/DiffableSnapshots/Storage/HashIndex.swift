/// An index that maps the hash of an item to a slot.
///
/// In the index of a ``ListShape``, this is the slot of the item's chunk. In the index of a ``TreeShape``, each item
/// has its own slot.
///
/// Entries are stored in pages and sorted by hash. The highest bits of a hash select the page. Pages are stored
/// in groups, so that an edit after a copy copies one page, one group and the list of groups.
@usableFromInline
struct HashIndex: Sendable {
  /// A number with a hash in its high half and a slot in its low half.
  typealias Entry = UInt64

  private(set) var groups: [[[Entry]]]

  /// The number of the highest bits of a hash that select the page.
  private let pageBits: Int

  /// The number of pages in a group.
  private static let groupCapacity = 32

  /// The greatest average number of entries in a page; beyond it the index is rebuilt with more pages.
  private static let mostPerPage = 1024

  static func entry(_ hash: UInt32, _ slot: UInt32) -> Entry { UInt64(hash) << 32 | UInt64(slot) }

  /// The greatest number of entries; beyond it the index is rebuilt with more pages.
  var capacity: Int { HashIndex.mostPerPage << pageBits }

  /// All entries, in order.
  var entries: [Entry] { groups.flatMap { $0.joined() } }

  /// Whether several entries have the same hash.
  var hasRepeatedHash: Bool {
    groups.contains { group in
      group.contains { page in
        // The entries of a hash are in one page, next to each other.
        var offset = 1
        while offset < page.count && (page[offset] ^ page[offset &- 1]) >> 32 != 0 { offset &+= 1 }
        return offset < page.count
      }
    }
  }

  /// Creates an empty index.
  @usableFromInline
  init() {
    groups = []
    pageBits = 0
  }

  /// Creates an index of entries in any order, in linear time.
  ///
  /// - Parameter entries: The entries. Items with equal hashes in the same slot have equal entries.
  init(_ entries: [Entry]) {
    var pageBits = 0
    while entries.count > (HashIndex.mostPerPage / 2) << pageBits { pageBits += 1 }
    self.pageBits = pageBits
    let sorted = HashIndex.sorted(entries)
    groups = []
    if pageBits == 0 {
      groups = [[sorted]]
      return
    }
    var end = 0
    for page in 0..<1 << pageBits {
      let start = end
      while end < sorted.count, Int(sorted[end] >> UInt64(64 - pageBits)) == page { end += 1 }
      if page % HashIndex.groupCapacity == 0 { groups.append([]) }
      groups[groups.count - 1].append(Array(sorted[start..<end]))
    }
  }

  /// Returns the lowest slot of a hash that meets a condition, or nil if there is none.
  @usableFromInline
  func slot(for hash: UInt32, where condition: (UInt32) -> Bool) -> UInt32? {
    var next: UInt32 = 0
    while let slot = slot(for: hash, from: next) {
      if condition(slot) { return slot }
      next = slot + 1
    }
    return nil
  }

  /// Returns the lowest slot of a hash, beginning at a given slot, or nil if there is none.
  ///
  /// To enumerate all slots of a hash, start with 0 and continue with the found slot plus 1.
  func slot(for hash: UInt32, from slot: UInt32) -> UInt32? {
    if groups.isEmpty { return nil }
    let (group, number) = page(of: hash)
    return groups[group][number].withSpan { page in
      let offset = lowerBound(of: HashIndex.entry(hash, slot), in: page)
      guard offset < page.count, page[offset] >> 32 == UInt64(hash) else { return nil }
      return UInt32(truncatingIfNeeded: page[offset])
    }
  }

  @usableFromInline
  mutating func insert(_ hash: UInt32, _ slot: UInt32) {
    if groups.isEmpty { groups = [[[]]] }
    let (group, number) = page(of: hash)
    let entry = HashIndex.entry(hash, slot)
    let offset = groups[group][number].withSpan { lowerBound(of: entry, in: $0) }
    groups[group][number].insert(entry, at: offset)
  }

  /// Rebuilds the index if it is too small for a number of entries.
  @usableFromInline
  mutating func makeRoom(for count: Int) {
    if count > capacity { self = HashIndex(entries) }
  }

  /// Removes an entry, which must exist.
  @usableFromInline
  mutating func remove(_ hash: UInt32, _ slot: UInt32) {
    let (group, number) = page(of: hash)
    let entry = HashIndex.entry(hash, slot)
    let offset = groups[group][number].withSpan { lowerBound(of: entry, in: $0) }
    assert(groups[group][number][offset] == entry)
    groups[group][number].remove(at: offset)
  }

  /// Returns the hashes that another index does not have, or has for fewer entries.
  ///
  /// Pages that both indexes share are skipped.
  @usableFromInline
  func hashes(notIn other: HashIndex) -> [UInt32] {
    var hashes: [UInt32] = []
    func add(_ entries: [Entry], notIn other: [Entry]) {
      let added = HashIndex.entries(entries, notIn: other, bits: 32)
      hashes += added.map { UInt32($0 >> 32) }
    }
    guard pageBits == other.pageBits && groups.count == other.groups.count else {
      add(entries, notIn: other.entries)
      return hashes
    }
    for group in groups.indices where !groups[group].isIdentical(with: other.groups[group]) {
      for (page, otherPage) in zip(groups[group], other.groups[group])
      where !page.isIdentical(with: otherPage) {
        add(page, notIn: otherPage)
      }
    }
    return hashes
  }

  /// Returns the entries of a sorted list that another sorted list does not have, or has fewer times.
  ///
  /// - Parameters:
  ///   - entries: The list.
  ///   - other: The other list.
  ///   - bits: The number of the highest bits that are compared.
  /// - Returns: The entries in order.
  static func entries(_ entries: [Entry], notIn other: [Entry], bits: UInt64 = 64) -> [Entry] {
    let shift = 64 - bits
    var (result, next) = ([Entry](), 0)
    for entry in entries {
      while next < other.count && other[next] >> shift < entry >> shift { next += 1 }
      if next < other.count && other[next] >> shift == entry >> shift {
        next += 1
      } else {
        result.append(entry)
      }
    }
    return result
  }

  private func page(of hash: UInt32) -> (group: Int, number: Int) {
    let page = Int(hash >> UInt32(32 - pageBits))
    return (page / HashIndex.groupCapacity, page % HashIndex.groupCapacity)
  }

  /// Returns the offset of the first entry in a page that is not less than a given entry.
  ///
  /// Hashes are uniformly distributed, so the search starts at an offset estimated from the hash. If it does not
  /// find the entry in 16 steps, a binary search follows.
  private func lowerBound(of entry: Entry, in page: Span<Entry>) -> Int {
    let rest = (entry << UInt64(pageBits)) >> 32
    let estimate = Int((rest &* UInt64(page.count)) >> 32)
    var offset = estimate
    while offset < min(page.count, estimate + 16) && page[offset] < entry { offset += 1 }
    if offset > estimate && (offset == page.count || page[offset] >= entry) { return offset }
    while offset > max(0, estimate - 16) && page[offset - 1] >= entry { offset -= 1 }
    if offset <= estimate && (offset == 0 || page[offset - 1] < entry) { return offset }
    var low = 0
    var high = page.count
    while low < high {
      let middle = (low + high) / 2
      if page[middle] < entry { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
