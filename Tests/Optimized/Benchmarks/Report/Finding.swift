/// The result of measuring a row.
struct Finding {
  let row: Row

  /// The timing, if the row measures time.
  var timing: Timing?

  /// The amount or the ratio, if the row does not measure time, or `nil` if it is unknown.
  var number: Double?

  /// Whether the goal is met, or `nil` without a goal or a known cost.
  var isMet: Bool? {
    switch row.goal {
    case nil: nil
    case .sets(let most): timing.map { $0.ratio <= most }
    case .seconds(let most): timing.map { $0.work <= most }
    case .number(let most): number.map { $0 <= most }
    }
  }

  /// The columns of the table.
  static let titles = ["Work", "Cost", "S", "Goal", "Met"]

  /// The cells of the columns.
  var cells: [String] {
    [
      row.name,
      timing.map { written(seconds: $0.work) } ?? number.map { "\(rounded($0))\(unit)" } ?? "–",
      timing.map { rounded($0.ratio) } ?? "",
      goal,
      isMet.map { $0 ? "yes" : "no" } ?? "",
    ]
  }

  private var goal: String {
    switch row.goal {
    case nil: ""
    case .sets(let most): "\(rounded(most)) S"
    case .seconds(let most): written(seconds: most)
    case .number(let most): "\(rounded(most))\(unit)"
    }
  }

  private var unit: String {
    switch row.subject {
    case .time: ""
    case .amount(let unit, _): " \(unit)"
    case .comparison, .comparisonInSets: " times"
    }
  }
}

extension Row {
  /// Measures rows in order.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - check: Called with each trial after it has been timed.
  /// - Returns: The findings, in the same order.
  /// - Throws: Any error that the work or `check` throws.
  static func findings(
    about rows: [Row],
    check: (Row, Trial) throws -> Void = { _, _ in }
  ) throws -> [Finding] {
    var findings: [Finding] = []
    for row in rows {
      var finding = Finding(row: row)
      switch row.subject {
      case .time(let prepare):
        let trial = try prepare()
        finding.timing = try trial.timing()
        try check(row, trial)
      case .amount(_, let amount):
        finding.number = try amount()
      case .comparison(let name, let other):
        finding.number = quotient(of: name, to: other, in: findings) { $0.work }
      case .comparisonInSets(let name, let other):
        finding.number = quotient(of: name, to: other, in: findings) { $0.ratio }
      }
      findings.append(finding)
    }
    return findings
  }

  private static func quotient(
    of name: String,
    to other: String,
    in findings: [Finding],
    _ cost: (Timing) -> Double
  ) -> Double? {
    let timings = [name, other].map { name in findings.first { $0.row.name == name }?.timing }
    guard let timing = timings[0], let other = timings[1] else { return nil }
    return cost(timing) / cost(other)
  }
}
