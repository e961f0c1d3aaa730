import DiffableTerminal
import Testing

@testable import TestedShowcase

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
      let line = "showcase \(entry.name)".padded(to: 20) + entry.summary
      #expect(list.output.contains("\n  \(line)\n"))
      #expect(ScreenEntry.all.count { $0.name == entry.name } == 1)
    }
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(
    "The list of screens and the help name the command that was used",
    arguments: [
      ("showcase", "showcase"), ("./showcase", "./showcase"), ("", ""),
      (".build/debug/showcase", ".build/debug/showcase"),
      (".build/x86_64-unknown-linux-gnu/debug/showcase", "swift run showcase"),
      (".build/arm64-apple-macosx/release/showcase", "swift run -c release showcase"),
      (
        "../a b/.build/x86_64-unknown-linux-gnu/debug/showcase",
        "swift run --package-path ../a b showcase"
      ),
    ]
  )
  func commandIsTheOneThatWasUsed(path: String, command: String) async {
    #expect(Command(path: path).description == command)
    let (help, list) = (Arguments.help(Command(path: path)), Arguments.screens(Command(path: path)))
    #expect(help.hasPrefix("Usage: \(command) [SCREEN] "))
    #expect(list.contains("\n  \(command) texts      the simplest list\n"))
    #expect(list.hasSuffix("\n\(command) --help describes the screens and their keys.\n"))
  }

  @Test("The name of an unknown screen prints the list of screens after the error")
  func unknownScreensPrintTheList() async {
    let (run, list) = (await ScriptedRun("rivers", "--type", "x"), await ScriptedRun())
    #expect(run.code == 2 && run.output == "")
    #expect(run.error == "showcase: unknown screen \"rivers\"\n\n" + list.output)
    #expect(list.output.hasPrefix("Screens\n"))
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
      ("--type", "--type requires a value"),
      ("texts rivers", "too many arguments: texts, rivers"),
      ("files a b", "too many arguments: files, a, b"),
      ("--type x", "--type and --keys require a screen"),
      ("texts --keys dwon", "unknown key \"dwon\""),
      ("texts --keys up*0", "up*0: the repeat count must be from 1 to 1000"),
      ("files \u{1B}c", "\u{FFFD}c: the folder does not exist or cannot be read"),
      ("files none", "none: the folder does not exist or cannot be read"),
    ]
  )
  func invalidArgumentsAreErrors(arguments: String, message: String) async {
    let run = await ScriptedRun(arguments.split(separator: " ").map(String.init))
    #expect(run.code == 2 && run.output == "" && run.error == "showcase: \(message)\n")
  }
}
