import DiffableSnapshotsTesting
import Foundation
import TestSupport
import Testing

@Suite(
  "Histories of repositories",
  .enabled(if: GitRepository.isPossible),
  .timeLimit(.minutes(10))
)
struct HistoryTests {
  @Test("Lists show each commit of a seeded history, edited or built from all files")
  func seededHistoryIsShown() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("history-\(UUID().uuidString).git")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var generator = SeededGenerator(seed: 5)
    // Two of these folders are equal as `String` values.
    let folders = ["", "a/", "a/b/", "a.b/", "\u{E9}/", "e\u{301}/", "z/"].map { Array($0.utf8) }
    let paths = folders.flatMap { folder in (0..<6).map { folder + Array("f\($0)".utf8) } }
    var (files, commits) = ([[UInt8]: String](), [[[UInt8]: String]]())
    for _ in 0..<120 {
      for path in paths.shuffled(using: &generator).prefix(.random(in: 0...8, using: &generator)) {
        let isDeleted = Bool.random(using: &generator)
        files[path] = isDeleted ? nil : "\(Int.random(in: 0..<3, using: &generator))"
      }
      commits.append(files)
    }
    let repository = GitRepository(path: folder.path)
    try repository.create(commits: commits)
    let (player, history) = (HistoryPlayer(), try repository.history())
    try #require(history.count == commits.count)
    for (commit, files) in zip(history, commits) {
      try player.play(commit)
      #expect(Set(player.files.keys) == Set(files.keys))
    }
    #expect(try player.files.mapValues(\.contents) == repository.files())
    for kind in ["sections", "insertions", "deletions", "moves", "updates"] {
      #expect(player.changes[kind, default: 0] > 20, "\(kind)")
    }
  }

  @Test("Lists show the newest commits of this package", .enabled(if: GitRepository.own != nil))
  func ownHistoryIsShown() throws {
    let repository = try #require(GitRepository.own)
    let history = try repository.history()
    let newest = Effort.isThorough ? history.count : 40
    // The older commits become one.
    var older: [[UInt8]: String] = [:]
    for change in history.dropLast(newest).joined() { older[change.path] = change.new }
    let player = HistoryPlayer()
    try player.play(older.map { GitRepository.Change(path: $0, old: nil, new: $1) })
    for commit in history.suffix(newest) { try player.play(commit) }
    #expect(try player.files.mapValues(\.contents) == repository.files())
    #expect(player.files.count > 100)
  }
}
