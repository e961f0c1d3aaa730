/// Heckel's symbol table: a small number for each distinct element of the new collection, and how
/// often it occurs on both sides.
struct SymbolTable<Element: Hashable> {
  struct Occurrences {
    var oldCount = 0
    var newCount = 0
    var lastOld = 0
    var lastNew = 0
  }

  /// The offsets that the table covers.
  let oldOffsets: Range<Int>
  let newOffsets: Range<Int>

  /// The occurrences of each symbol.
  private(set) var occurrences: [Occurrences] = []

  private var oldSymbols: [Int?] = []
  private var newSymbols: [Int] = []

  init(_ old: ArraySlice<Element>, _ new: ArraySlice<Element>) {
    oldOffsets = old.indices
    newOffsets = new.indices
    var symbols: [Element: Int] = [:]
    symbols.reserveCapacity(new.count)
    newSymbols.reserveCapacity(new.count)
    for offset in new.indices {
      let symbol = symbols[new[offset], default: occurrences.count]
      if symbol == occurrences.count {
        symbols[new[offset]] = symbol
        occurrences.append(Occurrences())
      }
      occurrences[symbol].newCount += 1
      occurrences[symbol].lastNew = offset
      newSymbols.append(symbol)
    }
    oldSymbols.reserveCapacity(old.count)
    for offset in old.indices {
      let symbol = symbols[old[offset]]
      oldSymbols.append(symbol)
      guard let symbol else { continue }
      occurrences[symbol].oldCount += 1
      occurrences[symbol].lastOld = offset
    }
  }

  /// The symbol of an old element, or nil when the element does not occur in the new collection.
  func symbol(ofOld offset: Int) -> Int? { oldSymbols[offset - oldOffsets.lowerBound] }

  /// The symbol of a new element; optional only to be compared with that of an old one.
  func symbol(ofNew offset: Int) -> Int? { newSymbols[offset - newOffsets.lowerBound] }
}
