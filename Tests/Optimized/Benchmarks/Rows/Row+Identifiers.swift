/// Rows for differences of arrays with identifiers of several types.
extension Row {
  static let identifiers = [
    integers10_000, strings10_000, references10_000, collidingHashes1_000, equalHashes200,
  ]

  static let integers10_000 = difference("integers, 10,000, churn 20 %", 10_000) { $0 }

  static let strings10_000 = difference(
    "strings with a long common prefix, 10,000, churn 20 %",
    10_000,
    identifier: longName
  )

  static let references10_000 = difference(
    "class instances in a wrapper, 10,000, churn 20 %",
    10_000,
    identifier: Reference.init
  )

  static let collidingHashes1_000 = difference(
    "1,000 with 64 different hashes, churn 20 %",
    1_000
  ) { Colliding(number: $0, hashes: 64) }

  static let equalHashes200 = difference(
    "200 with equal hashes, churn 20 %",
    200
  ) { Colliding(number: $0, hashes: 1) }

  private static func difference<Item: Hashable & Sendable>(
    _ name: String,
    _ count: Int,
    identifier: @escaping @Sendable (Int) -> Item
  ) -> Row {
    Row(name) {
      Trial(comparing: { .churn(count, 0.2, seed: $0) }) { workload, seed in
        workload.map { identifier($0 + Int(seed) << 20) }
      }
    }
  }
}
