/// A list of values that returns the combination of all values before a position in O(log *n*).
///
/// The tree is described in P. M. Fenwick, "A new data structure for cumulative frequency tables", Software:
/// Practice and Experience 24 (3), 1994.
struct FenwickTree<Value: Combinable> {
  /// The nodes of the tree.
  ///
  /// Node *i* is the combination of the last *k* values before position *i*, where *k* is the lowest set bit of
  /// *i*. Node 0 is neutral.
  private var nodes: [Value]

  /// Creates a tree with a neutral value at each position.
  ///
  /// - Parameter count: The number of positions.
  init(count: Int) { nodes = Array(repeating: .neutral, count: count + 1) }

  /// Returns the combination of all values before a position.
  func total(below position: Int) -> Value {
    var total = nodes[0]
    var node = position
    while node > 0 {
      total.combine(with: nodes[node])
      node &= node - 1
    }
    return total
  }

  /// Combines the value at a position with another value.
  mutating func add(_ value: Value, at position: Int) {
    var node = position + 1
    while node < nodes.count {
      nodes[node].combine(with: value)
      node += node & -node
    }
  }
}

extension FenwickTree<Int> {
  /// Creates a tree that counts the elements before a position that are present.
  init(counting isPresent: [Bool]) {
    self.init(count: isPresent.count)
    for index in isPresent.indices where isPresent[index] { add(1, at: index) }
  }
}

/// A value whose combination with other values depends on neither their order nor their grouping.
protocol Combinable {
  /// The value that has no effect when it is combined with another value.
  static var neutral: Self { get }

  mutating func combine(with other: Self)
}

extension Int: Combinable {
  static var neutral: Int { 0 }

  /// Adds another number.
  mutating func combine(with other: Int) { self += other }
}
