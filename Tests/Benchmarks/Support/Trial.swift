import Foundation

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

  /// The number of moves that the work finds, and the least that will do, in all inputs.
  var moves: (() throws -> (found: Int, least: Int))?

  /// Creates a trial of work on inputs that are new in each pass.
  ///
  /// - Parameters:
  ///   - pool: The inputs.
  ///   - newItems: Gives the items that the work on an input leads to.
  ///   - moves: Gives the number of moves that the work finds in an input, and the least that will do.
  ///   - body: The work.
  init<Input, Item: Hashable, Result>(
    _ pool: Pool<Input>,
    newItems: @escaping (Input) -> [Item],
    moves: ((Input) throws -> (found: Int, least: Int))? = nil,
    work body: @escaping (Input) throws -> Result
  ) {
    work = Work(on: pool.cycle(), body)
    let input = pool.cycle()
    unit = Work(on: { newItems(input()) }) { Set($0) }
    guard let moves else { return }
    self.moves = {
      try pool.inputs.reduce(into: (found: 0, least: 0)) { sum, input in
        let (found, least) = try moves(input)
        sum = (sum.found + found, sum.least + least)
      }
    }
  }

  /// Creates a trial of work that chooses its own subjects.
  ///
  /// - Parameters:
  ///   - count: The number of items in the sets that are the unit.
  ///   - statistic: How the times of many passes become one.
  ///   - work: The work.
  init(items count: Int, statistic: Statistic, work: Work) {
    let items = Pool(items: count) { Workload.unchanged(count).uuids(seed: $0).new }.cycle()
    self.work = work
    self.statistic = statistic
    unit = Work(on: items) { Set($0) }
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
