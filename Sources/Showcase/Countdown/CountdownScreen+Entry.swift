extension ScreenEntry {
  static let countdown = ScreenEntry(
    name: "countdown",
    summary: "a timer takes one away each second",
    help: """
      A list of numbers that loses one each second, until it is time to ship; r starts again.
      In a script each tick is a second, and none passes otherwise.
      """,
    keys: "tick*5 r",
    tourKeys: "tick"
  ) { _ in try CountdownScreen(from: 5) }
}
