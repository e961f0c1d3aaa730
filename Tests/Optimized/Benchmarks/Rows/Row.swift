/// A row of the table, which measures some work and may have a goal.
struct Row: Sendable {
  /// The work and its size.
  var name: String

  var goal: Goal?

  var subject: Subject

  /// What a row measures.
  enum Subject: Sendable {
    /// The time of the trial that the closure prepares.
    case time(@Sendable () throws -> Trial)
    /// An amount with a unit.
    ///
    /// The closure returns `nil` if the amount is unknown.
    case amount(of: String, @Sendable () throws -> Double?)
    /// The ratio of the times of two rows.
    ///
    /// Both rows must be earlier in the table.
    case comparison(of: String, to: String)
    /// The ratio of two rows, computed from each row's multiple of the time to build a set.
    ///
    /// The ratio is exact even if the speed of the machine changes between the rows.
    case comparisonInSets(of: String, to: String)
  }

  /// The maximum cost of a row.
  enum Goal: Sendable {
    /// A multiple of the time to build a set of the new items.
    case sets(Double)
    case seconds(Double)
    /// An amount, or a multiple of the time of another row.
    case number(Double)
  }

  /// Creates a row that measures time.
  init(_ name: String, _ goal: Goal? = nil, time prepare: @escaping @Sendable () throws -> Trial) {
    self.name = name
    self.goal = goal
    subject = .time(prepare)
  }

  /// Creates a row with any subject, such as memory or a number of calls.
  init(_ name: String, _ goal: Goal? = nil, _ subject: Subject) {
    self.name = name
    self.goal = goal
    self.subject = subject
  }
}

extension Row {
  /// All rows in the order of the table.
  ///
  /// Memory is measured first, while the allocator has little freed memory to reuse.
  static let all =
    memory + plainArrays + snapshots + apps + edits + lookUps + listAnswers + contents + outlines
    + counts
    + identifiers + growth
}
