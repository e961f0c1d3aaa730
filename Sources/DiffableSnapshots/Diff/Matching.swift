/// Finds which old element each new one stands for, in Heckel's way.
///
/// The source is P. Heckel, "A technique for isolating differences between files", Communications of the
/// ACM 21 (4), 1978.
///
/// 1. The common ends match each other; this is Heckel's pair of virtual lines, taken first, so
///    that nothing in them is ever hashed.
/// 2. In between, a symbol table counts the occurrences of each element. Those that occur once on
///    both sides match.
/// 3. A match spreads to equal neighbours, forwards and then backwards. So repeated elements match
///    where their surroundings do.
/// 4. Occurrences that are left over match in their order. Heckel stops before this step; without
///    it a list of equal rows would be deleted and inserted again.
///
/// As many elements match as possible: of each element the smaller of its two numbers of
/// occurrences. Time and space are O(*n*) on average, *n* being the number of elements.
struct Matching<Element: Hashable> {
  private let old: [Element]
  private let new: [Element]

  /// For each new offset the old offset that it matches.
  private(set) var partners: [Int?]

  private var isMatched: [Bool]

  init(from old: [Element], to new: [Element]) {
    self.old = old
    self.new = new
    partners = Array(repeating: nil, count: new.count)
    isMatched = Array(repeating: false, count: old.count)
    let (prefix, suffix) = matchCommonEnds()
    let middle = (old: prefix..<old.count - suffix, new: prefix..<new.count - suffix)
    guard !middle.old.isEmpty && !middle.new.isEmpty else { return }
    let symbols = SymbolTable(old[middle.old], new[middle.new])
    matchUniqueElements(symbols)
    spread(symbols)
    matchLeftovers(symbols)
  }

  private mutating func match(old oldOffset: Int, new newOffset: Int) {
    partners[newOffset] = oldOffset
    isMatched[oldOffset] = true
  }

  private mutating func matchCommonEnds() -> (prefix: Int, suffix: Int) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter && old[prefix] == new[prefix] {
      match(old: prefix, new: prefix)
      prefix += 1
    }
    var suffix = 0
    while suffix < shorter - prefix && old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      match(old: old.count - 1 - suffix, new: new.count - 1 - suffix)
      suffix += 1
    }
    return (prefix, suffix)
  }

  private mutating func matchUniqueElements(_ symbols: SymbolTable<Element>) {
    for occurrences in symbols.occurrences
    where occurrences.oldCount == 1 && occurrences.newCount == 1 {
      match(old: occurrences.lastOld, new: occurrences.lastNew)
    }
  }

  private mutating func spread(_ symbols: SymbolTable<Element>) {
    for offset in symbols.newOffsets.dropLast() {
      guard let partner = partners[offset] else { continue }
      extend(toNew: offset + 1, old: partner + 1, symbols)
    }
    for offset in symbols.newOffsets.dropFirst().reversed() {
      guard let partner = partners[offset] else { continue }
      extend(toNew: offset - 1, old: partner - 1, symbols)
    }
  }

  private mutating func extend(
    toNew newOffset: Int,
    old oldOffset: Int,
    _ symbols: SymbolTable<Element>
  ) {
    guard symbols.oldOffsets.contains(oldOffset), partners[newOffset] == nil,
      !isMatched[oldOffset],
      symbols.symbol(ofNew: newOffset) == symbols.symbol(ofOld: oldOffset)
    else { return }
    match(old: oldOffset, new: newOffset)
  }

  private mutating func matchLeftovers(_ symbols: SymbolTable<Element>) {
    // For each symbol a linked list of its unmatched old offsets, ascending.
    var first: [Int?] = Array(repeating: nil, count: symbols.occurrences.count)
    var following: [Int?] = Array(repeating: nil, count: symbols.oldOffsets.count)
    for offset in symbols.oldOffsets.reversed() where !isMatched[offset] {
      guard let symbol = symbols.symbol(ofOld: offset) else { continue }
      following[offset - symbols.oldOffsets.lowerBound] = first[symbol]
      first[symbol] = offset
    }
    for offset in symbols.newOffsets where partners[offset] == nil {
      guard let symbol = symbols.symbol(ofNew: offset), let partner = first[symbol] else {
        continue
      }
      first[symbol] = following[partner - symbols.oldOffsets.lowerBound]
      match(old: partner, new: offset)
    }
  }
}
