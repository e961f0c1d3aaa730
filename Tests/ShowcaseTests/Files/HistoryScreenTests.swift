import DiffableTerminal
import Foundation
import TerminalTestSupport
import Testing

@testable import showcase

@Suite("The history of a repository on screen", .enabled(if: TestRepository.isPossible))
struct HistoryScreenTests {
  private let repository: TestRepository

  init() throws {
    repository = try TestRepository(
      TestRepository.commit(
        TestRepository.file("a", "1"),
        TestRepository.file("d/b", "2"),
        message: "Add two files: a and b\n\nThe first commit."
      )
        + TestRepository.commit("R d/b d/c", TestRepository.file("a", "3"))
        + TestRepository.commit("D a")
    )
  }

  private func screen(rebuilds: Bool = false) throws -> HistoryScreen {
    try HistoryScreen(GitHistory(path: repository.path), rebuilds: rebuilds)
  }

  @Test(
    "The first commit is shown at once, with its hash, date and subject",
    arguments: [true, false]
  )
  func firstCommitIsShownImmediately(rebuilds: Bool) throws {
    let screen = try screen(rebuilds: rebuilds)
    #expect(screen.lines == ["+ ./", "+   a", "+ d/", "+   b"])
    var history = try GitHistory(path: repository.path)
    let commit = try #require(try history.next())
    #expect(commit.name.count >= 40)
    #expect(screen.title == "\(commit.name.prefix(7)) 1970-01-01 Add two files: a and b")
    #expect(screen.notice == "Commit 1 of 3, 2 a second: 4 rows added")
  }

  @Test("Each tick shows the next commit, and the end compares the files with git")
  func ticksShowCommits() throws {
    let screen = try screen()
    #expect(try screen.press("tick"))
    #expect(screen.lines == ["  ./", "*   a", "  d/", "*   c"])
    #expect(screen.notice == "Commit 2 of 3, 2 a second: 2 rows changed")
    #expect(try screen.press("tick"))
    #expect(screen.lines == ["  d/", "    c"])
    #expect(screen.interval != nil)
    #expect(try screen.press("tick"))
    #expect(screen.notice == "All 3 commits shown; git has the same files")
    #expect(screen.interval == nil)
    #expect(try screen.press("space right tick"))
    #expect(screen.interval == nil)
  }

  @Test("Space pauses and plays, plus and minus change the speed, and Right shows one commit")
  func keysControlThePlayback() throws {
    let screen = try screen()
    #expect(screen.interval == 0.5)
    #expect(try screen.press("+ +"))
    #expect(screen.interval == 0.125)
    #expect(try screen.press("- - - -"))
    #expect(screen.interval == 1)
    #expect(try screen.press("space"))
    #expect(screen.interval == nil)
    #expect(screen.hint.contains("Space plays"))
    #expect(try screen.press("tick"))
    #expect(screen.notice == "Commit 1 of 3, paused")
    #expect(try screen.press("right"))
    #expect(screen.notice == "Commit 2 of 3, paused: 2 rows changed")
    #expect(try screen.press("space"))
    #expect(screen.interval == 1)
    #expect(screen.hint.contains("Space pauses"))
    #expect(try screen.press("+*9"))
    #expect(screen.interval == 1.0 / 32)
  }

  @Test("A scripted run shows the history on screen, and a run without a script prints a report")
  func scriptsShowTheHistory() {
    let script = ScriptedRun("files", "--git", repository.path, "--keys", "tick*3")
    #expect(script.code == 0)
    #expect(script.output.contains("\n2 updated\n  * a (2)\n  * d/c (4)\n"))
    #expect(ScriptedRun("files", "--git", repository.path).output.contains("3 commits"))
  }

  @Test("An error of git stops the playback and is shown")
  func errorsStopThePlayback() throws {
    let screen = try screen()
    // At the end, the screen compares the files with the files that git lists.
    try #require(try screen.press("tick*2"))
    try FileManager.default.removeItem(at: repository.url)
    #expect(try screen.press("tick"))
    #expect(screen.list.problem != nil)
    #expect(screen.notice == "Commit 3 of 3, stopped by an error")
    #expect(screen.interval == nil)
  }
}
