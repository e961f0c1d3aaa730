@testable import DiffableSnapshots

/// Which old element each new one stands for.
struct Matching<Element: Hashable> {
  /// For each new offset the old offset that it matches.
  let partners: [Int?]

  init(from old: [Element], to new: [Element]) {
    let runs = match(old, new, areUnique: false)
    var partners: [Int?] = Array(repeating: nil, count: new.count)
    for run in runs {
      for step in 0..<run.length { partners[run.new + step] = run.old + step }
    }
    self.partners = partners
  }
}
