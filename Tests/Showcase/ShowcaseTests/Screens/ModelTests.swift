import DiffableTerminal
import Testing

@testable import TestedShowcase

@MainActor
@Suite("Screens that follow a model", .timeLimit(.minutes(5)))
struct ModelTests {
  @Test(
    "A key changes only the model; the list shows the change before the next frame",
    arguments: [
      ("settings", "space", 2), ("settings", "space*2", 9), ("shopping", "down d u", 14),
      ("shopping", "a x", 5), ("shopping", "a f i g enter 1 enter enter enter", 15),
    ]
  )
  func keysChangeOnlyTheModel(name: String, keys: String, numberOfRows: Int) async throws {
    let screen = try open(name)
    let steps = try Script(keys).steps
    for step in steps.dropLast() { #expect(await screen.receive(step.event)) }
    guard case .key(let key)? = steps.last?.event else { return }
    let list = screen.list
    let before = list.rows.map(\.cell)
    list.change { try? screen.press(key) }
    #expect(!screen.showsModel && list.rows.map(\.cell) == before)
    await screen.runTasks()
    #expect(screen.showsModel && screen.list.rows.count == numberOfRows)
  }

  @Test("The list of mountains shows each result of a search, and then the screen is not busy")
  func listShowsResults() async throws {
    let screen = try open("mountains")
    for (key, count) in [("k", 43), ("a", 12), ("n", 3), ("clear", 167)] {
      try await screen.press(key)
      #expect(!screen.isBusy && screen.showsModel && screen.list.rows.count == count)
    }
  }

  @Test("An event waits until the list shows the model, however many turns that takes")
  func eventsWaitForTheList() async {
    let screen = SlowFollower()
    #expect(await screen.receive(.key(.space)))
    #expect(screen.showsModel)
    screen.showsModel = false
    screen.show()
    await screen.finishWork()
    #expect(screen.showsModel)
  }

  private func open(_ name: String) throws -> any Screen {
    let entry = try #require(ScreenEntry.all.first { $0.name == name })
    return try entry.open(ScreenEntry.Options())
  }
}

/// A screen whose list shows the model after many turns of the main actor.
private final class SlowFollower: Screen {
  let list = TerminalList()
  let title = "Slow"
  let keys: KeyValuePairs<String, String> = [:]
  var showsModel = true

  func press(_ key: Key) {
    showsModel = false
    show()
  }

  func show() {
    Task {
      for _ in 0..<1000 { await Task.yield() }
      showsModel = true
    }
  }
}
