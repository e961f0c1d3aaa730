import Testing

@testable import showcase

@Suite("Arguments")
struct ArgumentsTests {
  @Test("Without arguments it is all screens")
  func none() throws {
    let arguments = try Arguments([])
    #expect(arguments.screen == nil)
    #expect(arguments.script == nil)
    #expect(arguments.options == ScreenEntry.Options())
    #expect(!arguments.wantsHelp)
  }

  @Test("Options may stand in any order, before and behind the name of the screen")
  func options() throws {
    let all = try Arguments(["--lenient", "--file", "a.csv", "mountains", "--type", "--x", "-h"])
    #expect(all.screen?.name == "mountains")
    #expect(all.script?.steps.map(\.event) == "--x".map { .key(.character($0)) })
    #expect(all.options.values == ["--file": "a.csv", "--lenient": ""])
    #expect(all.wantsHelp)
  }

  @Test("What is typed and pressed happens in the order in which it is given")
  func script() throws {
    let script = try Arguments(["mountains", "--keys", "x down*2", "--type", "y"]).script
    #expect(
      script?.steps.map(\.event)
        == [.key(.character("x")), .key(.down), .key(.down), .key(.character("y"))]
    )
    #expect(script?.steps.map(\.name) == ["x", "down", "down", nil])
  }

  @Test("A screen may take something behind its name")
  func operand() throws {
    var entry = ScreenEntry.mountains
    entry.operand = "PLACE"
    let arguments = try Arguments(["mountains", "Alps"], screens: [entry])
    #expect(arguments.options.operand == "Alps")
    #expect(throws: ArgumentError.severalScreens(["mountains", "Alps", "Andes"])) {
      try Arguments(["mountains", "Alps", "Andes"], screens: [entry])
    }
  }

  @Test(
    "What makes no sense is an error that says what it is",
    arguments: [
      (["--color"], .unknownOption("--color"), "there is no option --color"),
      (["mountains", "-x"], .unknownOption("-x"), "there is no option -x"),
      (["--type"], .missingValue(option: "--type"), "--type needs a value"),
      (["--lenient", "--file"], .missingValue(option: "--file"), "--file needs a value"),
      (["rivers"], .unknownScreen("rivers"), "there is no screen \"rivers\""),
      (
        ["mountains", "rivers"], .severalScreens(["mountains", "rivers"]),
        "only one screen at a time, not mountains, rivers"
      ),
      (
        ["--lenient"], .optionOfOtherScreen("--lenient", screen: nil),
        "--lenient needs a screen to be for"
      ),
      (["--type", "x"], .scriptWithoutScreen, "--type and --keys need a screen to be for"),
      (
        ["mountains", "--keys", "down dwon"], .badScript(.unknownKey("dwon")),
        "there is no key \"dwon\""
      ),
      (
        ["mountains", "--keys", "up*0"], .badScript(.badCount("up*0")),
        "up*0 should say how many times, from 1 to 1000"
      ),
    ] as [([String], ArgumentError, String)]
  )
  func errors(arguments: [String], error: ArgumentError, message: String) {
    #expect(throws: error) { try Arguments(arguments) }
    #expect("\(error)" == message + "; see showcase --help")
  }
}
