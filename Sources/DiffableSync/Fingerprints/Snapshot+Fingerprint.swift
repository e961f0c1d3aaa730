import DiffableSnapshots

extension Snapshot where Section: StableHashable, Item: StableHashable {
  /// The fingerprint of the sections and items, which is the same in every process.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections and items. Each of them is hashed once.
  @inlinable public var fingerprint: SnapshotFingerprint {
    var (sum, lastSection) = (UInt64(0), startOfList)
    let items = itemIdentifiers
    var position = 0
    for (index, section) in sectionIdentifiers.enumerated() {
      var last = sectionHash(section)
      sum &+= link(lastSection, last)
      lastSection = last
      let end = position + (numberOfItems(inSectionAt: index) ?? 0)
      while position < end {
        let next = itemHash(items[position])
        sum &+= link(last, next)
        last = next
        position += 1
      }
      sum &+= link(last, endOfSection)
    }
    return SnapshotFingerprint(value: sum &+ link(lastSection, endOfList))
  }

  /// The sum of the links between the sections.
  @inlinable var sectionLinks: UInt64 {
    var (sum, last) = (UInt64(0), startOfList)
    for section in sectionIdentifiers {
      let next = sectionHash(section)
      sum &+= link(last, next)
      last = next
    }
    return sum &+ link(last, endOfList)
  }
}

// MARK: - Links

// The links are from the start of the list to the first section, from each section to the next, and from the last
// section to the end of the list; also, in each section, from the section to its first item, from each item to the
// next, and from the last item to the end of the section. Sections and items do not repeat, so the set of all links
// determines the snapshot.

@inlinable var startOfList: UInt64 { 1 }
@inlinable var endOfList: UInt64 { 2 }
@inlinable var endOfSection: UInt64 { 3 }

/// Returns the number for two neighbors with the given hashes, which depends on their order.
@inlinable
func link(_ hash: UInt64, _ next: UInt64) -> UInt64 { mixedBits(mixedBits(hash) ^ next) }

@inlinable
func sectionHash(_ section: some StableHashable) -> UInt64 { stableHash(of: section, role: 1) }

@inlinable
func itemHash(_ item: some StableHashable) -> UInt64 { stableHash(of: item, role: 2) }
