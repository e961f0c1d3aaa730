extension ScreenEntry {
  static let countdown = ScreenEntry(
    name: "countdown",
    summary: "a timer deletes one item each second",
    help: """
      A list of numbers. A timer deletes one number each second until the list says ship. r restarts
      the countdown. In a script, each tick stands for one second, and no other time passes.
      """,
    keys: "tick*5 r",
    tourKeys: "tick"
  ) { _ in try CountdownScreen(from: 5) }
}
