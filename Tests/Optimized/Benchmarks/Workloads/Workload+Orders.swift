extension Workload {
  /// Returns a workload that deletes, inserts and moves equally many elements at random offsets.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - share: The share of elements for each kind of change, from 0 to 0.5.
  ///   - seed: The seed of the random numbers.
  /// - Returns: The lists.
  static func churn(_ count: Int, _ share: Double, seed: UInt64 = 0) -> Workload {
    var generator = Generator(seed: UInt64(count) + seed << 32)
    let changed = Int(Double(count) * share)
    let shuffled = (0..<count).shuffled(using: &generator)
    let moved = shuffled[changed..<2 * changed]
    let kept = shuffled[(2 * changed)...].sorted()
    let insertions = (moved + (count..<count + changed)).shuffled(using: &generator)
    let gaps = insertions.map { _ in Int.random(in: 0...kept.count, using: &generator) }.sorted()
    var new: [Int] = []
    new.reserveCapacity(count)
    var next = 0
    for (number, gap) in zip(insertions, gaps) {
      new += kept[next..<gap]
      new.append(number)
      next = gap
    }
    return Workload(old: Array(0..<count), new: new + kept[next...])
  }

  /// Returns a workload that deletes, inserts and shuffles one block each, as in benchmarks of other libraries.
  static func blocks(
    _ count: Int,
    deleted: Range<Int>,
    inserted: Int,
    at offset: Int,
    shuffled: Range<Int>,
    seed: UInt64 = 0
  ) -> Workload {
    var generator = Generator(seed: UInt64(count) + seed << 32)
    var new = Array(0..<count)
    new[shuffled].shuffle(using: &generator)
    new.removeSubrange(deleted)
    new.insert(contentsOf: count..<count + inserted, at: offset)
    return Workload(old: Array(0..<count), new: new)
  }

  static func shuffled(_ count: Int, seed: UInt64 = 0) -> Workload {
    var generator = Generator(seed: UInt64(count) + seed << 32)
    return Workload(old: Array(0..<count), new: (0..<count).shuffled(using: &generator))
  }

  static func reversed(_ count: Int) -> Workload {
    Workload(old: Array(0..<count), new: (0..<count).reversed())
  }

  static func unchanged(_ count: Int) -> Workload {
    Workload(old: Array(0..<count), new: Array(0..<count))
  }

  /// Returns a workload that reverses each run of 100 elements and keeps the order of the runs.
  static func sawtooth(_ count: Int) -> Workload {
    let new = (0..<count).map { $0 / 100 * 100 + min(99, count - 1 - $0 / 100 * 100) - $0 % 100 }
    return Workload(old: Array(0..<count), new: new)
  }

  /// Returns a workload that replaces every second element.
  static func alternating(_ count: Int) -> Workload {
    Workload(old: Array(0..<count), new: (0..<count).map { $0 % 2 == 0 ? $0 : count + $0 })
  }
}
