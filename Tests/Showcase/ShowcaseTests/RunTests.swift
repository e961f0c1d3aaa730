import DiffableTerminal
import Testing

@testable import showcase

@MainActor
@Suite("Running without a terminal")
struct RunTests {
  @Test(
    "Each screen plays its default keys",
    arguments: ["texts", "settings", "countdown", "sort", "shopping", "store", "library", "feed"]
  )
  func screensPlayTheirDefaultKeys(name: String) async throws {
    #expect(try await ScriptedRun(name) == .expected(name))
  }

  @Test("Each key prints a frame with the text, the changes, and the rows")
  func eachKeyPrintsAFrame() async throws {
    #expect(try await ScriptedRun("mountains", "--type", "ma") == .expected("mountains-ma"))
    #expect(await ScriptedRun("mountains", "--keys", "m a").output.contains("\n[a]\nSearch: ma▏"))
  }

  @Test("An empty script prints one frame, and nothing is played after the escape key or Ctrl-D")
  func escapeEndsTheScript() async {
    let frame = await ScriptedRun("mountains", "--type", "").output
    #expect(frame.hasPrefix("Search: ▏ · 167 mountains by name\n  1   Aconcagua"))
    #expect(frame.hasSuffix("\n    and 157 more\n"))
    #expect(await ScriptedRun("mountains", "--type", "\u{1B}\u{1B}ma").output == frame)
    #expect(await ScriptedRun("mountains", "--type", "\u{04}ma").output == frame)
  }

  @Test("The help and the list of screens name all screens, whose names are unique")
  func helpIsComplete() async {
    let (help, list) = (await ScriptedRun("--help"), await ScriptedRun())
    #expect(help.code == 0 && list.code == 0 && help.error == "" && list.error == "")
    for entry in ScreenEntry.all {
      #expect(help.output.contains("  \(entry.name) "))
      #expect(list.output.contains("\n  \(entry.menuLine)\n"))
      #expect(ScreenEntry.all.count { $0.name == entry.name } == 1)
    }
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("Options are accepted in any order; --type and --keys are played in their order")
  func optionsAreAcceptedInAnyOrder() throws {
    let arguments = try Arguments(
      ["--keys", "x down*2", "mountains", "--type", "-h", "-h", "a.csv"]
    )
    #expect(arguments.screen?.name == "mountains")
    #expect(arguments.options.operand == "a.csv")
    #expect(arguments.wantsHelp)
    #expect(arguments.script?.steps.map(\.name) == ["x", "down", "down", nil, nil])
    #expect(arguments.script?.steps.last?.event == .key(.character("h")))
    let none = try Arguments([])
    #expect(none.screen == nil && none.script == nil && !none.wantsHelp)
  }

  @Test(
    "Invalid arguments are errors that name the problem",
    arguments: [
      ("--color", "unknown option --color"), ("mountains -x", "unknown option -x"),
      ("--type", "--type requires a value"), ("rivers", "unknown screen \"rivers\""),
      ("texts rivers", "too many arguments: texts, rivers"),
      ("files a b", "too many arguments: files, a, b"),
      ("--type x", "--type and --keys require a screen"),
      ("texts --keys dwon", "unknown key \"dwon\""),
      ("texts --keys up*0", "up*0: the repeat count must be from 1 to 1000"),
      ("\u{1B}c", "unknown screen \"\u{FFFD}c\""),
      ("files none", "none: the folder does not exist or cannot be read"),
    ]
  )
  func invalidArgumentsAreErrors(arguments: String, message: String) async {
    let run = await ScriptedRun(arguments.split(separator: " ").map(String.init))
    #expect(run.code == 2 && run.output == "" && run.error == "showcase: \(message)\n")
  }
}
