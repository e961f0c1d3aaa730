/// Finds the old element that is equal to each new element, given the hashes of all elements.
///
/// The finder follows the old order: it expects each element after the previously found element. It searches all old
/// elements by hash only for a new element that it does not find there.
struct ElementFinder: ~Copyable {
  let oldHashes: [UInt32]
  let newHashes: [UInt32]

  /// The offsets of the old elements by hash; empty until a search needs it.
  private var table = OpenAddressingTable(capacity: 0)

  /// How many more searches may scan the hashes before the finder fills its table.
  private var searchesLeft = 3

  /// The old offset after the last found element.
  private var next = 0

  /// Whether elements with equal hashes count as equal.
  private var trustsHashes = true

  /// Whether several old elements in the table have the same hash.
  private var hasEqualHashes = false

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - oldHashes: The short hash of each old element; at least one and fewer than 2³⁰.
  ///   - newHashes: The short hash of each new element.
  init(oldHashes: [UInt32], newHashes: [UInt32]) {
    self.oldHashes = oldHashes
    self.newHashes = newHashes
  }

  /// Returns the runs of matching elements, ascending in the new collection.
  ///
  /// Elements with equal hashes are nearly always equal. So the finder matches only the hashes first, and compares all
  /// matching elements with one question. If two of them are not equal, or if a hash repeats, it matches again and
  /// compares each pair of elements.
  ///
  /// - Parameters:
  ///   - mayRepeat: Whether several elements of a collection may be equal.
  ///   - ask: Answers questions about the elements.
  /// - Returns: The longest possible runs. No old element is in two runs, whatever the answers are.
  mutating func runs(mayRepeat: Bool, _ ask: ElementAnswers) -> [Run] {
    if mayRepeat { fillTable() }
    if let runs = uniqueRuns(ask),
      runs.isEmpty || runs.withSpan({ ask(.areEqual($0)) }) == 1
    {
      return runs
    }
    trustsHashes = false
    if !mayRepeat, let runs = uniqueRuns(ask) { return runs }
    return repeatedRuns(ask)
  }

  /// Returns the runs of elements that do not repeat.
  ///
  /// Even elements that do not repeat can be equal to the same old element, if they break the rules of `Equatable` or
  /// have changed since. Each old element must match only once, because all later steps depend on it.
  ///
  /// - Returns: The runs, or nil if two new elements are equal to one old element.
  private mutating func uniqueRuns(_ ask: ElementAnswers) -> [Run]? {
    next = 0
    var runs: [Run] = []
    // Avoids most reallocations, also when the caller adds two runs.
    runs.reserveCapacity(min(oldHashes.count, newHashes.count, 64) + 2)
    var matched = OffsetSet(capacity: oldHashes.count)
    var offset = 0
    while offset < newHashes.count {
      if trustsHashes && hasEqualHashes { return nil }
      let length = find(offset, ask)
      if length == 0 {
        offset += 1
        continue
      }
      let old = next - length
      if !(length == 1 ? matched.insert(old) : matched.insert(old..<next)) { return nil }
      runs.append(Run(old: old, new: offset, length: length))
      offset += length
    }
    return runs
  }

  /// Returns the runs of elements that may repeat, by Heckel's algorithm.
  private mutating func repeatedRuns(_ ask: ElementAnswers) -> [Run] {
    let oldSymbols = fillTableWithoutRepetitions(ask)
    var newSymbols = [UInt32](repeating: .max, count: newHashes.count)
    next = 0
    var offset = 0
    while offset < newHashes.count {
      let length = find(offset, ask)
      for step in 0..<length { newSymbols[offset + step] = oldSymbols[next - length + step] }
      offset += max(1, length)
    }
    return HeckelMatching(oldSymbols: oldSymbols, newSymbols: newSymbols).runs
  }
}

extension ElementFinder {
  /// Finds the old element that is equal to a new element, and moves ``next`` to the end of the run that starts there.
  ///
  /// - Parameters:
  ///   - offset: The offset of the new element.
  ///   - ask: Answers questions about the elements.
  /// - Returns: The length of the run, or 0 if no old element is equal.
  @inline(__always)
  private mutating func find(_ offset: Int, _ ask: ElementAnswers) -> Int {
    if next < oldHashes.count {
      let length = equalCount(next, offset, ask)
      if length > 0 {
        next += length
        return length
      }
    }
    return lookUp(offset, ask)
  }

  /// Finds an old element by its hash, as ``find(_:_:)`` does.
  private mutating func lookUp(_ offset: Int, _ ask: ElementAnswers) -> Int {
    if table.isEmpty {
      if searchesLeft > 0 { return searchAll(offset, ask) }
      fillTable()
    }
    let hash = newHashes[offset]
    var (bucket, old) = table.firstCandidate(hash)
    while old >= 0 {
      let length = equalCount(old, offset, ask)
      if length > 0 {
        next = old + length
        return length
      }
      (bucket, old) = table.nextCandidate(hash, after: bucket)
    }
    return 0
  }

  /// Finds an old element by a linear search, as ``find(_:_:)`` does.
  private mutating func searchAll(_ offset: Int, _ ask: ElementAnswers) -> Int {
    searchesLeft -= 1
    var length = 0
    let found = oldHashes.withSpan { hashes in
      hashes.firstIndex(of: newHashes[offset]) {
        length = equalCount($0, offset, ask)
        return length > 0
      }
    }
    if let found { next = found + length }
    return length
  }

  /// Returns how many elements in succession are equal, beginning at an old and a new offset.
  ///
  /// Elements with different hashes are not compared.
  @inline(__always)
  private func equalCount(_ old: Int, _ new: Int, _ ask: ElementAnswers) -> Int {
    if oldHashes[old] != newHashes[new] { return 0 }
    var count = 1
    // Spans would take less time for long runs, but much more for short runs in a debug build.
    while old &+ count < oldHashes.count && new &+ count < newHashes.count
      && oldHashes[old &+ count] == newHashes[new &+ count]
    {
      count &+= 1
    }
    return trustsHashes ? count : ask(.equalCount(old: old, new: new, limit: count))
  }

  /// Inserts all old elements into the table.
  private mutating func fillTable() {
    // Filling a local constant avoids reading the table's fields from memory for each element.
    let filled = OpenAddressingTable(capacity: oldHashes.count)
    for offset in oldHashes.indices {
      let hash = oldHashes[offset]
      var (bucket, other) = filled.firstCandidate(hash)
      while other >= 0 {
        if oldHashes[other] == hash { hasEqualHashes = true }
        (bucket, other) = filled.nextCandidate(hash, after: bucket)
      }
      filled.fill(bucket, hash: hash, offset: offset)
    }
    table = filled
  }

  /// Fills the table again, of equal old elements only with the first.
  ///
  /// - Returns: The offset of the first equal old element, for each old offset.
  private mutating func fillTableWithoutRepetitions(_ ask: ElementAnswers) -> [UInt32] {
    let filled = OpenAddressingTable(capacity: oldHashes.count)
    var symbols: [UInt32] = []
    symbols.reserveCapacity(oldHashes.count)
    for offset in oldHashes.indices {
      let hash = oldHashes[offset]
      let (bucket, equal) = filled.search(hash) {
        oldHashes[$0] == hash && ask(.areOldElementsEqual($0, offset)) == 1
      }
      if equal < 0 { filled.fill(bucket, hash: hash, offset: offset) }
      symbols.append(UInt32(equal < 0 ? offset : equal))
    }
    table = filled
    return symbols
  }
}
