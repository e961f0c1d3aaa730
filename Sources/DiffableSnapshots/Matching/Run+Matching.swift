extension Run {
  /// Returns the runs of matching elements in two collections whose elements may repeat.
  ///
  /// Elements that occur once in both collections match, wherever they are. For repeated elements, the
  /// neighbors decide, as ``HeckelMatching`` describes. As many elements match as possible: an element
  /// that occurs *a* times in one collection and *b* times in the other has min(*a*, *b*) matches.
  ///
  /// The common ends match first, without hashing. Of the elements between the ends, the old ones are hashed, and the
  /// new ones that are not next to the previous match. Up to 16 elements are compared with each other instead.
  ///
  /// - Parameters:
  ///   - old: The old elements, fewer than 2³⁰.
  ///   - new: The new elements.
  /// - Returns: The longest possible runs, ascending in the new collection.
  /// - Complexity: O(*n*) on average, where *n* is the number of elements.
  @inlinable
  static func matching<Element: Hashable>(
    from old: Span<Element>,
    to new: Span<Element>
  ) -> [Run] {
    let shorter = min(old.count, new.count)
    // If the memory is the same, the shorter collection is a prefix of the other.
    if old.startsWithSameMemory(as: new) { return whole(count: shorter) }
    let prefix = old.equalCount(from: 0, with: new, from: 0, limit: shorter)
    let suffix = old.commonSuffix(with: new, limit: shorter &- prefix)
    let (oldRest, newRest) = (
      old.extracting(prefix..<old.count &- suffix), new.extracting(prefix..<new.count &- suffix)
    )
    var runs: [Run] = []
    if !oldRest.isEmpty && !newRest.isEmpty {
      let isShort = max(oldRest.count, newRest.count) <= ElementFinder.shortCount
      runs = matching(
        oldCount: oldRest.count,
        oldHashes: isShort ? [] : shortHashes(oldRest),
        newCount: newRest.count,
        newHashes: []
      ) { finder in
        finder.findRepetitions(in: oldRest)
        var ahead = HashesAhead()
        return finder.match(oldRest, newRest) { isShort ? 0 : ahead.hash(of: $0, in: newRest) }
      }
    }
    runs.addEnds(prefix: prefix, suffix: suffix, oldCount: old.count, newCount: new.count)
    return runs
  }

  /// Returns the runs of equal elements in two collections of hashed elements that do not repeat.
  ///
  /// - Parameters:
  ///   - old: The old elements, fewer than 2³⁰.
  ///   - oldHashes: The short hash of each old element.
  ///   - new: The new elements.
  ///   - newHashes: The short hash of each new element.
  /// - Returns: The longest possible runs of matching elements, ascending in the new collection.
  @inlinable
  static func matching<Element: Hashable>(
    old: [Element],
    oldHashes: [UInt32],
    new: [Element],
    newHashes: [UInt32]
  ) -> [Run] {
    if old.isEmpty || new.isEmpty { return [] }
    return old.withSpan { old in
      new.withSpan { new in
        matching(
          oldCount: old.count,
          oldHashes: oldHashes,
          newCount: new.count,
          newHashes: newHashes
        ) { $0.match(old, new) { newHashes[$0] } }
      }
    }
  }

  /// Returns the runs of matching elements in two collections.
  ///
  /// - Parameters:
  ///   - oldCount: The number of old elements, less than 2³⁰.
  ///   - oldHashes: The short hash of each old element, or no hashes if the collections are short.
  ///   - newCount: The number of new elements.
  ///   - newHashes: The short hash of each new element, or no hashes if they are not known.
  ///   - match: Finds the old elements that are equal to the new ones.
  /// - Returns: The longest possible runs of matching elements, ascending in the new collection. No old element is in
  ///   two runs, even if the elements break the rules of `Equatable`.
  /// - Complexity: O(*n*) on average, where *n* is the number of elements.
  @usableFromInline
  static func matching(
    oldCount: Int,
    oldHashes: [UInt32],
    newCount: Int,
    newHashes: [UInt32],
    _ match: (inout ElementFinder) -> [Run]
  ) -> [Run] {
    var finder = ElementFinder(oldCount: oldCount, oldHashes: oldHashes, newHashes: newHashes)
    let found = match(&finder)
    let runs = finder.runs(found, newCount: newCount)
    checkInvariants(of: runs, oldCount: oldCount, newCount: newCount)
    return runs
  }
}

extension [Run] {
  /// Adds the runs of the common ends of two collections to the runs of the elements between them.
  ///
  /// - Parameters:
  ///   - prefix: The number of elements in the common prefix.
  ///   - suffix: The number of elements in the common suffix.
  ///   - oldCount: The number of old elements.
  ///   - newCount: The number of new elements.
  @usableFromInline
  mutating func addEnds(prefix: Int, suffix: Int, oldCount: Int, newCount: Int) {
    if prefix > 0 {
      for index in indices {
        self[index].oldStart += UInt32(prefix)
        self[index].newStart += UInt32(prefix)
      }
      insert(Run(old: 0, new: 0, length: prefix), at: 0)
    }
    appendRun(Run(old: oldCount - suffix, new: newCount - suffix, length: suffix))
    Run.checkInvariants(of: self, oldCount: oldCount, newCount: newCount)
  }
}

/// Calls a function with a span of a collection's elements.
///
/// The span is the collection's own storage if that is contiguous, else a copy.
@inlinable
func withElements<Element, Result>(
  of collection: some Collection<Element>,
  _ body: (Span<Element>) -> Result
) -> Result {
  // The storage of an empty collection may not be aligned for the elements, as a span of the buffer has to be.
  if collection.isEmpty { return body(Span()) }
  // In bounds: the span has the elements of the buffer, and no function can keep a span.
  return collection.withContiguousStorageIfAvailable { buffer in unsafe body(buffer.span) }
    ?? Array(collection).withSpan(body)
}
