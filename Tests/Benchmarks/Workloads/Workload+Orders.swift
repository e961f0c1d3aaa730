extension Workload {
  /// Some elements are deleted, as many inserted, and as many moved, all at random places.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - share: The share of them, from 0 to a half.
  ///   - seed: A number, which leads to other places.
  /// - Returns: The lists.
  static func churn(_ count: Int, _ share: Double, seed: UInt64 = 0) -> Workload {
    var generator = Generator(seed: UInt64(count) + seed << 32)
    let changed = Int(Double(count) * share)
    let shuffled = (0..<count).shuffled(using: &generator)
    let moved = shuffled[changed..<2 * changed]
    let staying = shuffled[(2 * changed)...].sorted()
    let arriving = (moved + (count..<count + changed)).shuffled(using: &generator)
    let gaps = arriving.map { _ in Int.random(in: 0...staying.count, using: &generator) }.sorted()
    var new: [Int] = []
    new.reserveCapacity(count)
    var next = 0
    for (number, gap) in zip(arriving, gaps) {
      new += staying[next..<gap]
      new.append(number)
      next = gap
    }
    return Workload(old: Array(0..<count), new: new + staying[next...])
  }

  /// A block is deleted, one inserted, and one shuffled, as other libraries measure themselves.
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

  /// Teeth of a hundred that descend, while the teeth ascend.
  static func sawtooth(_ count: Int) -> Workload {
    let new = (0..<count).map { $0 / 100 * 100 + min(99, count - 1 - $0 / 100 * 100) - $0 % 100 }
    return Workload(old: Array(0..<count), new: new)
  }

  /// Each second element is another one than before.
  static func alternating(_ count: Int) -> Workload {
    Workload(old: Array(0..<count), new: (0..<count).map { $0 % 2 == 0 ? $0 : count + $0 })
  }
}
