import TestSupport
import Testing

@testable import DiffableSources

/// The requests that a window of pages knows after pages were unloaded.
struct PageWindowTests {
  typealias Window = PageWindow<Int, Int, String>

  /// Adds a page with one item, which answers a request; nil for the request of the window.
  private func add(
    _ item: Int,
    to window: inout Window,
    _ direction: PageDirection,
    answering request: PageRequest<String>? = nil,
    previous: String? = nil,
    next: String? = nil
  ) throws {
    let request = try #require(request ?? window.request(direction))
    let page = Page<Int, Int, String>(
      [SnapshotSection(0, items: [item])],
      previous: previous,
      next: next
    )
    window.add(page, answering: request, direction) { _ in true }
  }

  /// The request for the farthest page is known even if a page between it and the loaded pages is loaded again by a
  /// cursor.
  @Test func aPageLoadedByItsCursorKeepsTheRequestsOfOtherUnloadedPages() throws {
    var window = Window(itemLimit: 1)
    try add(3, to: &window, .next, answering: PageRequest(cursor: "3"), previous: "2")
    try add(2, to: &window, .previous, previous: "1")
    try add(1, to: &window, .previous, next: "2")
    // The second page has no cursor for the third page, but the first page has one for the second page.
    _ = window.removeLastPage(.next)
    #expect(window.request(.next)?.cursor == "3")
    _ = window.removeLastPage(.next)
    #expect(window.request(.next)?.cursor == "2")
    try add(2, to: &window, .next)
    #expect(window.request(.next)?.cursor == "3")
    try add(3, to: &window, .next)
    #expect(window.request(.next) == nil)
  }
}
