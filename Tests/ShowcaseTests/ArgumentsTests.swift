import DiffableTerminal
import Testing

@testable import showcase

@Suite("Arguments")
struct ArgumentsTests {
  @Test("Without arguments, no screen is selected")
  func noArguments() throws {
    let arguments = try Arguments([])
    #expect(arguments.screen == nil)
    #expect(arguments.script == nil)
    #expect(arguments.options == ScreenEntry.Options())
    #expect(!arguments.wantsHelp)
    #expect(arguments.isAnimated)
  }

  @Test("--no-animation switches animations off, with and without a screen")
  func animationCanBeSwitchedOff() throws {
    #expect(try !Arguments(["--no-animation"]).isAnimated)
    #expect(try !Arguments(["texts", "--no-animation"]).isAnimated)
  }

  @Test("Options are accepted in any order, before and after the screen name")
  func optionsAreAcceptedInAnyOrder() throws {
    let all = try Arguments(["--lenient", "--file", "a.csv", "mountains", "--type", "--x", "-h"])
    #expect(all.screen?.name == "mountains")
    #expect(all.script?.steps.map(\.event) == "--x".map { .key(.character($0)) })
    #expect(all.options.values == ["--file": "a.csv", "--lenient": ""])
    #expect(all.wantsHelp)
  }

  @Test("--type and --keys are played in the order in which they are given")
  func scriptPartsKeepTheirOrder() throws {
    let script = try Arguments(["mountains", "--keys", "x down*2", "--type", "y"]).script
    #expect(
      script?.steps.map(\.event)
        == [.key(.character("x")), .key(.down), .key(.down), .key(.character("y"))]
    )
    #expect(script?.steps.map(\.name) == ["x", "down", "down", nil])
  }

  @Test("A screen can have one operand after its name")
  func screenTakesOneOperand() throws {
    var entry = ScreenEntry.mountains
    entry.operand = "PLACE"
    let arguments = try Arguments(["mountains", "Alps"], screens: [entry])
    #expect(arguments.options.operand == "Alps")
    #expect(throws: ArgumentError.tooManyArguments(["mountains", "Alps", "Andes"])) {
      try Arguments(["mountains", "Alps", "Andes"], screens: [entry])
    }
  }

  @Test(
    "Invalid arguments are errors that name the problem",
    arguments: [
      (["--color"], .unknownOption("--color"), "unknown option --color"),
      (["mountains", "-x"], .unknownOption("-x"), "unknown option -x"),
      (["--type"], .missingValue(option: "--type"), "--type requires a value"),
      (["--lenient", "--file"], .missingValue(option: "--file"), "--file requires a value"),
      (["rivers"], .unknownScreen("rivers"), "unknown screen \"rivers\""),
      (
        ["mountains", "rivers"], .tooManyArguments(["mountains", "rivers"]),
        "too many arguments: mountains, rivers"
      ),
      (
        ["--lenient"], .optionOfOtherScreen("--lenient", screen: nil),
        "--lenient requires a screen"
      ),
      (["--type", "x"], .scriptWithoutScreen, "--type and --keys require a screen"),
      (
        ["mountains", "--keys", "down dwon"], .badScript(.unknownKey("dwon")),
        "unknown key \"dwon\""
      ),
      (
        ["mountains", "--keys", "up*0"], .badScript(.badCount("up*0")),
        "up*0: the repeat count must be from 1 to 1000"
      ),
    ] as [([String], ArgumentError, String)]
  )
  func invalidArgumentsAreErrors(arguments: [String], error: ArgumentError, message: String) {
    #expect(throws: error) { try Arguments(arguments) }
    #expect("\(error)" == message + "; see showcase --help")
  }
}
