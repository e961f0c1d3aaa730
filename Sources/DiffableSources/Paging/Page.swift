/// One part of a list that comes in parts.
///
/// A page says where its items go and what follows it. Its items go to the end of their sections, and
/// sections that the list does not have yet go to its end. So pages of new sections make a list grow
/// downwards, and pages of new items in one section make that section grow, which on screen is as a rule
/// sideways.
///
/// What follows is said by a *cursor*: whatever the server needs to find the next page, be it a token, a
/// date, an identifier or a number.
///
/// ```swift
/// let page = Page([SnapshotSection("new", items: [1, 2, 3])], next: "token of page 2")
/// ```
///
/// Where sections have pages of their own, the page that brings a section also brings the cursor for
/// more of it:
///
/// ```swift
/// let page = Page(
///   [SnapshotSection("new", items: [1, 2, 3]), SnapshotSection("hot", items: [4, 5])],
///   next: "rows 2",
///   nextInSections: ["new": "new 2"]
/// )
/// ```
///
/// It is nothing but data: items may repeat within a page, and those of pages before. A ``Pager``
/// resolves that.
public struct Page<Section: Hashable & Sendable, Item: Hashable & Sendable, Cursor: Sendable>:
  Sendable
{
  /// The items of the page, in their sections.
  public var sections: [SnapshotSection<Section, Item>]

  /// What finds the page after this one; nil when this is the last.
  ///
  /// If the page was asked for with the cursor of a section, the next page of that section.
  public var next: Cursor?

  /// What finds more of sections that have pages of their own.
  ///
  /// Sections that are not named here stay as they are. For the section whose page this is, ``next``
  /// counts.
  public var nextInSections: [Section: Cursor]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - sections: The items of the page, in their sections.
  ///   - next: What finds the page after this one; nil when this is the last.
  ///   - nextInSections: What finds more of sections that have pages of their own.
  /// - Complexity: O(1).
  @inlinable
  public init(
    _ sections: [SnapshotSection<Section, Item>],
    next: Cursor?,
    nextInSections: [Section: Cursor] = [:]
  ) {
    self.sections = sections
    self.next = next
    self.nextInSections = nextInSections
  }
}

extension Page: Equatable where Cursor: Equatable {}
