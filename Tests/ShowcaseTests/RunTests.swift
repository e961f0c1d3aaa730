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
    #expect(result == ScriptedRun("mountains", "--keys", "k a n backspace"))
    let titles = result.output.split(separator: "\n").filter { $0.contains("mountains") }
    #expect(
      titles == [
        "167 mountains", "> k · 43 of 167 mountains", "> ka · 12 of 167 mountains",
        "> kan · 3 of 167 mountains", "> ka · 12 of 167 mountains",
      ]
    )
    #expect(result.output.contains("\n9 inserted\n  + Kamet (2)\n"))
  }

  @Test("An empty script prints one frame, and nothing is played after the escape key")
  func escapeEndsTheScript() {
    let frame = ScriptedRun("mountains", "--type", "").output
    #expect(frame.hasPrefix("167 mountains\n  1   8849 m  Mount Everest, Nepal / China\n"))
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
        2 mountains
          1   4546 m  Dom
          2   3967 m  Eiger, Switzerland

        > d · 1 of 2 mountains
        1 deleted
          − Eiger (2)
          1   4546 m  Dom

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
    #expect(lenient.output == "1 mountain, 2 lines skipped\n  1   4546 m  Dom\n")
    #expect(lenient.error == "")
  }

  @Test("A missing file and invalid arguments are errors")
  func missingFilesAndInvalidArgumentsAreErrors() {
    for (arguments, message) in [
      (["mountains", "--file", "no.csv"], "no.csv: the file does not exist"),
      (["mountains", "--file", "no.csv", "--lenient"], "no.csv: the file does not exist"),
      (["--colour"], "unknown option --colour; see showcase --help"),
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
    #expect(result.output == "1 mountain\n  1   4546 m  D\u{FFFD}[2Jom\n")
    #expect(ScriptedRun("\u{1B}c").error.hasPrefix("showcase: unknown screen \"\u{FFFD}c\""))
  }
}
