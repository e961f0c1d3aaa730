extension ScreenEntry {
  static let countdown = ScreenEntry(
    name: "countdown",
    summary: "a timer deletes one item each second",
    help: """
      A list of numbers. A timer deletes one number each second until the list says ship. Press r to
      restart the countdown. In a script, each tick stands for one second.
      """,
    keys: "tick*5 r",
    tourKeys: "tick"
  ) { _ in try CountdownScreen(from: 5) }
}
