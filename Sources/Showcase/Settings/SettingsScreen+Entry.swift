extension ScreenEntry {
  static let settings = ScreenEntry(
    name: "settings",
    summary: "Wi-Fi: a switch, and networks that appear and disappear",
    help: """
      The Wi-Fi settings of a device. The space bar or Return flips the switch or joins the network at
      the cursor. Every two seconds, some networks appear, others disappear, and signals change. In a
      script, each tick stands for two seconds.
      """,
    keys: "tick*2 down*2 enter tick home down space tick space",
    tourKeys: "tick"
  ) { _ in SettingsScreen() }
}
