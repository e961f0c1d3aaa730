import GTKList

/// What GTK did for random snapshots.
struct RandomFigures {
  var applies = 0
  var batches = 0
  var work = ListWork()

  /// The number of widgets that rows have kept.
  ///
  /// Each row that exists before and after an apply keeps its widget, unless the apply reloads the row.
  var keptWidgets = 0

  static func + (left: Self, right: Self) -> Self {
    RandomFigures(
      applies: left.applies + right.applies,
      batches: left.batches + right.batches,
      work: left.work + right.work,
      keptWidgets: left.keptWidgets + right.keptWidgets
    )
  }

  /// Reports the figures, and ends the program if an apply needs too many batches or signals on average.
  ///
  /// A batch whose changes are far apart sends several signals.
  func report(_ name: String) {
    func perApply(_ count: Int) -> String { "\(Double(count * 100 / applies) / 100)" }
    Check.report(
      """
      \(applies) random snapshots, \(name): the rows as the snapshot after each apply. On average an apply
        performs \(perApply(batches)) batches,
        sends \(perApply(work.signals)) signals,
        makes \(perApply(work.madeWidgets)) widgets,
        binds \(perApply(work.boundRows)) rows, and
        keeps \(perApply(keptWidgets)) widgets of rows that stay or move, which is all of them.
      """
    )
    Check.that(batches <= applies, "More than one batch for each apply")
    Check.that(Double(work.signals) <= 1.6 * Double(applies), "More than 1.6 signals an apply")
  }
}

/// How often GTK did something for a list.
struct ListWork {
  var signals = 0
  var madeWidgets = 0
  var boundRows = 0

  static func + (left: Self, right: Self) -> Self {
    ListWork(
      signals: left.signals + right.signals,
      madeWidgets: left.madeWidgets + right.madeWidgets,
      boundRows: left.boundRows + right.boundRows
    )
  }
}

extension ListWork {
  /// Returns what was done since an earlier time.
  static func - (left: Self, right: Self) -> Self {
    ListWork(
      signals: left.signals - right.signals,
      madeWidgets: left.madeWidgets - right.madeWidgets,
      boundRows: left.boundRows - right.boundRows
    )
  }
}

extension ListWindow {
  /// What GTK has done for the list so far.
  var work: ListWork {
    ListWork(
      signals: numberOfSignals,
      madeWidgets: list.numberOfMadeWidgets,
      boundRows: list.numberOfBoundRows
    )
  }
}
