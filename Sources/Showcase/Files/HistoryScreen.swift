import DiffableSnapshots
import DiffableTerminal

/// The files of a repository, which change from commit to commit.
///
/// Each tick applies the next commit. Folders are sections, and files are items.
final class HistoryScreen: Screen {
  let list = TerminalList(hasHeaders: true)

  private let dataSource: DiffableDataSource<ByteString, TrackedFile, TerminalList>
  private var history: GitHistory
  private let count: Int
  private let rebuilds: Bool
  private var tree = FileTree()

  /// The commit whose files the list shows.
  private var commit: GitCommit?
  private var numberOfShownCommits = 0
  private var state = State.playing

  /// The index of the speed.
  private var speed = 1

  /// The numbers of commits that are shown each second.
  private static let speeds = [1, 2, 4, 8, 16, 32]

  private enum State {
    case playing, paused, ended, failed
  }

  /// Shows the first commit.
  ///
  /// - Parameters:
  ///   - history: The history, before its first commit is read.
  ///   - rebuilds: Whether each snapshot is built from all files instead of by editing the previous snapshot.
  /// - Throws: A ``GitError`` if git fails.
  init(_ history: GitHistory, rebuilds: Bool = false) throws {
    self.history = history
    self.rebuilds = rebuilds
    count = try history.count()
    dataSource = DiffableDataSource(target: list) { _, _, file in
      TerminalCell("\(file.entry.path.name)", name: "\(file.entry.path)")
    }
    dataSource.supplementaryViewProvider = { _, _, _, folder in
      TerminalCell(folder.bytes.isEmpty ? "./" : "\(folder)/")
    }
    // The first apply reloads the list. After this empty snapshot, the first commit inserts its files in batches.
    dataSource.apply(FileSnapshot())
    try showNextCommit()
  }

  var title: String {
    commit.map { "\($0.name.prefix(7)) \($0.date) \($0.subject)" } ?? "No commits"
  }

  var notice: String? {
    let progress = "Commit \(numberOfShownCommits) of \(count)"
    let changes = list.changes.flatMap { $0.isEmpty ? nil : ": " + $0.sentence } ?? ""
    switch state {
    case .playing: return "\(progress), \(Self.speeds[speed]) a second" + changes
    case .paused: return "\(progress), paused" + changes
    case .ended: return "All \(count) commits shown; git has the same files"
    case .failed: return progress + ", stopped by an error"
    }
  }

  var hint: String {
    "q quits, Space \(state == .playing ? "pauses" : "plays"), + and - change the speed, "
      + "Right shows one commit"
  }

  var interval: Double? { state == .playing ? 1 / Double(Self.speeds[speed]) : nil }

  func tick() throws {
    if state == .playing { try showNextCommit() }
  }

  func press(_ key: Key) throws {
    switch key {
    case .space where state == .playing: state = .paused
    case .space where state == .paused: state = .playing
    case .character("+"), .character("="): speed = min(speed + 1, Self.speeds.count - 1)
    case .character("-"): speed = max(speed - 1, 0)
    case .right where state == .playing || state == .paused:
      state = .paused
      try showNextCommit()
    default: break
    }
  }

  /// Shows the next commit, or compares the files with git after the newest commit.
  private func showNextCommit() throws {
    do {
      guard let next = try history.next() else { return try end() }
      let edit = try tree.apply(next)
      var snapshot = dataSource.snapshot()
      if rebuilds { snapshot = FileSnapshot(tree) } else { snapshot.apply(edit) }
      dataSource.apply(snapshot)
      (commit, numberOfShownCommits) = (next, numberOfShownCommits + 1)
      showFirstChange()
    } catch {
      state = .failed
      throw error
    }
  }

  /// Compares the files with the files that git lists for the newest commit.
  private func end() throws {
    state = .ended
    guard let name = commit?.name else { return }
    let files = try history.files(of: name).sorted { $0.path < $1.path }
    guard dataSource.snapshot().itemIdentifiers.map(\.entry) == files else {
      throw GitError.otherFiles(commit: name)
    }
  }

  /// Scrolls to the first row that the commit has changed, if it is not visible.
  private func showFirstChange() {
    guard let row = list.rows.firstIndex(where: { $0.change != nil }),
      !list.visibleRows.contains(row)
    else { return }
    list.scroll(to: row - 2)
  }
}
