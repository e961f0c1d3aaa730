/// Chooses elements whose keys increase and whose weights have the greatest sum.
///
/// With all weights equal this is a longest increasing subsequence (M. L. Fredman, "On computing the
/// length of longest increasing subsequences", Discrete Mathematics 11, 1975). With runs as elements
/// and their lengths as weights it is one over all the elements of the runs: where it takes one
/// element of a run it can take them all, since no key lies between them.
///
/// A tree over the ranks of the keys knows the heaviest subsequence that ends below a rank, so that
/// each element finds its predecessor in O(log *n*).
///
/// - Parameters:
///   - keys: The keys, no two of them equal.
///   - weights: The weight of each element, greater than zero.
/// - Returns: For each element whether it was chosen.
/// - Complexity: O(*n*) when the keys increase already, else O(*n* log *n*), where *n* is the number
///   of elements.
func heaviestIncreasingSubsequence(keys: [Int], weights: [Int]) -> [Bool] {
  assert(keys.count == weights.count)
  guard zip(keys, keys.dropFirst()).contains(where: >) else {
    return Array(repeating: true, count: keys.count)
  }
  var ranks = Array(repeating: 0, count: keys.count)
  for (rank, element) in keys.indices.sorted(by: { keys[$0] < keys[$1] }).enumerated() {
    ranks[element] = rank
  }
  var heaviest = PrefixTree<(total: Int, element: Int?)>(count: keys.count, neutral: (0, nil)) {
    $1.total > $0.total ? $1 : $0
  }
  var predecessors: [Int?] = Array(repeating: nil, count: keys.count)
  for element in keys.indices {
    let best = heaviest.total(below: ranks[element])
    predecessors[element] = best.element
    heaviest.add((best.total + weights[element], element), at: ranks[element])
  }
  var isChosen = Array(repeating: false, count: keys.count)
  var next = heaviest.total(below: keys.count).element
  while let element = next {
    isChosen[element] = true
    next = predecessors[element]
  }
  return isChosen
}
