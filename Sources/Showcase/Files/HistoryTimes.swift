import Foundation

/// Where the time goes while a history is played, in seconds.
struct HistoryTimes {
  /// Waiting for git, and reading what it says.
  var git = 0.0

  /// Making each snapshot of the one before it, or of all files.
  var snapshots = 0.0

  /// Finding what differs, and the batches that the list can carry out.
  var differences = 0.0

  /// What the list and the data source do with these.
  var list = 0.0

  /// Following the files beside the list, and comparing the two.
  var comparison = 0.0

  /// Does something, and adds the time that it takes.
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
  /// A line for each, with its share of all but git's.
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
