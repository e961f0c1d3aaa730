import Testing

@testable import showcase

@Suite("Running without a terminal")
struct RunTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path("mountains.csv")
  }

  /// Runs the mountains screen with a file that contains a text.
  private func run(fileOf text: String, _ arguments: String...) throws -> ScriptedRun {
    try folder.makeFile("mountains.csv", text)
    return ScriptedRun(["mountains", "--file", file] + arguments)
  }

  @Test("Each key prints a frame with the text, the changes, and the rows")
  func eachKeyPrintsAFrame() throws {
    let result = ScriptedRun("mountains", "--type", "ma")
    #expect(result.code == 0)
    #expect(try result.output == ScriptedRun.expected("mountains-ma"))
    #expect(result.error == "")
  }

  @Test("Without --type and --keys, a screen plays its default keys")
  func defaultKeysArePlayed() {
    let result = ScriptedRun("mountains")
    #expect(result.code == 0)
    #expect(result == ScriptedRun("mountains", "--keys", "k a n backspace tab tab tab x"))
    let titles = result.output.split(separator: "\n").filter { $0.contains("mountains") }
    #expect(
      titles == [
        "Search: ▏ · 167 mountains by name", "Search: k▏ · 43 of 167 mountains by name",
        "Search: ka▏ · 12 of 167 mountains by name", "Search: kan▏ · 3 of 167 mountains by name",
        "Search: ka▏ · 12 of 167 mountains by name",
        "Search: ka▏ · 12 of 167 mountains by relevance",
        "Search: ka▏ · 12 of 167 mountains by height", "Search: ka▏ · 12 of 167 mountains by name",
        "Search: kax▏ · 0 of 167 mountains by name",
      ]
    )
    #expect(result.output.contains("\n9 inserted\n  + Haleakalā (2)\n"))
  }

  @Test("An empty script prints one frame, and nothing is played after the escape key")
  func escapeEndsTheScript() {
    let frame = ScriptedRun("mountains", "--type", "").output
    #expect(
      frame.hasPrefix(
        "Search: ▏ · 167 mountains by name\n  1   Aconcagua                 6961 m  Argentina\n"
      )
    )
    #expect(frame.hasSuffix("\n    and 157 more\n"))
    #expect(ScriptedRun("mountains", "--type", "\u{1B}\u{1B}ma").output == frame)
  }

  @Test("The help names all screens, options and exit codes")
  func helpIsComplete() {
    let result = ScriptedRun("--help")
    #expect(result.code == 0)
    #expect(result.error == "")
    for word in ["mountains", "Escape", "--type", "--file", "--lenient", "--help", "0", "2"] {
      #expect(result.output.contains(word))
    }
    for entry in ScreenEntry.all { #expect(result.output.contains("  \(entry.name) ")) }
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("--file replaces the bundled mountains")
  func fileOptionReplacesTheMountains() throws {
    let result = try run(fileOf: "Dom,4546,\nEiger,3967,Switzerland\n", "--type", "d")
    #expect(result.code == 0)
    #expect(
      result.output == """
        Search: ▏ · 2 mountains by name
          1   Dom                       4546 m
          2   Eiger                     3967 m  Switzerland

        Search: d▏ · 1 of 2 mountains by name
        1 deleted
          − Eiger (2)
          1   Dom                       4546 m

        """
    )
  }

  @Test("An invalid line or a duplicate name is an error; --lenient skips and counts such lines")
  func invalidLinesAreReportedOrSkipped() throws {
    let text = "Dom,4546,\nEiger,high,\nDom,1,\n"
    let strict = try run(fileOf: text)
    #expect(strict.code == 2)
    #expect(strict.output == "")
    #expect(
      strict.error == "showcase: \(file):2: the height must be a whole number of metres,"
        + " not \"high\"\n"
    )
    let repeated = try run(fileOf: "Dom,4546,\nDom,1,\n")
    #expect(repeated.code == 2)
    #expect(repeated.error == "showcase: \(file):2: the name \"Dom\" is already used on line 1\n")
    let lenient = try run(fileOf: text, "--lenient", "--type", "")
    #expect(lenient.code == 0)
    #expect(
      lenient.output
        == "Search: ▏ · 1 mountain by name, 2 lines skipped\n  1   Dom                       4546 m\n"
    )
    #expect(lenient.error == "")
  }

  @Test("A missing file and invalid arguments are errors")
  func missingFilesAndInvalidArgumentsAreErrors() {
    for (arguments, message) in [
      (["mountains", "--file", "no.csv"], "no.csv: the file does not exist"),
      (["mountains", "--file", "no.csv", "--lenient"], "no.csv: the file does not exist"),
      (["--color"], "unknown option --color; see showcase --help"),
      (["rivers"], "unknown screen \"rivers\"; see showcase --help"),
      (["--type"], "--type requires a value; see showcase --help"),
    ] {
      let run = ScriptedRun(arguments)
      #expect(run.code == 2)
      #expect(run.output == "")
      #expect(run.error == "showcase: \(message)\n")
    }
  }

  @Test("Control characters are never printed")
  func controlCharactersAreReplaced() throws {
    let result = try run(fileOf: "D\u{1B}[2Jom,4546,\n", "--type", "")
    #expect(
      result.output
        == "Search: ▏ · 1 mountain by name\n  1   D\u{FFFD}[2Jom                   4546 m\n"
    )
    #expect(ScriptedRun("\u{1B}c").error.hasPrefix("showcase: unknown screen \"\u{FFFD}c\""))
  }
}
