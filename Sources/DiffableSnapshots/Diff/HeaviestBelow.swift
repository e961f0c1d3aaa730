/// The heaviest of the subsequences that end below a rank.
///
/// This is the tree of P. M. Fenwick, "A new data structure for cumulative frequency tables", Software:
/// Practice and Experience 24 (3), 1994, with the greater of two in place of their sum.
struct HeaviestBelow {
  /// The weight of a subsequence, and its last element; -1 when it is empty.
  struct Subsequence {
    var total = 0
    var element = -1
  }

  /// Node *i* knows the heaviest at as many ranks below *i* as its lowest set bit says.
  private var nodes: [Subsequence]

  init(count: Int) { nodes = Array(repeating: Subsequence(), count: count + 1) }

  /// The heaviest subsequence that ends below a rank.
  func best(below rank: Int) -> Subsequence {
    var best = nodes[0]
    var node = rank
    while node > 0 {
      if nodes[node].total > best.total { best = nodes[node] }
      node &= node - 1
    }
    return best
  }

  /// Adds a subsequence that ends at a rank.
  mutating func add(_ subsequence: Subsequence, at rank: Int) {
    var node = rank + 1
    while node < nodes.count {
      if subsequence.total > nodes[node].total { nodes[node] = subsequence }
      node += node & -node
    }
  }
}
