import DiffableTerminal

extension ScreenEntry {
  static let sort = ScreenEntry(
    name: "sort",
    summary: "colored blocks that an insertion sort puts in order",
    help: """
      Rows of colored blocks. The space bar starts and stops an insertion sort of all rows, n shows
      one step, and r shuffles the blocks. Each step moves one block of each row, which is marked.
      Without colors, for example if NO_COLOR is set, blocks have shades. In a script, each tick is
      one step.
      """,
    keys: "n space tick*11 r",
    tourKeys: "space tick*3"
  ) { options in
    SortScreen(usesColors: options.isInteractive && Terminal()?.usesColors == true)
  }
}
