import Foundation

/// The work of a row with its inputs, ready to be timed.
struct Trial {
  /// How the times of many passes are combined.
  enum Statistic {
    /// The median of several passes.
    case median
    /// The mean of a number of passes.
    ///
    /// The mean includes expensive passes that prepare later passes.
    case mean(passes: Int)
  }

  /// The work to time.
  let work: Work

  /// The work that builds a set of the new items.
  ///
  /// Its time is the unit S of the table.
  let unit: Work

  var statistic = Statistic.median

  /// Returns the number of moves that the work finds in all inputs, and the minimum number of moves.
  var moves: (() throws -> (found: Int, least: Int))?

  /// Creates a trial of work that uses another input in each pass.
  ///
  /// - Parameters:
  ///   - pool: The inputs.
  ///   - newItems: Returns the new items of an input, from which the unit builds a set.
  ///   - moves: Returns the number of moves that the work finds in an input, and the minimum.
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

  /// Creates a trial of work that creates its own inputs.
  ///
  /// - Parameters:
  ///   - count: The number of items in the sets that the unit builds.
  ///   - statistic: How the times of many passes are combined.
  ///   - work: The work.
  init(items count: Int, statistic: Statistic, work: Work) {
    let items = Pool(items: count) { Workload.unchanged(count).uuids(seed: $0).new }.cycle()
    self.work = work
    self.statistic = statistic
    unit = Work(on: items) { Set($0) }
  }
}

/// The measured times of a trial.
struct Timing {
  /// The seconds of one pass.
  var work: Double
  /// The seconds to build the set.
  var unit: Double

  /// The time of the work as a multiple of the unit.
  var ratio: Double { work / unit }
}
