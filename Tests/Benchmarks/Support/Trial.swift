/// The work of a row, with all that it needs, ready to be timed.
struct Trial {
  /// How the times of many passes become one.
  enum Statistic {
    /// The median of several passes.
    case median
    /// The mean of so many passes, whatever any of them costs: one that puts things in order for those
    /// to come counts as well.
    case mean(passes: Int)
  }

  /// The work itself.
  let work: Work

  /// The unit: a set of the new items is built.
  let unit: Work

  var statistic = Statistic.median

  /// The number of moves that the work finds, and the least that will do.
  var moves: (() throws -> (found: Int, least: Int))?

  /// Creates a trial of work that leads to certain items.
  init<Item: Hashable>(
    newItems: [Item],
    statistic: Statistic = .median,
    moves: (() throws -> (found: Int, least: Int))? = nil,
    work: Work
  ) {
    self.work = work
    self.statistic = statistic
    self.moves = moves
    unit = Work { Set(newItems) }
  }
}

/// What the clock said about a trial.
struct Timing {
  /// The seconds of one pass.
  var work: Double
  /// The seconds to build the set.
  var unit: Double

  /// The multiple of the unit.
  var ratio: Double { work / unit }
}
