/// A matching of elements that may repeat, by Heckel's algorithm.
///
/// The source is P. Heckel, "A technique for isolating differences between files", Communications of the
/// ACM 21 (4), 1978.
///
/// 1. The common ends of the collections match. The caller has removed them already. They replace
///    Heckel's virtual first and last lines.
/// 2. Between the ends, elements that occur once in both collections match.
/// 3. A match spreads to equal neighbors, forwards and then backwards. So repeated elements match if
///    their neighbors match.
/// 4. The remaining equal elements match in order. Heckel does not have this step. Without it, a list of
///    equal rows would be deleted and inserted again.
///
/// The algorithm reads symbols instead of elements: numbers that are the same for equal elements. It takes
/// O(*n*) time and space, where *n* is the number of elements.
struct HeckelMatching {
  /// The offset of the first equal old element, for each old offset.
  private let oldSymbols: [UInt32]

  /// For each new element, the offset of the first old element that equals it.
  private let newSymbols: [UInt32]

  /// The matched old offset, for each new offset.
  private var partners: [UInt32]

  private var isMatched: [Bool]

  /// The value for no offset.
  private static let none = UInt32.max

  /// The value for more than one offset.
  private static let several = UInt32.max - 1

  /// Matches elements.
  ///
  /// - Parameters:
  ///   - oldSymbols: The offset of the first equal old element, for each old offset.
  ///   - newSymbols: The offset of the first equal old element or `UInt32.max`, for each new offset.
  init(oldSymbols: [UInt32], newSymbols: [UInt32]) {
    self.oldSymbols = oldSymbols
    self.newSymbols = newSymbols
    partners = Array(repeating: Self.none, count: newSymbols.count)
    isMatched = Array(repeating: false, count: oldSymbols.count)
    matchUniqueElements()
    spread()
    matchLeftovers()
  }

  /// The runs of matched elements, ascending in the new collection.
  var runs: [Run] {
    var runs: [Run] = []
    for (new, partner) in partners.enumerated() where partner != Self.none {
      runs.appendMatch(old: Int(partner), new: new)
    }
    return runs
  }

  private mutating func match(old oldOffset: Int, new newOffset: Int) {
    partners[newOffset] = UInt32(oldOffset)
    isMatched[oldOffset] = true
  }

  private mutating func matchUniqueElements() {
    // For each symbol, the new offset of its element, or `several` if the symbol repeats in a collection.
    var occurrences = Array(repeating: Self.none, count: oldSymbols.count)
    for (offset, symbol) in oldSymbols.enumerated() where symbol != offset {
      occurrences[Int(symbol)] = Self.several
    }
    for (offset, symbol) in newSymbols.enumerated() where symbol != Self.none {
      let isFirst = occurrences[Int(symbol)] == Self.none
      occurrences[Int(symbol)] = isFirst ? UInt32(offset) : Self.several
    }
    for (old, new) in occurrences.enumerated() where new < Self.several {
      match(old: old, new: Int(new))
    }
  }

  private mutating func spread() {
    for offset in newSymbols.indices.dropLast() where partners[offset] != Self.none {
      extend(toNew: offset + 1, old: Int(partners[offset]) + 1)
    }
    for offset in newSymbols.indices.dropFirst().reversed() where partners[offset] != Self.none {
      extend(toNew: offset - 1, old: Int(partners[offset]) - 1)
    }
  }

  private mutating func extend(toNew newOffset: Int, old oldOffset: Int) {
    guard oldSymbols.indices.contains(oldOffset), partners[newOffset] == Self.none,
      !isMatched[oldOffset], newSymbols[newOffset] == oldSymbols[oldOffset]
    else { return }
    match(old: oldOffset, new: newOffset)
  }

  private mutating func matchLeftovers() {
    // A linked list of the unmatched old offsets of each symbol, ascending.
    var first = Array(repeating: Self.none, count: oldSymbols.count)
    var following = first
    for offset in oldSymbols.indices.reversed() where !isMatched[offset] {
      let symbol = Int(oldSymbols[offset])
      following[offset] = first[symbol]
      first[symbol] = UInt32(offset)
    }
    for offset in newSymbols.indices
    where partners[offset] == Self.none && newSymbols[offset] != Self.none {
      let symbol = Int(newSymbols[offset])
      let partner = first[symbol]
      guard partner != Self.none else { continue }
      first[symbol] = following[Int(partner)]
      match(old: Int(partner), new: offset)
    }
  }
}
