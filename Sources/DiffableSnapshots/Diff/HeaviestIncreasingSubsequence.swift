/// Chooses elements whose keys increase and whose weights have the greatest sum.
///
/// With all weights equal this is a longest increasing subsequence. With runs as elements and their
/// lengths as weights it is one over all the elements of the runs: where it takes one element of a run
/// it can take them all, since no key lies between them.
///
/// A tree over the ranks of the keys knows the heaviest subsequence that ends below a rank, so that
/// each element finds its predecessor in O(log *n*).
///
/// - Parameters:
///   - keys: The keys, which are offsets, no two of them equal.
///   - weights: The weight of each element, greater than zero.
/// - Returns: For each element whether it was chosen.
/// - Complexity: O(*n*) when the keys increase already, else O(*n* log *n* + *k*), where *n* is the
///   number of elements and *k* the greatest key.
func heaviestIncreasingSubsequence(keys: [Int], weights: [Int]) -> [Bool] {
  assert(keys.count == weights.count)
  guard !keys.isIncreasing else { return Array(repeating: true, count: keys.count) }
  if weights.allSatisfy({ $0 == 1 }) { return longestIncreasingSubsequence(keys, lengths: weights) }
  let ranks = keys.ranks
  var heaviest = HeaviestBelow(count: keys.count)
  var predecessors = Array(repeating: -1, count: keys.count)
  for (element, rank) in ranks.enumerated() {
    let best = heaviest.best(below: rank)
    predecessors[element] = best.element
    heaviest.add(.init(total: best.total + weights[element], element: element), at: rank)
  }
  return chosen(from: predecessors, last: heaviest.best(below: keys.count).element)
}

/// Chooses elements that make up the longest increasing subsequence of the keys of all elements.
///
/// This is patience sorting (M. L. Fredman, "On computing the length of longest increasing
/// subsequences", Discrete Mathematics 11, 1975): for each length it knows the least key that an
/// increasing subsequence of that length ends with.
///
/// An element may stand for as many keys as its length, the first of which is given. No key of another
/// element lies between them, so an increasing subsequence takes all of them or none.
///
/// - Parameters:
///   - keys: The first key of each element.
///   - lengths: The number of keys that each element stands for.
/// - Returns: For each element whether it was chosen.
/// - Complexity: O(*n* log *n* + *k*), where *n* is the number of elements and *k* that of keys.
func longestIncreasingSubsequence(_ keys: [Int], lengths: [Int]) -> [Bool] {
  // For each length of a subsequence, less 1, the first key of its last element and that element.
  var tails: [Int] = []
  var elements: [Int] = []
  var predecessors = Array(repeating: -1, count: keys.count)
  // Of the longest subsequences, the one that was complete first.
  var last = -1
  for (element, key) in keys.enumerated() {
    let position = tails.firstIndex(notLessThan: key)
    if position > 0 { predecessors[element] = elements[position - 1] }
    let end = position + lengths[element]
    for length in position..<min(end, tails.count) {
      tails[length] = key
      elements[length] = element
    }
    if tails.count < end { last = element }
    while tails.count < end {
      tails.append(key)
      elements.append(element)
    }
  }
  return chosen(from: predecessors, last: last)
}

/// The elements on the way back from the last one.
private func chosen(from predecessors: [Int], last: Int) -> [Bool] {
  var isChosen = Array(repeating: false, count: predecessors.count)
  var element = last
  while element >= 0 {
    isChosen[element] = true
    element = predecessors[element]
  }
  return isChosen
}
