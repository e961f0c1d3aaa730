import CGTK
import GTKList

/// Shows lists in windows of GTK, and compares what the widgets show with the snapshots.
@main
enum GTKLists {
  static func main() throws {
    guard gtk_init_check() != 0 else {
      Check.fail("GTK finds no display. Run the program with xvfb-run.")
    }
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil: try check()
    case "figures" where arguments.count == 1: Figures.report()
    case "screenshot" where arguments.count == 2: try Screenshot.save(to: arguments[1])
    default: Check.fail("usage: gtk-lists [figures | screenshot FILE]")
    }
  }

  /// Runs all checks, and ends the program at the first failure.
  private static func check() throws {
    run("The front page of the store: as a StrictList after each step") {
      let check = StoreCheck()
      check.run()
      return check.list
    }
    try run("The mountains: as the search after each key") { try MountainCheck.run() }
    run("Selection, activation and drags: as the data source after each step") {
      let check = UserCheck()
      check.run()
      return check.list
    }
    try run("Clicks and drags of the pointer: as the data source") {
      let check = PointerCheck()
      try check.run()
      return check.list
    }
    run("10,000 rows, scrolled and changed 200 times: the rows in view as the snapshot") {
      let check = ScrollingCheck()
      check.run()
      return check.list
    }
    checkRandomSnapshots(applies: 500, sections: 0...6, items: 0...30)
    checkRandomSnapshots(applies: 100, sections: 2...6, items: 10...30)
    Figures.report()
  }

  /// Applies random snapshots of four seeds, and reports the figures.
  private static func checkRandomSnapshots(
    applies: Int,
    sections: ClosedRange<Int>,
    items: ClosedRange<Int>
  ) {
    var figures = RandomFigures()
    for seed in 0..<4 as Range<UInt64> {
      let check = RandomCheck(seed: seed)
      figures = figures + check.run(applies: applies, sections: sections, items: items)
    }
    figures.report("\(items) items in \(sections) sections")
  }

  /// Runs a check, and ends the program unless the list that the check returns is released afterwards.
  private static func run(_ what: String, _ check: () throws -> GTKListTarget) rethrows {
    weak var list: GTKListTarget?
    list = try check()
    Check.that(list == nil, "\(what): the list is not released")
    Check.report(what)
  }
}
