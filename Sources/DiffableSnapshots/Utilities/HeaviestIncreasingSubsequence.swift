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
///   - keys: The keys, no two of them equal.
///   - weights: The weight of each element, greater than zero.
/// - Returns: The offsets of the elements that were chosen.
/// - Complexity: O(*n* log *n*), where *n* is the number of elements.
func heaviestIncreasingSubsequence(keys: [Int], weights: [Int]) -> OffsetSet {
  assert(keys.count == weights.count)
  var ranks = keys
  for (rank, element) in keys.indices.sorted(by: { keys[$0] < keys[$1] }).enumerated() {
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
