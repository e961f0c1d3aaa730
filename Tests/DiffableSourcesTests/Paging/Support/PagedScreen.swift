import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A strict list with its data source, a pager and a server, and a record of states and outcomes.
@MainActor final class PagedScreen {
  /// A record of what the pager reports to its handlers.
  ///
  /// It is a separate object, so that the handlers need no reference to the screen.
  final class Recorder {
    /// The states of the list; equal consecutive states are recorded once.
    var states: [String] = []

    /// The outcomes of all loads, in order.
    var outcomes: [String] = []
  }

  let screen: Screen
  let server = PageServer()
  let pager: TestPager
  let recorder = Recorder()

  init(
    _ kind: ListKind = .collectionView,
    duplicates: DuplicatePolicy = .keepFirst
  ) {
    screen = Screen(kind)
    pager = TestPager(
      query: "cats",
      duplicates: duplicates
    ) { [server] query, cursor in
      try await server.page(query, cursor)
    }
    pager.itemThreshold = 2
    pager.snapshotHandler = { [dataSource = screen.dataSource] in dataSource.apply($0) }
    pager.stateHandler = { [recorder] pager in
      let state = pager.state.text
      if recorder.states.last != state { recorder.states.append(state) }
    }
    pager.outcomeHandler = { [recorder] outcome in recorder.outcomes.append(outcome.text) }
  }

  /// Waits until the server has received a number of requests, and expects no further request.
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

  /// Waits until the pager has received all replies and failures, and lets other tasks run.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    await wait(sourceLocation: sourceLocation) { self.server.hasDelivered }
    await letOthersRun()
  }

  /// Replies to the newest request of a load, and returns the outcome.
  @discardableResult
  func load(
    _ load: TestPager.Load?,
    _ notation: String,
    previous: String? = nil,
    next: String? = nil,
    nextInSections: [Tagged: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> String {
    guard let load else {
      Issue.record("No load was started", sourceLocation: sourceLocation)
      return ""
    }
    await wait(sourceLocation: sourceLocation) { !self.server.open.isEmpty }
    let page = TestPage(notation, previous: previous, next: next, nextInSections: nextInSections)
    server.reply(to: server.open.last ?? -1, page)
    return await load.outcome.text
  }

  func reply(
    to number: Int,
    _ notation: String,
    previous: String? = nil,
    next: String? = nil,
    nextInSections: [Tagged: String] = [:]
  ) {
    let page = TestPage(notation, previous: previous, next: next, nextInSections: nextInSections)
    server.reply(to: number, page)
  }

  /// Expects the snapshot and the states of the pager, and expects the list to show the snapshot.
  func expect(
    _ notation: String,
    _ state: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(pager.snapshot.notation == notation, sourceLocation: sourceLocation)
    #expect(pager.state.text == state, sourceLocation: sourceLocation)
    screen.expectShown(notation, sourceLocation: sourceLocation)
  }
}

extension TestPage {
  /// Creates a page from text such as `1 1a 2a | 2 3a`; sections and items can repeat.
  init(
    _ notation: String,
    previous: String? = nil,
    next: String? = nil,
    nextInSections: [Tagged: String] = [:]
  ) {
    let sections = notation.split(separator: "|").compactMap { part in
      let words = part.split(separator: " ").compactMap { Tagged(String($0)) }
      return words.first.map { SnapshotSection($0, items: Array(words.dropFirst())) }
    }
    self.init(sections, previous: previous, next: next, nextInSections: nextInSections)
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

extension Pager.Outcome where Item == Tagged {
  var text: String {
    ([ending.text] + dropped.map { "-\($0)" }).joined(separator: " ")
  }
}

extension Pager.Outcome.Ending {
  var text: String {
    switch self {
    case .loaded: "loaded"
    case .failed: "failed"
    case .cancelled: "cancelled"
    case .outdated: "outdated"
    }
  }
}
