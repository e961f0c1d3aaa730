extension Run {
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
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        matching(oldHashes: oldHashes, newHashes: newHashes) { $0.answerAboutHashed(old, new) }
      }
    }
  }

  /// Returns the runs of equal elements in two collections of elements that do not repeat, given all hashes.
  ///
  /// Elements with equal hashes are nearly always equal. So this function matches only the hashes first, and
  /// compares all matching elements with one question. If two of them are not equal, the function matches
  /// again and compares each pair of elements.
  @usableFromInline
  static func matching(
    oldHashes: [UInt32],
    newHashes: [UInt32],
    _ ask: ElementAnswers
  ) -> [Run] {
    oldHashes.withUnsafeBufferPointer { oldHashes in
      newHashes.withUnsafeBufferPointer { newHashes in
        let runs = matching(oldHashes, newHashes) { $0.answerByHashes }
        let areEqual = runs.withUnsafeBufferPointer { $0.isEmpty || ask(.areEqual($0)).value != 0 }
        let result = areEqual ? runs : matching(oldHashes, newHashes, ask)
        // Runs of equal hashes can match an old element twice. In that case, `areEqual` is false.
        checkInvariants(of: result, oldCount: oldHashes.count, newCount: newHashes.count)
        return result
      }
    }
  }

  private static func matching(
    _ oldHashes: UnsafeBufferPointer<UInt32>,
    _ newHashes: UnsafeBufferPointer<UInt32>,
    _ ask: ElementAnswers
  ) -> [Run] {
    matching(
      oldCount: oldHashes.count,
      oldHashes: oldHashes,
      newCount: newHashes.count,
      newHashes: newHashes,
      areUnique: true,
      ask
    )
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
  ///   - oldHashes: The short hash of each old element, or nil to ask for hashes when they are needed.
  ///   - newCount: The number of new elements.
  ///   - newHashes: The short hash of each new element, or nil to ask for hashes when they are needed.
  ///   - areUnique: Whether it is known that no element repeats in either collection.
  ///   - ask: Answers questions about the elements.
  /// - Returns: The longest possible runs of matching elements, ascending in the new collection.
  /// - Complexity: O(*n*) on average, where *n* is the number of elements.
  @usableFromInline
  static func matching(
    oldCount: Int,
    oldHashes: UnsafeBufferPointer<UInt32>?,
    newCount: Int,
    newHashes: UnsafeBufferPointer<UInt32>?,
    areUnique: Bool,
    _ ask: ElementAnswers
  ) -> [Run] {
    let shorter = min(oldCount, newCount)
    guard shorter > 0 else { return [] }
    var (prefix, suffix) = (shorter, shorter)
    if let oldHashes, let newHashes { prefix = equalCount(oldHashes, newHashes) }
    prefix = prefix == 0 ? 0 : ask(.equalCount(old: 0, new: 0, limit: prefix)).value
    suffix -= prefix
    if let oldHashes, let newHashes {
      suffix = commonSuffix(oldHashes, newHashes, limit: suffix)
    }
    suffix = suffix == 0 ? 0 : ask(.commonSuffix(limit: suffix)).value
    var runs: [Run] = []
    // Reserves the maximum number of runs, up to a limit that avoids most reallocations.
    runs.reserveCapacity(min(shorter - prefix - suffix, 64) + 2)
    if prefix > 0 { runs.append(Run(old: 0, new: 0, length: prefix)) }
    if prefix + suffix < shorter {
      let oldMiddle = prefix..<oldCount - suffix
      let newMiddle = prefix..<newCount - suffix
      var finder = ElementFinder(
        start: prefix,
        oldCount: oldMiddle.count,
        oldHashes: oldHashes.map { UnsafeBufferPointer(rebasing: $0[oldMiddle]) },
        newCount: newMiddle.count,
        newHashes: newHashes.map { UnsafeBufferPointer(rebasing: $0[newMiddle]) },
        areUnique: areUnique,
        ask
      )
      finder.appendRuns(to: &runs, ask)
    }
    if suffix > 0 {
      runs.append(Run(old: oldCount - suffix, new: newCount - suffix, length: suffix))
    }
    return runs
  }

  /// Returns the number of equal hashes at the start.
  static func equalCount(
    _ old: UnsafeBufferPointer<UInt32>,
    _ new: UnsafeBufferPointer<UInt32>
  ) -> Int {
    let limit = min(old.count, new.count)
    // Buffers with the same address have equal hashes.
    if old.baseAddress == new.baseAddress { return limit }
    var count = 0
    while count < limit && old[count] == new[count] { count &+= 1 }
    return count
  }

  /// Returns the number of equal hashes at the end, up to a limit.
  static func commonSuffix(
    _ old: UnsafeBufferPointer<UInt32>,
    _ new: UnsafeBufferPointer<UInt32>,
    limit: Int
  ) -> Int {
    var count = 0
    while count < limit && old[old.count &- 1 &- count] == new[new.count &- 1 &- count] {
      count &+= 1
    }
    return count
  }
}
