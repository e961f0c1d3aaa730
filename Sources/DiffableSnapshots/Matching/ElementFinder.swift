/// Finds the old element that is equal to each new element.
///
/// The finder expects each element next to the previously found one. It looks up an element by hash only if it does not
/// find the element there. If the collections are short, it compares the element with all old ones instead, which is
/// cheaper than hashing.
@usableFromInline
struct ElementFinder: ~Copyable {
  /// The short hash of each old element; empty if the collections are short.
  @usableFromInline let oldHashes: [UInt32]

  /// The short hash of each new element; empty if the finder hashes only the elements that it looks up.
  @usableFromInline let newHashes: [UInt32]

  /// The first old offset of each hash; empty until a look-up needs it.
  private var table = OpenAddressingTable(capacity: 0)

  /// How many more look-ups may scan the hashes before the finder fills its table.
  private var scansLeft = 3

  /// For each old offset, the next one with the same hash, or -1; empty if no hash in the table repeats.
  @usableFromInline private(set) var following: [Int32] = []

  /// For each old offset, the first one with an equal element; empty if no old element repeats.
  private var symbols: [UInt32] = []

  private let oldCount: Int

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - oldCount: The number of old elements, less than 2³⁰.
  ///   - oldHashes: The short hash of each old element, or no hashes if the collections are short.
  ///   - newHashes: The short hash of each new element, or no hashes if they are not known.
  init(oldCount: Int, oldHashes: [UInt32], newHashes: [UInt32]) {
    self.oldCount = oldCount
    self.oldHashes = oldHashes
    self.newHashes = newHashes
  }

  /// The number of elements up to which comparing an element with all others is cheaper than hashing it.
  @usableFromInline static var shortCount: Int { 16 }

  /// Returns the runs of matching elements.
  ///
  /// If an element repeats, Heckel's algorithm decides which elements match. Even elements that do not repeat can be
  /// equal to the same old element, if they break the rules of `Equatable` or have changed since.
  ///
  /// - Parameters:
  ///   - found: The runs that ``match(_:_:hash:)`` has found.
  ///   - newCount: The number of new elements.
  /// - Returns: The runs, ascending in the new collection. No old element is in two of them.
  func runs(_ found: [Run], newCount: Int) -> [Run] {
    if symbols.isEmpty && !overlap(found) { return found }
    let oldSymbols = symbols.isEmpty ? (0..<oldCount).map { UInt32($0) } : symbols
    var newSymbols = [UInt32](repeating: .max, count: newCount)
    Run.forEachPair(in: found) { newSymbols[$1] = oldSymbols[$0] }
    return HeckelMatching(oldSymbols: oldSymbols, newSymbols: newSymbols).runs
  }

  /// Returns whether several runs have the same old element.
  private func overlap(_ runs: [Run]) -> Bool {
    var matched = OffsetSet(capacity: oldCount)
    for index in runs.indices {
      let (old, length) = (runs[index].old, runs[index].length)
      let isNew = length == 1 ? matched.insert(old) : matched.insert(old..<old &+ length)
      if !isNew { return true }
    }
    return false
  }
}

// The offsets of hashes.
extension ElementFinder {
  /// Returns the first old offset with a hash, or -1.
  @usableFromInline
  mutating func firstOffset(of hash: UInt32) -> Int {
    if table.isEmpty {
      if scansLeft > 0 {
        scansLeft -= 1
        return oldHashes.withSpan { $0.firstIndex(of: hash, from: 0) } ?? -1
      }
      for offset in fillTable() { insert(offset) }
    }
    return search(table, hash).offset
  }

  /// Returns the next offset with the same hash as an old element, or -1, if ``following`` does not tell.
  @usableFromInline
  func scan(after offset: Int) -> Int {
    if !table.isEmpty { return -1 }
    return oldHashes.withSpan { $0.firstIndex(of: $0[offset], from: offset + 1) } ?? -1
  }

  /// Inserts the first offset of each hash into the table.
  ///
  /// - Returns: The other offsets, ascending.
  @usableFromInline
  mutating func fillTable() -> [Int] {
    // Filling a local constant avoids reading the table's fields from memory for each element.
    let filled = OpenAddressingTable(capacity: oldHashes.count)
    var others: [Int] = []
    for offset in oldHashes.indices {
      let hash = oldHashes[offset]
      let (bucket, first) = search(filled, hash)
      if first < 0 {
        filled.fill(bucket, hash: hash, offset: offset)
      } else {
        others.append(offset)
      }
    }
    table = filled
    return others
  }

  /// Returns the bucket of a hash in a table, and the offset in it, or -1.
  @inline(__always)
  private func search(
    _ table: borrowing OpenAddressingTable,
    _ hash: UInt32
  ) -> (bucket: Int, offset: Int) {
    table.search(hash) { oldHashes[$0] == hash }
  }

  /// Inserts an offset after the first one with the same hash.
  @usableFromInline
  mutating func insert(_ offset: Int) {
    if following.isEmpty { following = Array(repeating: -1, count: oldHashes.count) }
    let first = firstOffset(of: oldHashes[offset])
    following[offset] = following[first]
    following[first] = Int32(offset)
  }

  /// Notes that an old element is equal to the first one with this content.
  @usableFromInline
  mutating func note(_ offset: Int, isEqualTo first: Int) {
    if symbols.isEmpty { symbols = (0..<oldCount).map { UInt32($0) } }
    symbols[offset] = UInt32(first)
  }
}

// Only these functions are compiled for each type of elements.
extension ElementFinder {
  /// Finds the old elements that are equal to an earlier one, so that look-ups find only the first of them.
  @inlinable
  mutating func findRepetitions<Element: Equatable>(in old: Span<Element>) {
    if oldHashes.isEmpty {
      for offset in 0..<old.count {
        let first = lookUp(old, offset, 0, in: old)
        if first >= 0 && first < offset { note(offset, isEqualTo: first) }
      }
    } else {
      for offset in fillTable() {
        let first = lookUp(old, offset, oldHashes[offset], in: old)
        if first < 0 { insert(offset) } else { note(offset, isEqualTo: first) }
      }
    }
  }

  /// Finds the old elements that are equal to new ones.
  ///
  /// - Parameters:
  ///   - old: The old elements.
  ///   - new: The new elements.
  ///   - hash: Returns the hash of the new element at an offset; not used if the collections are short.
  /// - Returns: The runs of equal elements, ascending in the new collection. Several runs can have the same old element.
  @inlinable
  mutating func match<Element: Equatable>(
    _ old: Span<Element>,
    _ new: Span<Element>,
    hash: (_ offset: Int) -> UInt32
  ) -> [Run] {
    var runs: [Run] = []
    // Avoids most reallocations, also when the caller adds two runs.
    runs.reserveCapacity(min(new.count, 64) &+ 2)
    // The next element is expected after the last found one, or before it in a reversed part.
    var (last, step) = (-1, 1)
    // Whether an old element may have been deleted or replaced before the next one.
    var skips = true
    // The start of the last run, and its end in the new collection.
    var (oldStart, start, end) = (0, 0, 0)
    for offset in 0..<new.count {
      var found = last &+ step
      var isFound = isEqual(old, found, new, offset)
      if !isFound && skips {
        found &+= step
        isFound = isEqual(old, found, new, offset)
      }
      if !isFound {
        found = lookUp(new, offset, hash(offset), in: old)
        if found < 0 { continue }
        step = found == last &- 1 ? -1 : 1
      }
      skips = isFound
      if found != last &+ 1 || offset != end {
        // The new run does not continue the last one.
        if end > start { runs.append(Run(old: oldStart, new: start, length: end &- start)) }
        (oldStart, start) = (found, offset)
      }
      end = offset &+ 1
      last = found
    }
    if end > start { runs.append(Run(old: oldStart, new: start, length: end &- start)) }
    return runs
  }

  /// Looks up an element among the old ones.
  ///
  /// - Parameters:
  ///   - elements: The collection of the element.
  ///   - offset: The offset of the element.
  ///   - hash: The hash of the element; not used if the collections are short.
  ///   - old: The old elements.
  /// - Returns: The offset of an equal old element, or -1.
  @inlinable
  @inline(__always)
  mutating func lookUp<Element: Equatable>(
    _ elements: Span<Element>,
    _ offset: Int,
    _ hash: UInt32,
    in old: Span<Element>
  ) -> Int {
    // In a debug build, `isEmpty` takes many times as long as `count`.
    if oldHashes.count == 0 {
      for found in 0..<old.count where old[found] == elements[offset] { return found }
      return -1
    }
    var found = firstOffset(of: hash)
    while found >= 0 {
      if old[found] == elements[offset] { break }
      found = following.isEmpty ? scan(after: found) : Int(following[found])
    }
    return found
  }

  /// Returns whether an old and a new element are equal; they are not compared if their hashes are known and differ.
  @inlinable
  @inline(__always)
  func isEqual<Element: Equatable>(
    _ old: Span<Element>,
    _ oldOffset: Int,
    _ new: Span<Element>,
    _ offset: Int
  ) -> Bool {
    if oldOffset < 0 || oldOffset >= old.count { return false }
    if newHashes.count > 0 && newHashes[offset] != oldHashes[oldOffset] { return false }
    return old[oldOffset] == new[offset]
  }
}
