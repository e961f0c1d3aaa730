extension Run {
  /// Finds which old element each new one stands for, where none occurs twice and all are hashed.
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
      oldHashes.withUnsafeBufferPointer { oldHashes in
        new.withUnsafeBufferPointer { new in
          newHashes.withUnsafeBufferPointer { newHashes in
            matching(
              old: old,
              oldHashes: oldHashes,
              new: new,
              newHashes: newHashes,
              areUnique: true
            )
          }
        }
      }
    }
  }

  /// Finds which old element each new one stands for.
  ///
  /// Elements that occur once on both sides match, wherever they are. Where elements repeat, their
  /// neighbours decide, as ``HeckelMatching`` tells. As many elements match as possible: of each
  /// element the smaller of its two numbers of occurrences.
  ///
  /// The common ends match each other first, so that nothing in them is ever hashed. In between the old
  /// elements go into a table, and the new ones are found one after the other, most of them next to the
  /// one before.
  ///
  /// - Parameters:
  ///   - old: The old elements, fewer than 2³⁰.
  ///   - oldHashes: The short hash of each old element, or nil to compute those that are needed.
  ///   - new: The new elements.
  ///   - newHashes: The short hash of each new element, or nil to compute those that are needed.
  ///   - areUnique: Whether it is known that no element repeats, neither in the old nor in the new
  ///     collection.
  /// - Returns: The longest possible runs of matching elements, ascending in the new collection.
  /// - Complexity: O(*n*) on average, where *n* is the number of elements.
  @inlinable
  static func matching<Element: Hashable>(
    old: UnsafeBufferPointer<Element>,
    oldHashes: UnsafeBufferPointer<UInt32>?,
    new: UnsafeBufferPointer<Element>,
    newHashes: UnsafeBufferPointer<UInt32>?,
    areUnique: Bool
  ) -> [Run] {
    let shorter = min(old.count, new.count)
    guard shorter > 0 else { return [] }
    let (prefix, suffix) = commonEnds(of: old, new)
    var runs: [Run] = []
    // Room for as many as there may be, or for so many that the array does not grow often any more.
    runs.reserveCapacity(min(shorter - prefix - suffix, 64) + 2)
    if prefix > 0 { runs.append(Run(old: 0, new: 0, length: prefix)) }
    if prefix + suffix < shorter {
      let oldMiddle = prefix..<old.count - suffix
      let newMiddle = prefix..<new.count - suffix
      var finder = ElementFinder(
        old: UnsafeBufferPointer(rebasing: old[oldMiddle]),
        oldHashes: oldHashes.map { UnsafeBufferPointer(rebasing: $0[oldMiddle]) },
        new: UnsafeBufferPointer(rebasing: new[newMiddle]),
        newHashes: newHashes.map { UnsafeBufferPointer(rebasing: $0[newMiddle]) },
        areUnique: areUnique
      )
      finder.appendRuns(to: &runs, offset: prefix)
    }
    if suffix > 0 {
      runs.append(Run(old: old.count - suffix, new: new.count - suffix, length: suffix))
    }
    checkInvariants(of: runs, oldCount: old.count, newCount: new.count)
    return runs
  }

  /// How many elements are the same at the beginning and, apart from those, at the end.
  @inlinable
  static func commonEnds<Element: Equatable>(
    of old: UnsafeBufferPointer<Element>,
    _ new: UnsafeBufferPointer<Element>
  ) -> (prefix: Int, suffix: Int) {
    let shorter = min(old.count, new.count)
    // In the same storage the shorter collection is the beginning of the other one.
    if old.baseAddress == new.baseAddress { return (shorter, 0) }
    var prefix = 0
    while prefix < shorter && old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix && old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    return (prefix, suffix)
  }
}

extension Array where Element: Equatable {
  /// How many elements are the same at the beginning and, apart from those, at the end.
  @inlinable
  func commonEnds(with other: [Element]) -> (prefix: Int, suffix: Int) {
    withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { theirs in
        Run.commonEnds(of: mine, theirs)
      }
    }
  }
}
