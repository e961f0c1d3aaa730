/// One page of a list that is loaded page by page.
///
/// A page has items in sections, and cursors for the pages before and after it. The items are appended to their
/// sections, and sections that the list does not have yet are appended to the list. Pages with new sections
/// make the list longer. Pages with items for an existing section make that section longer. Such a section is
/// often a row that scrolls sideways.
///
/// A *cursor* is whatever the server needs to find another page: a token, a date, an identifier or a
/// number.
///
/// ```swift
/// let page = Page(
///   [SnapshotSection("new", items: [1, 2, 3])],
///   next: "token of page 2"
/// )
/// ```
///
/// A list can begin in the middle. Its first page then also has a cursor for the page before it:
///
/// ```swift
/// let page = Page(
///   [SnapshotSection("messages", items: [40, 41, 42])],
///   previous: "before 40",
///   next: "after 42"
/// )
/// ```
///
/// The items of a previous page are inserted at the beginning of their sections, and its new sections before the first
/// section of the list.
///
/// Sections can have next pages of their own, but no previous pages. The page that contains such a section for the
/// first time also contains the cursor for the next page of that section:
///
/// ```swift
/// let page = Page(
///   [
///     SnapshotSection("new", items: [1, 2, 3]),
///     SnapshotSection("hot", items: [4, 5]),
///   ],
///   next: "rows 2",
///   nextInSections: ["new": "new 2"]
/// )
/// ```
///
/// A page is plain data, and its items may be duplicates: of each other, or of items in earlier pages.
/// ``Pager`` resolves duplicates.
///
/// The pager compares no keys of ``nextInSections`` with each other. But code that creates or changes this dictionary
/// does: Swift's `Dictionary` can trap if sections break the rules of `Hashable`, such as objects whose hash changes
/// while they are keys.
public struct Page<Section: Hashable & Sendable, Item: Hashable & Sendable, Cursor: Sendable>:
  Sendable
{
  /// The items of the page, in their sections.
  public var sections: [SnapshotSection<Section, Item>]

  /// The cursor of the page of the list before this one; nil if this page is the beginning of the list.
  ///
  /// ``Pager`` reads it in first pages and previous pages, and ignores it in all others.
  public var previous: Cursor?

  /// The cursor of the page after this one; nil if this is the last page.
  ///
  /// In a previous page it is ignored, because the pages after it are loaded.
  ///
  /// If this page was loaded for a section that has pages of its own, `next` is the cursor of that section's next
  /// page.
  public var next: Cursor?

  /// The cursors of the next pages of sections that have pages of their own.
  ///
  /// The cursors of a next page replace older cursors of the same sections, except of sections whose next page is being
  /// loaded. A section without an entry keeps its older cursor, but a first page or a refresh discards all older
  /// cursors. In a page that was loaded for a section, the entry for that section is ignored: ``next`` is its cursor.
  /// In a previous page, the entries for sections that the list already has are ignored.
  public var nextInSections: [Section: Cursor]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - sections: The items of the page, in their sections.
  ///   - previous: The cursor of the page before this one; nil if this page is the beginning of the list.
  ///   - next: The cursor of the page after this one; nil if this is the last page.
  ///   - nextInSections: The cursors of the next pages of sections that have pages of their own.
  /// - Complexity: O(1).
  @inlinable
  public init(
    _ sections: [SnapshotSection<Section, Item>],
    previous: Cursor? = nil,
    next: Cursor?,
    nextInSections: [Section: Cursor] = [:]
  ) {
    self.sections = sections
    self.previous = previous
    self.next = next
    self.nextInSections = nextInSections
  }
}

extension Page: Equatable where Cursor: Equatable {}
