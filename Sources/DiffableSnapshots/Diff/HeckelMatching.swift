/// Matches elements that repeat, in Heckel's way.
///
/// The source is P. Heckel, "A technique for isolating differences between files", Communications of the
/// ACM 21 (4), 1978.
///
/// 1. The common ends match each other; this is Heckel's pair of virtual lines, and it is done before.
/// 2. In between, elements that occur once on both sides match.
/// 3. A match spreads to equal neighbours, forwards and then backwards. So repeated elements match
///    where their surroundings do.
/// 4. Occurrences that are left over match in their order. Heckel stops before this step; without
///    it a list of equal rows would be deleted and inserted again.
///
/// It sees symbols only: numbers that are the same for equal elements. Time and space are O(*n*), *n*
/// being the number of elements.
struct HeckelMatching {
  /// For each old offset that of the first equal element.
  private let oldSymbols: [UInt32]

  /// For each new offset that of the first equal old element.
  private let newSymbols: [UInt32]

  /// For each new offset the old offset that it matches.
  private var partners: [UInt32]

  private var isMatched: [Bool]

  /// Stands for no offset, and above the number that stands for several.
  private static let none = UInt32.max
  private static let several = UInt32.max - 1

  /// Matches elements.
  ///
  /// - Parameters:
  ///   - oldSymbols: For each old offset that of the first equal element.
  ///   - newSymbols: For each new offset that of the first equal old element, or the greatest number.
  init(oldSymbols: [UInt32], newSymbols: [UInt32]) {
    self.oldSymbols = oldSymbols
    self.newSymbols = newSymbols
    partners = Array(repeating: Self.none, count: newSymbols.count)
    isMatched = Array(repeating: false, count: oldSymbols.count)
    matchUniqueElements()
    spread()
    matchLeftovers()
  }

  /// Adds the runs of the elements that match.
  ///
  /// - Parameters:
  ///   - runs: The runs that come before.
  ///   - offset: The offset of the first old element and of the first new one.
  func appendRuns(to runs: inout [Run], offset: Int) {
    for (new, partner) in partners.enumerated() where partner != Self.none {
      runs.appendMatch(old: offset + Int(partner), new: offset + new)
    }
  }

  private mutating func match(old oldOffset: Int, new newOffset: Int) {
    partners[newOffset] = UInt32(oldOffset)
    isMatched[oldOffset] = true
  }

  private mutating func matchUniqueElements() {
    // For each symbol the new offset where it occurs.
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
    // For each symbol a linked list of its unmatched old offsets, ascending.
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
