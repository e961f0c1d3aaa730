import DiffableSources

// A provider says which items a page shows. It runs on the actor of its caller, and waits for the server.

@available(macOS 15, *)
struct NewVideos: ItemProvider {
  let server: LibraryServer

  nonisolated(nonsending) func items() async throws -> [Identified<Video>] {
    await server.videos { $0.year > $1.year }
  }
}

@available(macOS 15, *)
struct PopularVideos: ItemProvider {
  let server: LibraryServer

  nonisolated(nonsending) func items() async throws -> [Identified<Video>] {
    await server.videos { $0.views > $1.views }
  }
}

@available(macOS 15, *)
struct NewBooks: ItemProvider {
  let server: LibraryServer

  nonisolated(nonsending) func items() async throws -> [Identified<Book>] {
    await server.books { $0.year > $1.year }
  }
}

@available(macOS 15, *)
struct OldBooks: ItemProvider {
  let server: LibraryServer

  nonisolated(nonsending) func items() async throws -> [Identified<Book>] {
    await server.books { $0.year < $1.year }
  }
}

/// A search for videos and books.
@available(macOS 15, *)
struct MediaSearch: ItemProvider {
  let server: LibraryServer
  let text: String

  nonisolated(nonsending) func items() async throws -> [Identified<Medium>] {
    await server.search(text)
  }
}
