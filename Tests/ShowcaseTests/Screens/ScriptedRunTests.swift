import Testing

@testable import showcase

@Suite("Scripted runs")
struct ScriptedRunTests {
  @Test(
    "Each screen plays keys that show what it does",
    arguments: ["texts", "countdown", "shopping", "store", "feed"]
  )
  func screens(name: String) throws {
    let run = ScriptedRun(name)
    #expect(run.code == 0)
    #expect(run.error == "")
    #expect(try run.output == ScriptedRun.expected(name))
  }

  @Test("Without a screen it is a list of them, and a short tour that is the same everywhere")
  func tour() throws {
    let run = ScriptedRun()
    #expect(run.code == 0)
    #expect(run.error == "")
    #expect(try run.output == ScriptedRun.expected("tour"))
    for entry in ScreenEntry.all {
      #expect(run.output.contains("\n  \(entry.menuLine)\n"))
      let title = "\n── \(entry.name): \(entry.summary) ──\n"
      #expect(run.output.contains(title) == (entry.name != "files"))
    }
  }

  @Test(
    "Screens are named differently, and their keys are keys",
    arguments: ScreenEntry.all.indices
  )
  func entries(index: Int) throws {
    let entry = ScreenEntry.all[index]
    #expect(ScreenEntry.all.count { $0.name == entry.name } == 1)
    #expect(try !entry.script.steps.isEmpty)
  }
}
