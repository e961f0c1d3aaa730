import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The cost of computing a difference, measured in calls of `==` and `hash(into:)`.
///
/// The number of calls does not depend on the machine.
@Suite struct ComplexityTests {
  static let count = 2_000

  private func snapshot(_ values: some Sequence<Int>, _ counter: CallCounter) -> Snapshot<
    Int, Measured
  > {
    Snapshot([(0, values.map { Measured(value: $0, counter: counter) })])
  }

  @Test(arguments: ["reversed", "shuffled", "sawtooth", "alternating", "rotated"])
  func eachMatchingItemIsComparedOnceInAnyOrder(order: String) {
    let counter = CallCounter()
    var random = SeededGenerator(seed: 3)
    let values = Array(0..<Self.count)
    let changed: [Int] =
      switch order {
      case "reversed": values.reversed()
      case "shuffled": values.shuffled(using: &random)
      case "sawtooth": values.map { $0 ^ 1 }
      case "alternating": values.map { $0 % 2 == 0 ? $0 : $0 + Self.count }
      default: Array(values[700...] + values[..<700])
      }
    let old = snapshot(values, counter)
    let new = snapshot(changed, counter)
    counter.reset()
    _ = new.difference(from: old)
    // Chunks are compared from both ends first. In alternating order, only the first item of four chunks and the
    // last item of two chunks match there. These six items are too few to use, so they are compared again.
    let again = order == "alternating" ? 6 : 0
    #expect(counter.hashCalls == 0)
    #expect(counter.equalCalls == Set(changed).intersection(values).count + again)
  }
}
