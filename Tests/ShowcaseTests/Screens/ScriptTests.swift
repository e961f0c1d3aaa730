import DiffableTerminal
import Testing

@testable import showcase

@Suite("Scripts")
struct ScriptTests {
  private func events(_ names: String) throws -> [ScreenEvent] {
    var script = Script()
    try script.add(names)
    return script.steps.map(\.event)
  }

  @Test("Scripts consist of key names, characters and ticks")
  func namesAreParsed() throws {
    #expect(
      try events(" down space\nü  * tick ")
        == [.key(.down), .key(.space), .key(.character("ü")), .key(.character("*")), .tick]
    )
    for (name, key) in Key.named { #expect(try events(name) == [.key(key)]) }
    #expect(try events("") == [])
  }

  @Test("A repeat count repeats an event")
  func repeatCountsRepeatEvents() throws {
    #expect(try events("a*2 tick*1") == [.key(.character("a")), .key(.character("a")), .tick])
    #expect(try events("up*1000").count == 1000)
  }

  @Test(
    "Unknown keys and invalid repeat counts are errors",
    arguments: [
      ("down dwon", .unknownKey("dwon")), ("DOWN", .unknownKey("DOWN")), ("**", .unknownKey("**")),
      ("\u{7}", .unknownKey("\u{7}")), ("down*", .badCount("down*")),
      ("down*x", .badCount("down*x")), ("a*0", .badCount("a*0")), ("a*-1", .badCount("a*-1")),
      ("a*1001", .badCount("a*1001")),
      ("a*99999999999999999999", .badCount("a*99999999999999999999")),
    ] as [(String, ScriptError)]
  )
  func unknownKeysAndInvalidCountsAreErrors(names: String, error: ScriptError) {
    #expect(throws: error) { try events(names) }
  }

  @Test("Frames without changes can be skipped")
  func framesWithoutChangesCanBeSkipped() throws {
    let screen = try ShoppingScreen(nil)
    var script = Script()
    try script.add("down*2 d up")
    var output = ""
    ScriptPlayer(rowLimit: 2, skipsFrames: true).play(script, on: screen, to: &output)
    #expect(
      output == """
        7 to buy, 252.90
          1 ›   Running               110.35
          2       running shoes        89.90
            and 12 more

        [down down d]
        6 to buy, 245.40
        socks deleted
        1 deleted, 1 updated
          − socks (3)
          * Running (1)
            1 above
          2       running shoes        89.90
          3 ›     water bottle         12.95
            and 10 more

        """
    )
  }

  @Test("The frame of a step that fails or has only a notice is not skipped")
  func framesOfFailuresAndNoticesAreNotSkipped() throws {
    let screen = try ShoppingScreen(ShoppingFile(path: "/dev/null/list.json", makesFolder: true))
    var output = ""
    let script = try Script("down u x down d up x down")
    ScriptPlayer(rowLimit: 1, skipsFrames: true).play(script, on: screen, to: &output)
    #expect(
      output == """
        7 to buy, 252.90
          1 ›   Running               110.35
            and 13 more

        [down u]
        7 to buy, 252.90
        There is nothing to undo
        nothing changed
            1 above
          2 ›     running shoes        89.90
            and 12 more

        [x down d]
        6 to buy, 245.40
        socks deleted
        ! /dev/null/list.json: the file cannot be written
        1 deleted, 1 updated
          − socks (3)
          * Running (1)
            2 above
          3 ›     water bottle         12.95
            and 10 more

        [up x]
        6 to buy, 245.40
        ! /dev/null/list.json: the file cannot be written
        nothing changed
            1 above
          2 ›     running shoes        89.90
            and 11 more

        """
    )
  }

  @Test("Ticks pass in virtual time, and a key that quits ends the script")
  func quittingEndsTheScript() {
    let run = ScriptedRun("countdown", "--keys", "tick tick escape tick")
    #expect(run.output.split(separator: "\n").filter { $0.hasSuffix("to go") }.count == 3)
    #expect(ScriptedRun("countdown", "--type", "x\u{04}x").output.contains("[") == false)
  }
}
