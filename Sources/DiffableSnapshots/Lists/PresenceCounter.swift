/// Counts the present elements before an index.
///
/// Each element is either present or absent.
struct PresenceCounter {
  private var tree: FenwickTree<Int>

  init(_ isPresent: [Bool]) {
    tree = FenwickTree(count: isPresent.count)
    for (index, isPresent) in isPresent.enumerated() where isPresent { tree.add(1, at: index) }
  }

  func count(before index: Int) -> Int { tree.total(below: index) }
  mutating func insert(_ index: Int) { tree.add(1, at: index) }
  mutating func remove(_ index: Int) { tree.add(-1, at: index) }
}
