/// Elements that stand next to each other in both collections, in the same order.
///
/// Everything after the matching works on runs: a list of a million rows in which one moved is three
/// of them.
@usableFromInline
struct Run: Hashable {
  /// The offset of the first element in the old collection.
  @usableFromInline var old: Int

  /// The offset of the first element in the new collection.
  @usableFromInline var new: Int

  /// The number of elements.
  @usableFromInline var length: Int

  @inlinable
  init(old: Int, new: Int, length: Int) {
    self.old = old
    self.new = new
    self.length = length
  }

  /// The runs of a matching.
  ///
  /// - Parameter partners: For each new offset the old offset that it is matched with, or nil.
  /// - Returns: The longest possible runs, ascending in the new collection.
  static func runs(ofPartners partners: [Int?]) -> [Run] {
    var runs: [Run] = []
    for (new, partner) in partners.enumerated() {
      guard let old = partner else { continue }
      if let last = runs.last, last.old + last.length == old, last.new + last.length == new {
        runs[runs.endIndex - 1].length += 1
      } else {
        runs.append(Run(old: old, new: new, length: 1))
      }
    }
    return runs
  }
}

/// Shim.
@usableFromInline
func shimRuns<Element: Hashable>(_ old: [Element], _ new: [Element]) -> [Run] {
  Run.runs(ofPartners: Matching(from: old, to: new).partners)
}

extension Array<Run> {
  /// The runs ascending in the old collection.
  func sortedByOld() -> [Run] {
    zip(self, dropFirst()).contains { $0.old > $1.old } ? sorted { $0.old < $1.old } : self
  }
}
