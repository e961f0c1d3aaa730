/// How a difference finds the sections and items in both snapshots whose content has changed.
///
/// By default, the comparison is ``automatic``: content is compared if it is ``ContentEquatable``. With functions, you
/// choose the update for each item. An item whose new content needs a cell of another class must be reloaded, because a
/// list that reconfigures an item keeps its cell:
///
/// ```swift
/// let comparison = ContentComparison<Int, Message>(
///   items: { old, new in
///     if old.hasPhoto != new.hasPhoto { return .reload }
///     return old.text == new.text ? nil : .reconfigure
///   }
/// )
/// ```
///
/// Content in memory that both snapshots share is not compared, and neither are items that consist of the same bytes.
public struct ContentComparison<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// Finds the sections or the items that must be updated.
  ///
  /// A closure, so that it is compiled for the identifier types of the client, where the comparison is created.
  @usableFromInline
  typealias Finder =
    @Sendable (
      _ old: Snapshot<Section, Item>, _ new: Snapshot<Section, Item>, _ matching: Matching
    ) -> [ContentChange]

  @usableFromInline var sectionFinder: Finder?
  @usableFromInline var itemFinder: Finder?

  /// Creates a comparison by functions.
  ///
  /// - Parameters:
  ///   - items: Returns the update for the cell of an item, or nil if the cell is up to date. Nil to compare no items.
  ///   - sections: Returns the update for the headers and footers of a section, or nil if they are up to date. Nil to
  ///     compare no sections.
  /// - Complexity: O(1).
  @inlinable
  public init(
    items: (@Sendable (_ old: Item, _ new: Item) -> ContentUpdate?)? = nil,
    sections: (@Sendable (_ old: Section, _ new: Section) -> ContentUpdate?)? = nil
  ) {
    if let items {
      itemFinder = { $1.contentChanges(ofItemsFrom: $0, $2, items) }
    }
    if let sections {
      sectionFinder = { $1.contentChanges(ofSectionsFrom: $0, $2, sections) }
    }
  }

  /// The comparison that compares nothing: only marks update sections and items.
  @inlinable public static var none: ContentComparison { ContentComparison() }
}

/// The update for a section or an item whose content has changed, with the new index of the section, or the new
/// position of the item across all sections.
@usableFromInline
typealias ContentChange = (position: Int, update: ContentUpdate)

// Embedded Swift cannot find out at run time whether a type conforms to a protocol.
#if !hasFeature(Embedded)
  extension ContentComparison {
    /// The comparison of sections and items that conform to ``ContentEquatable``, which reconfigures those that differ.
    ///
    /// Embedded Swift cannot find out whether a type conforms. Give functions there.
    @inlinable public static var automatic: ContentComparison { automatic(.reconfigure) }

    /// Returns the comparison of sections and items that conform to ``ContentEquatable``.
    ///
    /// - Parameter update: The update for those whose content differs.
    /// - Returns: The comparison. It asks the types at run time, so it also works in generic code.
    /// - Complexity: O(1).
    @inlinable
    public static func automatic(_ update: ContentUpdate) -> ContentComparison {
      // In a client, the compiler removes the casts of types that conform. For other types, the comparisons add no code
      // to the client, because they are functions of their own.
      var comparison = none
      if let type = Section.self as? any ContentEquatable.Type {
        comparison.sectionFinder = sectionFinder(comparing: type, update)
      }
      if let type = Item.self as? any ContentEquatable.Type {
        comparison.itemFinder = itemFinder(comparing: type, update)
      }
      return comparison
    }

    @inlinable
    static func sectionFinder<Content: ContentEquatable>(
      comparing type: Content.Type,
      _ update: ContentUpdate
    ) -> Finder {
      { old, new, matching in
        new.contentChanges(ofSectionsFrom: old, matching) { old, new in
          guard let old = old as? Content, let new = new as? Content else { return nil }
          return new.isContentEqual(to: old) ? nil : update
        }
      }
    }

    @inlinable
    static func itemFinder<Content: ContentEquatable>(
      comparing type: Content.Type,
      _ update: ContentUpdate
    ) -> Finder {
      { old, new, matching in
        new.contentChanges(ofItemsFrom: old, matching) { old, new in
          guard let old = old as? Content, let new = new as? Content else { return nil }
          return new.isContentEqual(to: old) ? nil : update
        }
      }
    }
  }
#endif
