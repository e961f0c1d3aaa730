/// Chooses elements whose keys increase and whose weights have the greatest sum.
///
/// With all weights equal this is a longest increasing subsequence. With runs as elements and their
/// lengths as weights it is one over all the elements of the runs: where it takes one element of a run
/// it can take them all, since no key lies between them. For that, ``Run/staying(_:)`` is faster.
///
/// A tree over the ranks of the keys knows the heaviest subsequence that ends below a rank, so that
/// each element finds its predecessor in O(log *n*).
///
/// - Parameters:
///   - keys: The keys, which are offsets, no two of them equal.
///   - weights: The weight of each element, greater than zero.
/// - Returns: For each element whether it was chosen.
/// - Complexity: O(*n*) when the keys increase already, else O(*n* log *n*), where *n* is the number of
///   elements.
func heaviestIncreasingSubsequence(keys: [Int], weights: [Int]) -> [Bool] {
  assert(keys.count == weights.count)
  guard zip(keys, keys.dropFirst()).contains(where: >) else {
    return Array(repeating: true, count: keys.count)
  }
  var isChosen = Array(repeating: false, count: keys.count)
  for element in heaviestIncreasingSubsequence(count: keys.count, { keys[$0] }, { weights[$0] }) {
    isChosen[element] = true
  }
  return isChosen
}

/// Chooses elements whose keys increase and whose weights have the greatest sum.
///
/// - Parameters:
///   - count: The number of elements.
///   - key: The key of an element, an offset; no two are equal.
///   - weight: The weight of an element, greater than zero.
/// - Returns: The elements that were chosen, in descending order.
@inline(__always)
func heaviestIncreasingSubsequence(
  count: Int,
  _ key: (Int) -> Int,
  _ weight: (Int) -> Int
) -> [Int] {
  let ranks = RankedKeys(count: count, key)
  var heaviest = PrefixTree<Subsequence>(count: count)
  var predecessors = Array(repeating: -1, count: count)
  for element in 0..<count {
    let rank = ranks.rank(of: key(element))
    let best = heaviest.total(below: rank)
    predecessors[element] = best.element
    heaviest.add(Subsequence(total: best.total + weight(element), element: element), at: rank)
  }
  var chosen: [Int] = []
  var element = heaviest.total(below: count).element
  while element >= 0 {
    chosen.append(element)
    element = predecessors[element]
  }
  return chosen
}

/// The weight of a subsequence, and its last element; -1 when it is empty.
private struct Subsequence: Combinable {
  var total = 0
  var element = -1

  static var neutral: Subsequence { Subsequence() }

  /// Keeps the heavier one.
  mutating func combine(with other: Subsequence) {
    if other.total > total { self = other }
  }
}

/// Keys, and for each of them the number of smaller ones.
private struct RankedKeys: ~Copyable {
  private var keys: OffsetSet

  /// For each word of the set the number of keys before it.
  private var counts: [Int] = []

  /// The keys in order, in place of the set, where there are so few that it would be mostly empty.
  private var sorted: [Int] = []

  init(count: Int, _ key: (Int) -> Int) {
    var greatest = 0
    for element in 0..<count { greatest = max(greatest, key(element)) }
    if greatest >> 6 > 16 * count {
      keys = OffsetSet(capacity: 0)
      sorted = (0..<count).map(key).sorted()
      return
    }
    keys = OffsetSet(capacity: greatest + 1)
    for element in 0..<count { keys.insert(key(element)) }
    counts.reserveCapacity(keys.wordCount)
    var sum = 0
    for index in 0..<keys.wordCount {
      counts.append(sum)
      sum += keys[index].nonzeroBitCount
    }
  }

  func rank(of key: Int) -> Int {
    if !sorted.isEmpty { return sorted.lastIndex(whereFirstOnes: { $0 <= key }) }
    let below: UInt64 = 1 &<< UInt64(truncatingIfNeeded: key) &- 1
    return counts[key >> 6] + (keys[key >> 6] & below).nonzeroBitCount
  }
}
