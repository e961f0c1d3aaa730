import DiffableSnapshots

/// Rows for `Difference(from:to:)` of two arrays.
extension Row {
  static let plainArrays = [
    blocks5_000, blocks100_000, blocks1_000_000, churn10_000, shuffled10_000, reversed10_000,
    unchanged10_000, sameStorage10_000, churn100, churn10, sawtooth10_000, alternating10_000,
  ]

  static let blocks5_000 = difference("arrays, 5,000, blocks changed", .sets(0.8)) {
    .blocks(5_000, deleted: 2_000..<3_000, inserted: 1_000, at: 3_000, shuffled: 0..<200, seed: $0)
  }

  static let blocks100_000 = difference("arrays, 100,000, blocks changed", .sets(0.45)) {
    .blocks(
      100_000,
      deleted: 20_000..<30_000,
      inserted: 10_000,
      at: 30_000,
      shuffled: 0..<2_000,
      seed: $0
    )
  }

  static let blocks1_000_000 = difference("arrays, 1,000,000, blocks changed", .sets(0.5)) {
    .blocks(
      1_000_000,
      deleted: 200_000..<300_000,
      inserted: 100_000,
      at: 300_000,
      shuffled: 0..<20_000,
      seed: $0
    )
  }

  static let churn10_000 = difference("arrays, 10,000, churn 20 %", .sets(2)) {
    .churn(10_000, 0.2, seed: $0)
  }

  static let shuffled10_000 = difference("arrays, 10,000, all shuffled", .sets(3)) {
    .shuffled(10_000, seed: $0)
  }

  static let reversed10_000 = difference("arrays, 10,000, reversed", .sets(2)) { _ in
    .reversed(10_000)
  }

  static let unchanged10_000 = difference("arrays, 10,000, nothing changed", .sets(0.02)) { _ in
    .unchanged(10_000)
  }

  static let sameStorage10_000 = Row("arrays, 10,000, the same storage", .sets(0.02)) {
    let pool = Pool(items: 10_000) { Workload.unchanged(10_000).uuids(seed: $0).new }
    return Trial(pool, newItems: { $0 }) { Difference(from: $0, to: $0) }
  }

  static let churn100 = difference("arrays, 100, churn 20 %", .sets(1.5)) {
    .churn(100, 0.2, seed: $0)
  }

  static let churn10 = difference("arrays, 10, churn 20 %", .sets(2.5)) {
    .churn(10, 0.2, seed: $0)
  }

  static let sawtooth10_000 = difference("arrays, 10,000, sawtooth order") { _ in
    .sawtooth(10_000)
  }

  static let alternating10_000 = difference("arrays, 10,000, each second one replaced") { _ in
    .alternating(10_000)
  }

  /// Returns a row that compares arrays of random identifiers, for the workload of each seed.
  static func difference(
    _ name: String,
    _ goal: Goal? = nil,
    _ workload: @escaping @Sendable (_ seed: UInt64) -> Workload
  ) -> Row {
    Row(name, goal) {
      Trial(comparing: workload) { workload, seed in workload.uuids(seed: seed) }
    }
  }
}

/// Two arrays, and the workload that they are created from.
struct ArrayPair<Item> {
  let old: [Item]
  let new: [Item]
  let workload: Workload
}

extension Trial {
  /// Creates a trial of the difference of two arrays.
  ///
  /// - Parameters:
  ///   - workload: Returns the workload of a seed.
  ///   - identifiers: Returns the arrays of a workload.
  init<Item: Hashable>(
    comparing workload: (_ seed: UInt64) -> Workload,
    _ identifiers: (Workload, _ seed: UInt64) -> (old: [Item], new: [Item])
  ) {
    let pool = Pool(items: workload(0).new.count) { seed in
      let workload = workload(seed)
      let items = identifiers(workload, seed)
      return ArrayPair(old: items.old, new: items.new, workload: workload)
    }
    self.init(
      pool,
      newItems: { $0.new },
      moves: { (Difference(from: $0.old, to: $0.new).moves.count, $0.workload.leastMoves) },
      work: { Difference(from: $0.old, to: $0.new) }
    )
  }
}
