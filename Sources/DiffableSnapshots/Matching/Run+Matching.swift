extension Run {
  /// Returns the runs of matching elements in two collections whose elements may repeat.
  ///
  /// - Parameters:
  ///   - old: The old elements.
  ///   - new: The new elements.
  /// - Returns: The longest possible runs, ascending in the new collection.
  @inlinable
  static func matching<Element: Hashable>(
    from old: Span<Element>,
    to new: Span<Element>
  ) -> [Run] {
    // If the memory is the same, the shorter collection is a prefix of the other.
    if old.startsWithSameMemory(as: new) { return whole(count: min(old.count, new.count)) }
    return matching(oldCount: old.count, newCount: new.count) { $0.answer(old, new) }
  }

  @usableFromInline
  static func matching(oldCount: Int, newCount: Int, _ ask: ElementAnswers) -> [Run] {
    let runs = matching(oldCount: oldCount, [], newCount: newCount, [], ask) ?? []
    checkInvariants(of: runs, oldCount: oldCount, newCount: newCount)
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
    old.withSpan { old in
      new.withSpan { new in
        matching(oldHashes: oldHashes, newHashes: newHashes) { $0.answerAboutHashed(old, new) }
      }
    }
  }

  /// Returns the runs of equal elements in two collections of elements that do not repeat, given all hashes.
  ///
  /// Elements with equal hashes are nearly always equal. So this function matches only the hashes first, and
  /// compares all matching elements with one question. If two of them are not equal, or if a hash repeats, the
  /// function matches again and compares each pair of elements.
  @usableFromInline
  static func matching(
    oldHashes: [UInt32],
    newHashes: [UInt32],
    _ ask: ElementAnswers
  ) -> [Run] {
    let (oldCount, newCount) = (oldHashes.count, newHashes.count)
    var runs = matching(
      oldCount: oldCount,
      oldHashes,
      newCount: newCount,
      newHashes,
      stopsAtRepetition: true
    ) { $0.answerByHashes }
    if let found = runs, !found.isEmpty, found.withSpan({ ask(.areEqual($0)).value == 0 }) {
      runs = nil
    }
    let found =
      runs ?? matching(oldCount: oldCount, oldHashes, newCount: newCount, newHashes, ask) ?? []
    checkInvariants(of: found, oldCount: oldCount, newCount: newCount)
    return found
  }

  /// Returns the runs of matching elements in two collections.
  ///
  /// Elements that occur once in both collections match, wherever they are. For repeated elements, the
  /// neighbors decide, as ``HeckelMatching`` describes. As many elements match as possible: an element
  /// that occurs *a* times in one collection and *b* times in the other has min(*a*, *b*) matches.
  ///
  /// The common ends match first, without hashing. A table holds the old elements between the ends. Each new
  /// element is searched next to the previous match first, then in the table.
  ///
  /// - Parameters:
  ///   - oldCount: The number of old elements, less than 2³⁰.
  ///   - oldHashes: The short hash of each old element if no element should repeat in either collection. Empty if elements
  ///     may repeat; the function then asks for the hashes that it needs.
  ///   - newCount: The number of new elements.
  ///   - newHashes: The short hash of each new element, or no hashes, as for the old elements.
  ///   - stopsAtRepetition: Whether to return nil if no element should repeat, but two new elements are equal to one
  ///     old element.
  ///   - ask: Answers questions about the elements.
  /// - Returns: The longest possible runs of matching elements, ascending in the new collection. No old element is in
  ///   two runs, even if the elements break the rules of `Equatable`.
  /// - Complexity: O(*n*) on average, where *n* is the number of elements.
  static func matching(
    oldCount: Int,
    _ oldHashes: [UInt32],
    newCount: Int,
    _ newHashes: [UInt32],
    stopsAtRepetition: Bool = false,
    _ ask: ElementAnswers
  ) -> [Run]? {
    let shorter = min(oldCount, newCount)
    guard shorter > 0 else { return [] }
    let isHashed = !oldHashes.isEmpty
    var (prefix, suffix) = (shorter, shorter)
    if isHashed {
      prefix = oldHashes.withSpan { old in newHashes.withSpan { new in equalCount(old, new) } }
    }
    prefix = prefix == 0 ? 0 : ask(.equalCount(old: 0, new: 0, limit: prefix)).value
    suffix -= prefix
    if isHashed {
      suffix = oldHashes.withSpan { old in
        newHashes.withSpan { new in old.commonSuffix(with: new, limit: suffix) }
      }
    }
    suffix = suffix == 0 ? 0 : ask(.commonSuffix(limit: suffix)).value
    var runs: [Run] = []
    // Reserves the maximum number of runs, up to a limit that avoids most reallocations.
    runs.reserveCapacity(min(shorter - prefix - suffix, 64) + 2)
    if prefix > 0 { runs.append(Run(old: 0, new: 0, length: prefix)) }
    if prefix + suffix < shorter {
      var finder = ElementFinder(
        start: prefix,
        oldCount: oldCount - suffix - prefix,
        newCount: newCount - suffix - prefix,
        oldHashes: oldHashes,
        newHashes: newHashes,
        isHashed: isHashed
      )
      let repeats = finder.appendRuns(to: &runs, ask, stopsAtRepetition: stopsAtRepetition)
      if repeats && stopsAtRepetition { return nil }
    }
    if suffix > 0 {
      runs.append(Run(old: oldCount - suffix, new: newCount - suffix, length: suffix))
    }
    return runs
  }

  /// Returns the number of equal hashes at the start.
  static func equalCount(_ old: Span<UInt32>, _ new: Span<UInt32>) -> Int {
    let limit = min(old.count, new.count)
    if old.startsWithSameMemory(as: new) { return limit }
    return old.equalCount(from: 0, with: new, from: 0, limit: limit)
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
