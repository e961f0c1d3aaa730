/// Returns the elements of an increasing subsequence with the greatest total weight.
///
/// If all weights are equal, the result is a longest increasing subsequence. If the elements are runs and the
/// weights are their lengths, the result is a longest increasing subsequence of all elements of the runs. A
/// subsequence that includes one element of a run can include the whole run, because no other key is between
/// the keys of a run. For runs, ``Run/unmoved(_:)`` is faster.
///
/// A Fenwick tree over the ranks of the keys stores the heaviest subsequence that ends below each rank.
/// Each element finds its predecessor in the tree in O(log *n*).
///
/// - Parameters:
///   - keys: The key of each element, without repetitions.
///   - weights: The weight of each element, greater than zero.
/// - Returns: The offsets of the elements in the subsequence.
/// - Complexity: O(*n* log *n*), where *n* is the number of elements.
func heaviestIncreasingSubsequence(keys: [Int], weights: [Int]) -> OffsetSet {
  assert(keys.count == weights.count)
  var ranks = keys
  for (rank, element) in sortedOffsets(keys.lazy.map { ($0, 0) }).enumerated() {
    ranks[element] = rank
  }
  var heaviest = FenwickTree<Subsequence>(count: keys.count)
  var predecessors = Array(repeating: -1, count: keys.count)
  for (element, rank) in ranks.enumerated() {
    let best = heaviest.total(below: rank)
    predecessors[element] = best.element
    heaviest.add(Subsequence(total: best.total + weights[element], element: element), at: rank)
  }
  var chosen = OffsetSet(capacity: keys.count)
  var element = heaviest.total(below: keys.count).element
  while element >= 0 {
    chosen.insert(element)
    element = predecessors[element]
  }
  return chosen
}

/// The total weight of a subsequence, and the offset of its last element; -1 if the subsequence is empty.
private struct Subsequence: Combinable {
  var total = 0
  var element = -1

  static var neutral: Subsequence { Subsequence() }

  /// Keeps the heavier subsequence.
  mutating func combine(with other: Subsequence) {
    if other.total > total { self = other }
  }
}
