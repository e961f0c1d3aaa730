/// A row of the table: some work, and what it may cost.
struct Row: Sendable {
  /// What is done, to how much.
  var name: String

  var goal: Goal?

  var subject: Subject

  /// What a row tells.
  enum Subject: Sendable {
    /// How long it takes. The closure makes everything ready.
    case time(@Sendable () throws -> Trial)
    /// How much there is of something else; nil where that is not known.
    case amount(of: String, @Sendable () throws -> Double?)
    /// How many times as long one row takes as another one, both by name and further up.
    case comparison(of: String, to: String)
    /// The same for two rows with the same unit: their multiples of it are compared, since the machine may
    /// have changed its speed between the two.
    case comparisonInSets(of: String, to: String)
  }

  /// The most that a row may cost.
  enum Goal: Sendable {
    /// Multiples of the time that a set of the new items takes to build.
    case sets(Double)
    case seconds(Double)
    /// An amount, or a multiple of another row's time.
    case number(Double)
  }

  /// Creates a row about time.
  init(_ name: String, _ goal: Goal? = nil, time prepare: @escaping @Sendable () throws -> Trial) {
    self.name = name
    self.goal = goal
    subject = .time(prepare)
  }

  /// Creates a row about something else.
  init(_ name: String, _ goal: Goal? = nil, _ subject: Subject) {
    self.name = name
    self.goal = goal
    self.subject = subject
  }
}

extension Row {
  /// All rows, as the table has them.
  ///
  /// Memory comes first, while little of it is there to be used again.
  static let all =
    memory + plainArrays + snapshots + apps + edits + lookUps + listAnswers + outlines + counts
    + identifiers + growth
}
