import Testing

@testable import showcase

@Suite("Scripted runs")
struct ScriptedRunTests {
  @Test(
    "Each screen plays its default keys",
    arguments: ["texts", "settings", "countdown", "sort", "shopping", "store", "library", "feed"]
  )
  func screensPlayTheirDefaultKeys(name: String) throws {
    let run = ScriptedRun(name)
    #expect(run.code == 0)
    #expect(run.error == "")
    #expect(try run.output == ScriptedRun.expected(name))
  }

  @Test("Without a screen, the program lists the screens and plays a deterministic tour")
  func tourIsPlayedWithoutAScreen() throws {
    let run = ScriptedRun()
    #expect(run.code == 0)
    #expect(run.error == "")
    #expect(try run.output == ScriptedRun.expected("tour"))
    for entry in ScreenEntry.all {
      #expect(run.output.contains("\n  \(entry.menuLine)\n"))
      let title = "\n── \(entry.name): \(entry.summary) ──\n"
      #expect(run.output.contains(title) == !["files", "mirror"].contains(entry.name))
    }
  }

  @Test(
    "Screen names are unique, and default keys are valid",
    arguments: ScreenEntry.all.indices
  )
  func namesAreUniqueAndKeysAreValid(index: Int) throws {
    let entry = ScreenEntry.all[index]
    #expect(ScreenEntry.all.count { $0.name == entry.name } == 1)
    #expect(try !entry.script.steps.isEmpty)
  }
}
