import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A strict list with its data source, a page source and a server, and a diary of what happens.
@MainActor final class PagedScreen {
  /// What the source's handlers share with the screen, so that neither holds the other.
  final class Diary {
    /// The states of the list, without those that repeat.
    var states: [String] = []
    var outcomes: [String] = []
  }

  let screen: Screen
  let server = PageServer()
  let source: TestPager
  let diary = Diary()

  init(_ kind: ListKind = .collectionView, duplicates: DuplicatePolicy = .keepFirst) {
    screen = Screen(kind)
    source = TestPager(query: "cats", duplicates: duplicates) { [server] query, cursor in
      try await server.page(query, cursor)
    }
    source.itemThreshold = 2
    source.snapshotHandler = { [dataSource = screen.dataSource] in dataSource.apply($0) }
    source.stateHandler = { [diary] source in
      let state = source.state.text
      if diary.states.last != state { diary.states.append(state) }
    }
    source.outcomeHandler = { [diary] outcome in diary.outcomes.append(outcome.text) }
  }

  /// Waits until the server was asked as often as this.
  func wait(
    forRequests count: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await wait(sourceLocation: sourceLocation) { self.server.requests.count >= count }
    #expect(server.requests.count == count, sourceLocation: sourceLocation)
  }

  func wait(
    sourceLocation: SourceLocation = #_sourceLocation,
    until isReached: () -> Bool
  ) async {
    await waitUntil(sourceLocation: sourceLocation, isReached)
  }

  /// Loads and replies.
  @discardableResult
  func load(
    _ load: PageLoad<Tagged>?,
    _ notation: String,
    next: String? = nil,
    nextInSections: [Tagged: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> String {
    guard let load else {
      Issue.record("Nothing is loaded", sourceLocation: sourceLocation)
      return ""
    }
    await wait(sourceLocation: sourceLocation) { !self.server.open.isEmpty }
    reply(to: server.open.last ?? -1, notation, next: next, nextInSections: nextInSections)
    return await load.outcome.text
  }

  func reply(
    to number: Int,
    _ notation: String,
    next: String? = nil,
    nextInSections: [Tagged: String] = [:]
  ) {
    server.reply(to: number, TestPage(notation, next: next, nextInSections: nextInSections))
  }

  /// Expects what is there, on screen too, and the state.
  func expect(
    _ notation: String,
    _ state: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(source.snapshot.notation == notation, sourceLocation: sourceLocation)
    #expect(source.state.text == state, sourceLocation: sourceLocation)
    screen.expectShown(notation, sourceLocation: sourceLocation)
  }
}

extension TestPage {
  /// A page as text, `1 1a 2a | 2 3a`, whose sections and items may repeat.
  init(_ notation: String, next: String? = nil, nextInSections: [Tagged: String] = [:]) {
    let sections = notation.split(separator: "|").compactMap { part in
      let words = part.split(separator: " ").compactMap { Tagged(String($0)) }
      return words.first.map { SnapshotSection($0, items: Array(words.dropFirst())) }
    }
    self.init(sections, next: next, nextInSections: nextInSections)
  }
}

extension PagingState {
  var text: String {
    switch self {
    case .idle: "idle"
    case .loading(let step): "loading \(step)"
    case .loaded: "loaded"
    case .ended: "ended"
    case .failed(let step, _): "failed \(step)"
    }
  }
}

extension PageOutcome<Tagged> {
  var text: String {
    ([ending.text] + dropped.map { "-\($0)" }).joined(separator: " ")
  }
}

extension PageOutcome.Ending {
  var text: String {
    switch self {
    case .loaded: "loaded"
    case .failed: "failed"
    case .cancelled: "cancelled"
    case .outdated: "outdated"
    }
  }
}
