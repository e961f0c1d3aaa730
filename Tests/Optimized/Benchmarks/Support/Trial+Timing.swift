import Foundation

extension Trial {
  /// Times the work and the unit.
  ///
  /// For a median, the work and the unit are timed alternately, so that other load on the machine affects both. For a
  /// mean, or if the first pass takes at least twice the budget, the unit is timed after the work.
  ///
  /// - Parameter budget: The approximate time in seconds. The passes that a median needs can take longer. A unit that
  ///   is timed after the work gets half the budget in addition.
  /// - Returns: The times of one pass of the work and of the unit.
  /// - Throws: Any error that the work throws.
  func timing(budget: Double = 0.25) throws -> Timing {
    switch statistic {
    case .median: try medians(budget)
    case .mean(let passes): Timing(work: try mean(passes, budget), unit: try unitMedian(budget / 2))
    }
  }

  /// Returns the number of repetitions between two clock readings that makes the clock overhead negligible.
  private static func repetitions(of work: Work) throws -> Int {
    try work.repetitions(filling: 50e-6, limit: 10_000)
  }

  private func medians(_ budget: Double) throws -> Timing {
    let start = Date()
    // The first pass is a warm-up. If its work takes at least twice the budget, only the unit is timed again.
    let first = Timing(work: try work.time(), unit: try unit.time())
    guard first.work < 2 * budget else {
      return Timing(work: first.work, unit: try unitMedian(budget / 2))
    }
    let workRepetitions = try Self.repetitions(of: work)
    let unitRepetitions = try Self.repetitions(of: unit)
    var works: [Double] = []
    var units: [Double] = []
    repeat {
      works.append(try work.time(workRepetitions) / Double(workRepetitions))
      units.append(try unit.time(unitRepetitions) / Double(unitRepetitions))
    } while works.count < 1_001
      && (works.count < 5 || Date().timeIntervalSince(start) < budget)
    return Timing(work: median(works), unit: median(units))
  }

  private func unitMedian(_ budget: Double) throws -> Double {
    let start = Date()
    let repetitions = try Self.repetitions(of: unit)
    var units: [Double] = []
    repeat {
      units.append(try unit.time(repetitions) / Double(repetitions))
    } while units.count < 101 && Date().timeIntervalSince(start) < budget
    return median(units)
  }

  private func mean(_ passes: Int, _ budget: Double) throws -> Double {
    var total = 0.0
    var count = 0
    repeat {
      // Use blocks of about a tenth of the budget, estimated from the passes so far.
      let affordable = count == 0 ? 1 : Int(budget / 10 / max(total / Double(count), 1e-9))
      let block = max(1, min(affordable, passes - count))
      total += try work.time(block)
      count += block
    } while count < passes && total < budget
    return total / Double(count)
  }
}

private func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
