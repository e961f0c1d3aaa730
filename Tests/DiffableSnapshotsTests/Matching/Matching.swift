@testable import DiffableSnapshots

/// A matching of the elements of two arrays.
struct Matching<Element: Hashable> {
  /// The matched old offset or nil, for each new offset.
  let partners: [Int?]

  init(from old: [Element], to new: [Element]) {
    let runs = match(old, new)
    var partners: [Int?] = Array(repeating: nil, count: new.count)
    for run in runs {
      for step in 0..<run.length { partners[run.new + step] = run.old + step }
    }
    self.partners = partners
  }
}

/// Returns all words up to a length, as numbers below the number of letters.
func words(of letters: Int, upTo length: Int) -> [[Int]] {
  guard length > 0 else { return [[]] }
  return [[]]
    + words(of: letters, upTo: length - 1).flatMap { rest in (0..<letters).map { [$0] + rest } }
}
