import Foundation

/// The time that each part of playing a history takes, in seconds.
struct HistoryTimes {
  /// The time to wait for git and read its output.
  var git = 0.0

  /// The time to edit or build the snapshots.
  var snapshots = 0.0

  /// The time to compute differences and batches.
  var differences = 0.0

  /// The time in the list and the data source to perform the batches.
  var list = 0.0

  /// The time to track the files and compare them with the list.
  var comparison = 0.0

  /// Runs a closure, and adds the elapsed time.
  static func measure<Result, Failure: Error>(
    _ seconds: inout Double,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = ProcessInfo.processInfo.systemUptime
    defer { seconds += ProcessInfo.processInfo.systemUptime - start }
    return try body()
  }
}

extension HistoryTimes: CustomStringConvertible {
  /// One line for each part, with its share of the total time without git.
  var description: String {
    let shares = [
      ("snapshots", snapshots), ("difference", differences), ("list", list),
      ("comparison", comparison),
    ]
    let total = shares.reduce(0) { $0 + $1.1 }
    let lines = shares.map { name, seconds in
      let percent = total > 0 ? 100 * seconds / total : 0
      return line(name, seconds) + String(format: "%6.1f %%", percent)
    }
    return ([line("git", git)] + lines).joined(separator: "\n")
  }

  private func line(_ name: String, _ seconds: Double) -> String {
    let padding = String(repeating: " ", count: 12 - name.count)
    return "  " + name + padding + String(format: "%9.3f s", seconds)
  }
}
