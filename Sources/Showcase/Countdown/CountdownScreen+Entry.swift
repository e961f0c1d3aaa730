extension ScreenEntry {
  static let countdown = ScreenEntry(
    name: "countdown",
    summary: "a timer appends a row each second",
    help: """
      A countdown from 10 to 0, and then the row "ship". Each second, the next number is appended to
      the list. Press r to start again with 10 alone. In a script, each tick stands for one second.
      """,
    keys: "tick*2 r tick*11",
    tourKeys: "tick*2"
  ) { _ in CountdownScreen() }
}
