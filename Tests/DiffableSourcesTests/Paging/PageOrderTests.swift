import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Replies that are late, out of order, or sent after the pager was released.
@Suite(.timeLimit(.minutes(10))) @MainActor struct PageOrderTests {
  private let screen = PagedScreen()
  private var pager: TestPager { screen.pager }
  private var server: PageServer { screen.server }

  /// The number of reloads and batches that the list has received.
  private var numberOfEvents: Int { screen.screen.list.log.count }

  /// The reply to the superseded page, or its failure, is ignored before and after the new first page.
  @Test(
    arguments: ["cats", "dogs"],
    [(false, [1, 2]), (false, [2, 1]), (true, [1, 2]), (true, [2, 1])]
  )
  func refreshOrAnotherQuerySupersedesTheNextPage(
    _ query: String,
    _ reply: (fails: Bool, order: [Int])
  ) async {
    await screen.load(pager.refresh(), "1 1a 2a", next: "p2")
    let page = pager.loadNextPage()
    await screen.wait(forRequests: 2)
    let first = query == "cats" ? pager.refresh() : pager.load(query)
    await screen.wait(forRequests: 3)
    await screen.wait { server.cancelled == [1] }
    for number in reply.order {
      if number == 2 {
        screen.reply(to: 2, "1 4a 5a", next: "of 2")
      } else if reply.fails {
        server.fail(1)
      } else {
        screen.reply(to: 1, "1 3a", next: "of 1")
      }
      await screen.settle()
    }
    #expect(await page?.outcome.text == "outdated")
    #expect(await first.outcome.text == "loaded")
    screen.expect("1 4a 5a", "loaded")
    await screen.load(pager.loadNextPage(), "1 6a")
    #expect(server.requests == ["cats", "cats p2", query, "\(query) of 2"])
  }

  @Test func consecutiveRefreshesSendOneRequest() async {
    let loads = [pager.refresh(), pager.refresh(), pager.refresh()]
    await screen.wait(forRequests: 1)
    await screen.settle()
    #expect(server.requests.count == 1)
    screen.reply(to: 0, "1 1a")
    var outcomes: [String] = []
    for load in loads { outcomes.append(await load.outcome.text) }
    #expect(outcomes == ["outdated", "outdated", "loaded"])
    #expect(numberOfEvents == 1)
  }

  /// A user refreshes, or types, so that each letter is a new query, and the replies arrive in any order.
  @Test(arguments: [false, true])
  func lastOfManyFirstPagesIsShown(_ isTyping: Bool) async {
    for seed in 0..<20 as Range<UInt64> {
      let screen = PagedScreen()
      var generator = SeededGenerator(seed: seed)
      for number in 0..<8 {
        if isTyping { screen.pager.load("q\(number)") } else { screen.pager.refresh() }
        await screen.wait(forRequests: number + 1)
      }
      for number in (0..<8).shuffled(using: &generator) {
        screen.reply(to: number, "1 \(number)a")
        await screen.settle()
      }
      await screen.wait { screen.recorder.outcomes.count == 8 }
      screen.expect("1 7a", "ended")
      #expect(screen.screen.list.log.count == 1)
      #expect(screen.recorder.states == ["loading first", "ended"])
      #expect(screen.recorder.outcomes.count { $0 == "outdated" } == 7)
    }
  }

  // MARK: - Lifetimes

  @Test(arguments: [false, true])
  func pagerIsReleasedDuringALoad(_ heeds: Bool) async {
    let server = PageServer()
    server.heedsCancellation = heeds
    var pager: TestPager? = TestPager(query: "cats") { query, cursor in
      try await server.page(query, cursor)
    }
    var changes = 0
    pager?.stateHandler = { _ in changes += 1 }
    weak let weakPager = pager
    let load = pager?.refresh()
    await screen.wait { server.requests == ["cats"] }
    #expect(weakPager != nil)
    pager = nil
    #expect(weakPager == nil)
    await screen.wait { server.cancelled == [0] }
    if !heeds { server.reply(to: 0, TestPage("1 1a")) }
    #expect(await load?.outcome.text == "cancelled")
    #expect(changes == 1)
  }

  /// A load in progress keeps the provider alive, but not the screen.
  @Test func screenIsReleasedDuringALoad() async {
    weak var weakPager: TestPager?
    weak var weakList: StrictList<String>?
    let server: PageServer
    do {
      let screen = PagedScreen()
      screen.screen.list.delaysCompletions = true
      (server, weakPager, weakList) = (screen.server, screen.pager, screen.screen.list)
      await screen.load(screen.pager.refresh(), "1 1a", next: "p2")
      screen.pager.loadNextPage()
      await screen.wait(forRequests: 2)
      #expect(weakList?.numberOfDelayedCompletions == 1)
    }
    #expect(weakPager == nil)
    #expect(weakList == nil)
    await screen.wait { server.cancelled == [1] }
    server.reply(to: 1, TestPage("1 2a"))
    await screen.wait { server.hasDelivered }
    await letOthersRun()
  }

  // MARK: - The list

  @Test(arguments: ListKind.all)
  func pagesCanBeAddedDuringAnimations(_ kind: ListKind) async {
    let screen = PagedScreen(kind)
    let list = screen.screen.list
    await screen.load(screen.pager.refresh(), "1 1a 2a", next: "p2")
    list.delaysCompletions = true
    await screen.load(screen.pager.loadNextPage(), "1 3a | 2 4a", next: "p3")
    #expect(list.numberOfDelayedCompletions > 0)
    await screen.load(screen.pager.loadNextPage(), "2 5a", next: "p4")
    await screen.load(screen.pager.refresh(), "2 4b 1b", next: "p5")
    await screen.load(screen.pager.loadNextPage(), "3 6a")
    while list.numberOfDelayedCompletions > 0 { list.completeNext() }
    screen.expect("2 4b 1b | 3 6a", "ended")
  }

  @Test func stateHandlerCanUseThePager() async {
    var isDone = false
    pager.stateHandler = { pager in
      if case .ended = pager.state, !isDone {
        isDone = true
        pager.load("dogs")
        pager.update { $0.appendSections(["9"]) }
      }
    }
    await screen.load(pager.refresh(), "1 1a")
    screen.expect("1 1a | 9", "loading first")
    await screen.wait(forRequests: 2)
    screen.reply(to: 1, "1 2a")
    await screen.wait { pager.state.text == "ended" }
    screen.expect("1 2a", "ended")
  }

  @Test func stateHandlerCanCancelTheNewLoad() async {
    pager.stateHandler = { pager in
      if pager.state.isLoading { pager.cancel() }
    }
    #expect(await pager.refresh().outcome.text == "outdated")
    screen.expect("", "idle")
    #expect(server.requests == [])
  }
}
