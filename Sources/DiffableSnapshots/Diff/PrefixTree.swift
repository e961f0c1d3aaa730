/// Values at positions, and the combination of all values below a position in O(log *n*).
///
/// This is the tree of P. M. Fenwick, "A new data structure for cumulative frequency tables", Software:
/// Practice and Experience 24 (3), 1994.
///
/// With addition it counts, with the greater of two it finds the best so far.
struct PrefixTree<Value> {
  /// Node *i* combines as many values below position *i* as its lowest set bit says.
  private var nodes: [Value]
  private let combine: (Value, Value) -> Value

  /// Creates a tree of neutral values.
  ///
  /// - Parameters:
  ///   - count: The number of positions.
  ///   - neutral: The value that changes nothing when combined.
  ///   - combine: An associative and commutative function.
  init(count: Int, neutral: Value, combine: @escaping (Value, Value) -> Value) {
    nodes = Array(repeating: neutral, count: count + 1)
    self.combine = combine
  }

  /// The combination of the values at all positions below one.
  func total(below position: Int) -> Value {
    var total = nodes[0]
    var node = position
    while node > 0 {
      total = combine(total, nodes[node])
      node &= node - 1
    }
    return total
  }

  /// Combines the value at a position with another one.
  mutating func add(_ value: Value, at position: Int) {
    var node = position + 1
    while node < nodes.count {
      nodes[node] = combine(nodes[node], value)
      node += node & -node
    }
  }
}
