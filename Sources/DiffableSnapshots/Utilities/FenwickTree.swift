/// Values at positions, and the combination of all values below a position in O(log *n*).
///
/// This is the tree of P. M. Fenwick, "A new data structure for cumulative frequency tables", Software:
/// Practice and Experience 24 (3), 1994.
struct FenwickTree<Value: Combinable> {
  /// Node *i* combines as many values below position *i* as its lowest set bit says.
  private var nodes: [Value]

  /// Creates a tree of neutral values.
  ///
  /// - Parameter count: The number of positions.
  init(count: Int) { nodes = Array(repeating: .neutral, count: count + 1) }

  /// The combination of the values at all positions below one.
  func total(below position: Int) -> Value {
    var total = nodes[0]
    var node = position
    while node > 0 {
      total.combine(with: nodes[node])
      node &= node - 1
    }
    return total
  }

  /// Combines the value at a position with another one.
  mutating func add(_ value: Value, at position: Int) {
    var node = position + 1
    while node < nodes.count {
      nodes[node].combine(with: value)
      node += node & -node
    }
  }
}

/// Values that can be combined in any order and grouping.
protocol Combinable {
  /// The value that changes nothing when combined.
  static var neutral: Self { get }

  mutating func combine(with other: Self)
}

extension Int: Combinable {
  static var neutral: Int { 0 }

  /// Adds.
  mutating func combine(with other: Int) { self += other }
}
