import DiffableSources

// What the user can do in the library. Each load is a task on the actor.
@available(macOS 15, *)
extension Library {
  /// Loads the videos, the books and the first page of shelves.
  func open() {
    pager.show(in: shelves)
    Task { await videos.load() }
    Task { await books.load() }
    pager.refresh()
  }

  /// Cancels all requests for shelves.
  func close() { pager.cancel() }

  /// Exchanges the provider of the current page, and loads the page again.
  ///
  /// Only the pages of videos and of books have another provider.
  func exchangeProvider() {
    switch tab {
    case .videos:
      showsOtherVideos.toggle()
      Task {
        if showsOtherVideos {
          await videos.load(from: PopularVideos(server: server))
        } else {
          await videos.load(from: NewVideos(server: server))
        }
      }
    case .books:
      showsOtherBooks.toggle()
      Task {
        if showsOtherBooks {
          await books.load(from: OldBooks(server: server))
        } else {
          await books.load(from: NewBooks(server: server))
        }
      }
    case .discover, .search: break
    }
  }

  /// Shows the videos, the books and the search results in cells of the other size.
  func exchangeCells() {
    size = size == .small ? .large : .small
    switch size {
    case .small:
      videos.items.setCell(SmallVideoCell.self)
      books.items.setCell(SmallBookCell.self)
    case .large:
      videos.items.setCell(LargeVideoCell.self)
      books.items.setCell(LargeBookCell.self)
    }
    results.items.setCell { [size] in ReusableCell($0, size) }
  }

  /// Shows the videos and books that match a text.
  func search(_ text: String) {
    hint.show(text.isEmpty ? "Type a title or a name" : "Nothing is called “\(text)”")
    Task { await results.load(from: MediaSearch(server: server, text: text)) }
  }

  /// Loads more shelves or more of a shelf if the item at the cursor is near the end.
  func loadNextPageIfNeeded() {
    guard tab == .discover, let item = selectedItem()?.item(as: Identified<ShelfItem>.self) else {
      return
    }
    pager.willDisplay(item)
  }

  /// Returns the name of the current page, and a summary of what the page shows.
  func title() -> String {
    switch tab {
    case .discover:
      "Discover · \(pager.snapshot.numberOfSections) shelves, \(pager.snapshot.numberOfItems) titles"
    case .videos: "Videos · \(showsOtherVideos ? "most watched" : "newest") · \(size.rawValue)"
    case .books: "Books · \(showsOtherBooks ? "oldest" : "newest") · \(size.rawValue)"
    case .search: "Search · \(results.items.numberOfItems) found · \(size.rawValue)"
    }
  }
}
