#if os(macOS) || os(Linux)
import DiffableSources

/// A simulated server with the contents of the library and slow replies.
@MainActor
final class LibraryServer {
  typealias ShelfPage = Page<Shelf, ModelItem<ShelfItem>, ShelfCursor>

  let replies = SlowReplies(ticks: 1)

  /// Returns the first six videos in an order.
  func videos(by areInOrder: (Video, Video) -> Bool) async -> [ModelItem<Video>] {
    await replies.wait()
    return Self.videos.sorted(by: areInOrder).prefix(6).map { ModelItem($0) }
  }

  /// Returns the first six books in an order.
  func books(by areInOrder: (Book, Book) -> Bool) async -> [ModelItem<Book>] {
    await replies.wait()
    return Self.books.sorted(by: areInOrder).prefix(6).map { ModelItem($0) }
  }

  /// Returns the videos and books whose title or maker contains a text.
  ///
  /// Titles that begin with the text are first.
  func search(_ text: String) async -> [ModelItem<Medium>] {
    await replies.wait()
    let text = text.folded
    guard !text.isEmpty else { return [] }
    let matches = Self.media.compactMap { medium -> (rank: Int, medium: Medium)? in
      let (title, maker) = (medium.title.folded, medium.maker.folded)
      if title.hasPrefix(text) { return (0, medium) }
      if title.contains(text) { return (1, medium) }
      return maker.contains(text) ? (2, medium) : nil
    }
    return matches.sorted { ($0.rank, $0.medium.title) < ($1.rank, $1.medium.title) }
      .map { ModelItem($0.medium) }
  }

  // MARK: Shelves

  /// Returns a page of shelves, or of the items of one shelf; the first page of shelves if the cursor is `nil`.
  func shelves(_ cursor: ShelfCursor?) async -> ShelfPage {
    await replies.wait()
    return switch cursor ?? .shelves(page: 0) {
    case .shelves(let page): shelves(page: page)
    case .items(let shelf, let page): items(page: page, of: shelf)
    }
  }

  private static let shelfNames = [
    ["Featured", "Editors' videos", "Editors' books"], ["New videos", "New books"],
    ["Short videos", "Long books"],
  ]

  private func shelves(page: Int) -> ShelfPage {
    let first = Self.shelfNames[..<page].joined().count
    let shelves = Self.shelfNames[page].enumerated().map {
      Shelf(number: first + $0.offset, name: $0.element)
    }
    return ShelfPage(
      shelves.map { SnapshotSection($0, items: Array(media(of: $0).prefix(3))) },
      next: page + 1 < Self.shelfNames.count ? .shelves(page: page + 1) : nil,
      nextInSections: Dictionary(
        uniqueKeysWithValues: shelves.map { ($0, ShelfCursor.items($0, page: 1)) }
      )
    )
  }

  private func items(page: Int, of shelf: Shelf) -> ShelfPage {
    let media = media(of: shelf)
    return ShelfPage(
      [SnapshotSection(shelf, items: Array(media.dropFirst(page * 3).prefix(3)))],
      next: (page + 1) * 3 < media.count ? .items(shelf, page: page + 1) : nil
    )
  }

  /// Returns all items of a shelf.
  private func media(of shelf: Shelf) -> [ModelItem<ShelfItem>] {
    let media: [Medium] =
      switch shelf.name {
      case "Featured": Self.media.enumerated().filter { $0.offset % 3 == 0 }.map { $0.element }
      case "New videos": Self.videos.sorted { $0.year > $1.year }.map { .video($0) }
      case "Short videos": Self.videos.sorted { $0.minutes < $1.minutes }.map { .video($0) }
      case "New books": Self.books.sorted { $0.year > $1.year }.map { .book($0) }
      case "Long books": Self.books.sorted { $0.pages > $1.pages }.map { .book($0) }
      case "Editors' videos": Self.videos.map { .video($0) }
      default: Self.books.map { .book($0) }
      }
    return media.prefix(8).map { ModelItem(ShelfItem(shelf: shelf, medium: $0)) }
  }
}
#endif
