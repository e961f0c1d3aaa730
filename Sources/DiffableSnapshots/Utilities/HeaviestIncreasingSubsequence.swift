/// Returns the elements of an increasing subsequence with the greatest total weight.
///
/// If all weights are equal, the result is a longest increasing subsequence. If the elements are runs and the
/// weights are their lengths, the result is a longest increasing subsequence of all elements of the runs. A
/// subsequence that includes one element of a run can include the whole run, because no other key is between
/// the keys of a run. For runs, ``Run/unmoved(_:)`` is faster.
///
/// - Parameters:
///   - keys: The key of each element, without repetitions.
///   - weights: The weight of each element, greater than zero.
/// - Returns: The offsets of the elements in the subsequence.
/// - Complexity: O(*n* log *n*), where *n* is the number of elements.
func heaviestIncreasingSubsequence(keys: [Int], weights: [Int]) -> OffsetSet {
  let totals = increasingTotals(keys: keys, weights: weights)
  var chosen = OffsetSet(capacity: keys.count)
  // The total of the next chosen element, and the key that its key is less than.
  var (total, limit) = (totals.max() ?? 0, Int.max)
  for element in keys.indices.reversed() where totals[element] == total && keys[element] < limit {
    chosen.insert(element)
    (total, limit) = (total - weights[element], keys[element])
  }
  return chosen
}

/// Returns the greatest total weight of an increasing subsequence that ends with each element.
///
/// A Fenwick tree over the ranks of the keys stores the greatest total of a subsequence that ends below each rank.
///
/// - Parameters:
///   - keys: The key of each element, without repetitions.
///   - weights: The weight of each element, greater than zero.
/// - Returns: The totals, which include the weight of the element.
/// - Complexity: O(*n* log *n*), where *n* is the number of elements.
func increasingTotals(keys: [Int], weights: [Int]) -> [Int] {
  assert(keys.count == weights.count)
  var ranks = keys
  for (rank, element) in sortedOffsets(keys.lazy.map { ($0, 0) }).enumerated() {
    ranks[element] = rank
  }
  var heaviest = FenwickTree<GreatestTotal>(count: keys.count)
  var totals = weights
  for (element, rank) in ranks.enumerated() {
    totals[element] += heaviest.total(below: rank).total
    heaviest.add(GreatestTotal(total: totals[element]), at: rank)
  }
  return totals
}

/// The greatest total weight of some subsequences.
private struct GreatestTotal: Combinable {
  var total = 0

  static var neutral: GreatestTotal { GreatestTotal() }

  mutating func combine(with other: GreatestTotal) { total = max(total, other.total) }
}
