// The package's other modules use these functions, which hide how items are stored.

extension Snapshot {
  /// Creates a snapshot whose sections contain the concatenated items of other snapshots.
  ///
  /// The caller guarantees that no section and no item repeats. The initializer hashes no item.
  ///
  /// - Parameters:
  ///   - sections: The sections in order.
  ///   - parts: The snapshots with the items of each section.
  /// - Complexity: O(*n*) on average, where *n* is the number of sections and items.
  @inlinable
  package init<Other>(
    uncheckedSections sections: [Section],
    joining parts: [[Snapshot<Other, Item>]]
  ) {
    self.init(
      uncheckedSections: sections,
      items: parts.map { parts in
        var items = HashedItems<Item>()
        for part in parts {
          for section in part.sections.indices {
            items.append(contentsOf: part.store.contents(ofSection: section))
          }
        }
        return items
      }
    )
  }

  /// Returns a snapshot with the items of one section and their marks.
  ///
  /// The function hashes no item.
  ///
  /// - Parameters:
  ///   - index: The section index.
  ///   - section: The identifier of the section in the result.
  /// - Returns: The snapshot.
  /// - Complexity: O(*m*), where *m* is the number of items in the section.
  package func extractingSection<Other>(at index: Int, as section: Other) -> Snapshot<Other, Item> {
    Snapshot<Other, Item>(
      uncheckedSections: [section],
      items: [store.contents(ofSection: index)]
    )
  }

  /// Returns whether a section has no marked item and shares the memory of all its items with an older version.
  ///
  /// The mark of the section itself does not count.
  ///
  /// - Parameters:
  ///   - index: The section index.
  ///   - old: The older version.
  ///   - oldIndex: The section index in the older version.
  /// - Returns: False if an item is marked or may have been edited.
  /// - Complexity: O(*b* + log *n*), where *b* is the number of blocks of up to 512 items in the section.
  package func isSection(
    at index: Int,
    untouchedSince old: Snapshot,
    at oldIndex: Int
  ) -> Bool {
    let (slots, oldSlots) = (shape.slots(ofSection: index), old.shape.slots(ofSection: oldIndex))
    return !shape.isSectionMarked(index)
      && slots.elementsEqual(oldSlots) { store.items[$0].isIdentical(with: old.store.items[$1]) }
  }

  /// Whether a section is marked or an item may be marked.
  package var hasMarks: Bool { isMarked }
}
