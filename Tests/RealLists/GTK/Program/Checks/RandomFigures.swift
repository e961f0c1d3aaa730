import GTKList

/// What GTK did for random snapshots.
struct RandomFigures {
  var applies = 0
  var batches = 0
  var work = ListWork()

  /// The rows that existed before and after an apply that did not reload them; all have kept their widgets.
  var keptWidgets = 0

  static func + (left: Self, right: Self) -> Self {
    RandomFigures(
      applies: left.applies + right.applies,
      batches: left.batches + right.batches,
      work: left.work + right.work,
      keptWidgets: left.keptWidgets + right.keptWidgets
    )
  }

  /// Reports the figures, and ends the program if there are more signals than batches or than the goal allows.
  func report() {
    func perApply(_ count: Int) -> String { "\(Double(count * 100 / applies) / 100)" }
    Check.report(
      """
      \(applies) random snapshots: the rows as the snapshot after each apply. On average an apply
        sends \(perApply(work.signals)) signals, one for each batch,
        makes \(perApply(work.madeWidgets)) widgets,
        binds \(perApply(work.boundRows)) rows, and
        keeps \(perApply(keptWidgets)) widgets of rows that stay or move, which is all of them.
      """
    )
    Check.that(work.signals <= batches, "More than one signal for each batch")
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
