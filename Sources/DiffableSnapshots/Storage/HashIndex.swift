/// Leads from the hash of an item to the chunk that holds it.
///
/// Entries stand in pages, ordered by their hash; the first bits of a hash name the page. Pages stand
/// on shelves, so that an edit after a copy copies one page, one shelf and the list of shelves.
@usableFromInline
struct HashIndex: Sendable {
  /// A hash in the high half, the slot of a chunk in the low one.
  @usableFromInline typealias Entry = UInt64

  @usableFromInline var shelves: [[[Entry]]]

  /// How many of a hash's first bits name its page.
  @usableFromInline let pageBits: Int

  /// The number of pages on a shelf.
  @inlinable static var shelfCapacity: Int { 32 }

  /// A page with as many entries on average as this makes the index grow.
  @inlinable static var mostPerPage: Int { 1024 }

  @inlinable
  static func entry(_ hash: UInt32, _ slot: UInt32) -> Entry { UInt64(hash) << 32 | UInt64(slot) }

  /// With more entries than this the index is made anew, with more pages.
  @inlinable var capacity: Int { HashIndex.mostPerPage << pageBits }

  /// The shelf of a page and the offset on it.
  @inlinable
  func place(of hash: UInt32) -> (shelf: Int, page: Int) {
    let page = Int(hash >> UInt32(32 - pageBits))
    return (page / HashIndex.shelfCapacity, page % HashIndex.shelfCapacity)
  }

  /// The first slot with a hash that is greater than or equal to another slot, or nil.
  ///
  /// Start with 0 and go on with the slot found plus 1.
  @inlinable
  func slot(for hash: UInt32, from slot: UInt32) -> UInt32? {
    let place = place(of: hash)
    let page = shelves[place.shelf][place.page]
    let offset = lowerBound(of: HashIndex.entry(hash, slot), in: page)
    guard offset < page.count, page[offset] >> 32 == UInt64(hash) else { return nil }
    return UInt32(truncatingIfNeeded: page[offset])
  }

  @inlinable
  mutating func insert(_ hash: UInt32, _ slot: UInt32) {
    let place = place(of: hash)
    let entry = HashIndex.entry(hash, slot)
    let offset = lowerBound(of: entry, in: shelves[place.shelf][place.page])
    shelves[place.shelf][place.page].insert(entry, at: offset)
  }

  /// Removes an entry that is there.
  @inlinable
  mutating func remove(_ hash: UInt32, _ slot: UInt32) {
    let place = place(of: hash)
    let entry = HashIndex.entry(hash, slot)
    let offset = lowerBound(of: entry, in: shelves[place.shelf][place.page])
    assert(shelves[place.shelf][place.page][offset] == entry)
    shelves[place.shelf][place.page].remove(at: offset)
  }

  /// The offset of the first entry that is not less than another one.
  ///
  /// Hashes are spread evenly, so a guess from the hash comes close; a few steps lead there, and if
  /// they do not, the binary search does.
  @inlinable
  func lowerBound(of entry: Entry, in page: [Entry]) -> Int {
    let rest = (entry << UInt64(pageBits)) >> 32
    var offset = Int((rest &* UInt64(page.count)) >> 32)
    for _ in 0..<16 {
      if offset < page.count && page[offset] < entry {
        offset += 1
      } else if offset > 0 && page[offset - 1] >= entry {
        offset -= 1
      } else {
        return offset
      }
    }
    var low = 0
    var high = page.count
    while low < high {
      let middle = (low + high) / 2
      if page[middle] < entry { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
