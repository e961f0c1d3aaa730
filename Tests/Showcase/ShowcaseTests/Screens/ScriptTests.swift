import DiffableTerminal
import Testing

@testable import TestedShowcase

@Suite("Scripts")
struct ScriptTests {
  private func events(_ names: String) throws -> [ScreenEvent] {
    try Script(names).steps.map(\.event)
  }

  @Test("Scripts consist of key names, characters and ticks, which a count can repeat")
  func namesAreParsed() throws {
    #expect(
      try events(" down space\nü  * tick ")
        == [.key(.down), .key(.space), .key(.character("ü")), .key(.character("*")), .tick]
    )
    for (name, key) in Script.namedKeys { #expect(try events(name) == [.key(key)]) }
    #expect(try events("") == [])
    #expect(try events("a*2 tick*1") == [.key(.character("a")), .key(.character("a")), .tick])
    #expect(try events("up*1000").count == 1000)
  }

  @Test(
    "Unknown keys and invalid repeat counts are errors",
    arguments: [
      "down dwon": "dwon", "DOWN": "DOWN", "**": "**", "\u{7}": "\u{7}", "down*": nil,
      "down*x": nil, "a*0": nil, "a*-1": nil, "a*1001": nil, "a*99999999999999999999": nil,
    ] as [String: String?]
  )
  func unknownKeysAndInvalidCountsAreErrors(names: String, unknownKey: String?) {
    let message =
      unknownKey.map { "unknown key \"\($0)\"" }
      ?? "\(names): the repeat count must be from 1 to 1000"
    #expect(throws: MessageError(message)) { try events(names) }
  }
}

@Suite("Slow replies")
@MainActor
struct SlowRepliesTests {
  @Test("Replies are sent in order, each after its ticks, and all at the end")
  func repliesTakeTicks() async throws {
    let replies = SlowReplies(ticks: 2)
    var (asked, sent) = ("", "")
    func ask(_ name: String) {
      Task {
        asked = name
        await replies.wait()
        sent += name
      }
    }
    for (name, expected) in [("a", ""), ("b", ""), ("c", "a"), ("", "ab")] {
      try await waitUntil { sent == expected }
      #expect(sent == expected)
      if !name.isEmpty {
        ask(name)
        try await waitUntil { asked == name }
      }
      replies.tick()
    }
    try await waitUntil { sent == "abc" }
    #expect(sent == "abc" && replies.isEmpty)
    ask("d")
    try await waitUntil { asked == "d" }
    replies.finish()
    try await waitUntil { sent == "abcd" }
    #expect(sent == "abcd" && replies.isEmpty)
  }
}
