import DiffableSnapshots
import DiffableSnapshotsTesting

/// Shows each commit of a history in a `StrictList`, and compares the list with the files of the commit.
final class HistoryPlayer {
  private(set) var counts = HistoryCounts()
  private(set) var times = HistoryTimes()

  /// Whether each snapshot is built from all files instead of by editing the previous snapshot.
  private let rebuilds: Bool

  private let list = StrictList<TrackedFile.Entry>(.collectionView)
  private let dataSource: DiffableDataSource<ByteString, TrackedFile, StrictList<TrackedFile.Entry>>
  private var tree = FileTree()

  init(rebuilds: Bool = false) {
    self.rebuilds = rebuilds
    dataSource = DiffableDataSource(target: list) { _, _, file in file.entry }
    // The first apply reloads the list. After this empty snapshot, the first commit inserts its files in batches.
    dataSource.apply(FileSnapshot())
    dataSource.applyObserver = { [unowned self] report in
      counts.add(report)
      times.differences += report.seconds ?? 0
    }
  }

  /// Plays a history to its end.
  ///
  /// - Parameter history: The history, before its first commit is read.
  /// - Throws: A ``GitError`` if git fails, or if the list does not show the files.
  func play(_ history: GitHistory) throws {
    var history = history
    var newest: String?
    while let commit = try HistoryTimes.measure(&times.git, { try history.next() }) {
      try play(commit)
      newest = commit.name
    }
    guard let newest else { return }
    let files = try HistoryTimes.measure(&times.git) { try history.files(of: newest) }
    try HistoryTimes.measure(&times.comparison) {
      guard files.sorted(by: { $0.path < $1.path }) == Array(list.cells.joined()) else {
        throw GitError.otherFiles(commit: newest)
      }
    }
  }

  /// Applies a commit to the list, and compares the list with the files.
  func play(_ commit: GitCommit) throws {
    let edit = try HistoryTimes.measure(&times.comparison) { try tree.apply(commit) }
    let snapshot = HistoryTimes.measure(&times.snapshots) {
      if rebuilds { return FileSnapshot(tree) }
      var snapshot = dataSource.snapshot()
      snapshot.apply(edit)
      return snapshot
    }
    let differences = times.differences
    var applying = 0.0
    HistoryTimes.measure(&applying) { dataSource.apply(snapshot) }
    times.list += applying - (times.differences - differences)
    try HistoryTimes.measure(&times.comparison) { try compare(at: commit) }
    counts.commits += 1
    counts.folders = tree.folders.count
    counts.files = snapshot.numberOfItems
  }

  private func compare(at commit: GitCommit) throws {
    let reason =
      list.refusals.first.map { "\($0)" }
      ?? Self.mismatch(shown: list.cells, expected: tree.entries)
    if let reason { throw GitError.listDiffers(commit: commit.name, reason: reason) }
  }

  /// Returns a description of the first difference between two lists, or `nil` if they are equal.
  static func mismatch(
    shown: [[TrackedFile.Entry]],
    expected: [[TrackedFile.Entry]]
  ) -> String? {
    guard shown != expected else { return nil }
    return switch zip(shown.joined(), expected.joined()).first(where: { $0 != $1 }) {
    case (let shown, let expected)? where shown.path != expected.path:
      "\(shown.path) instead of \(expected.path)"
    case (let shown, _)?: "\(shown.path) with outdated content"
    case nil: "the folders or the number of files differ"
    }
  }
}
