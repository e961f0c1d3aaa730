import Testing

@testable import Showcase

@Suite("Arguments")
struct ArgumentsTests {
  @Test("Without arguments it is the mountains that come with the program")
  func none() throws {
    let arguments = try Arguments([])
    #expect(arguments.screen == .mountains)
    #expect(arguments.text == nil)
    #expect(arguments.path == nil)
    #expect(!arguments.isLenient)
    #expect(!arguments.wantsHelp)
  }

  @Test("Options may stand in any order, before and behind the name of the screen")
  func options() throws {
    let all = try Arguments(["--lenient", "--file", "a.csv", "mountains", "--type", "--x", "-h"])
    #expect(all.screen == .mountains)
    #expect(all.text == "--x")
    #expect(all.path == "a.csv")
    #expect(all.isLenient)
    #expect(all.wantsHelp)
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
    ] as [([String], ArgumentError, String)]
  )
  func errors(arguments: [String], error: ArgumentError, message: String) {
    #expect(throws: error) { try Arguments(arguments) }
    #expect("\(error)" == message + "; see showcase --help")
  }
}
