import Testing

@testable import showcase

@Suite("Screen executors")
struct ScreenExecutorTests {
  @available(macOS 15, *)
  private actor Clerk {
    nonisolated let executor: ScreenExecutor
    private(set) var notes: [String] = []

    init(delay: Int) { executor = ScreenExecutor(delay: delay) }

    nonisolated var unownedExecutor: UnownedSerialExecutor {
      executor.asUnownedSerialExecutor()
    }

    func note(_ text: String) { notes.append(text) }

    /// Sends a text to another clerk, and notes the reply.
    func ask(_ other: Clerk, _ text: String) {
      Task { [self] in
        note("asks \(text)")
        await other.note(text)
        note("heard \(text)")
      }
    }

    nonisolated var allNotes: [String] { executor.run { assumeIsolated { $0.notes } } }
  }

  @Test("Jobs run in order, after the delay, and only while the executor runs")
  @available(macOS 15, *)
  func jobsRunAfterTheDelay() {
    let (clerk, server) = (Clerk(delay: 0), Clerk(delay: 2))
    clerk.executor.run {
      clerk.assumeIsolated { clerk in
        clerk.ask(server, "a")
        clerk.ask(server, "b")
        #expect(clerk.notes.isEmpty)
      }
    }
    #expect(clerk.allNotes == ["asks a", "asks b"])
    #expect(clerk.executor.isIdle && !server.executor.isIdle)
    server.executor.pass(ticks: 1)
    #expect(server.allNotes.isEmpty)
    server.executor.pass(ticks: 1)
    #expect(server.allNotes == ["a", "b"])
    #expect(server.executor.isIdle)
    #expect(clerk.allNotes == ["asks a", "asks b"])
    #expect(clerk.allNotes == ["asks a", "asks b", "heard a", "heard b"])
  }

  @Test("Access outside of run, and recursive runs, trap")
  @available(macOS 15, *)
  func accessOutsideOfRunTraps() async {
    await #expect(processExitsWith: .failure) {
      guard #available(macOS 15, *) else { return }
      let executor = ScreenExecutor()
      executor.checkIsolated()
    }
    await #expect(processExitsWith: .failure) {
      guard #available(macOS 15, *) else { return }
      let executor = ScreenExecutor()
      executor.run { executor.run {} }
    }
  }
}
