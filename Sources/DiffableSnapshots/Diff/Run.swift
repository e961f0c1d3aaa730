/// Elements that stand next to each other in both collections, in the same order.
///
/// Everything after the matching works on runs: a list of a million rows in which one moved is three
/// of them.
struct Run: Hashable {
  /// The offset of the first element in the old collection.
  var old: Int

  /// The offset of the first element in the new collection.
  var new: Int

  /// The number of elements.
  var length: Int

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
