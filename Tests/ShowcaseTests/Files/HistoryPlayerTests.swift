import DiffableSnapshots
import DiffableSnapshotsTesting
import Foundation
import Testing

@testable import showcase

@Suite("Playing a history in a list")
struct HistoryPlayerTests {
  private func change(_ path: String, _ old: String?, _ new: String?) -> GitCommit.Change {
    func content(_ object: String?) -> TrackedFile.Content? {
      object.map { TrackedFile.Content(mode: "100644", object: $0) }
    }
    return .init(path: FilePath(Array(path.utf8)), old: content(old), new: content(new))
  }

  private func play(_ commits: [[GitCommit.Change]], rebuilds: Bool) throws -> HistoryCounts {
    let player = HistoryPlayer(rebuilds: rebuilds)
    for (number, changes) in commits.enumerated() {
      try player.play(GitCommit(name: "\(number)", changes: changes))
    }
    return player.counts
  }

  @Test("Changes are counted by kind", arguments: [false, true])
  func changesAreCountedByKind(rebuilds: Bool) throws {
    let counts = try play(
      [
        [change("a", nil, "1"), change("d/b", nil, "2"), change("d/c", nil, "3")],
        // Moves into a new folder, within a folder, and out of a folder.
        [change("a", "1", nil), change("e/a", nil, "1")],
        [change("d/b", "2", nil), change("d/x", nil, "2")],
        [change("d/c", "3", nil), change("c", nil, "3"), change("e/a", "1", "4")],
        [],
        // A folder replaces a file of the same name.
        [change("c", "3", nil), change("c/c", nil, "5")],
        [change("e/a", "4", nil), change("e/f", nil, "6"), change("e/g", nil, "7")],
      ],
      rebuilds: rebuilds
    )
    var expected = HistoryCounts()
    expected.commits = 7
    expected.unchanged = 1
    expected.folders = 3
    expected.files = 4
    // The root folder is inserted, deleted, inserted again, and deleted again.
    expected.sectionsInserted = 2 + 1 + 1 + 1
    expected.sectionsDeleted = 1 + 1
    // These include files that are inserted or deleted together with their folder.
    expected.itemsInserted = 3 + 1 + 2
    expected.itemsDeleted = 1 + 1
    expected.itemsMoved = 3
    expected.itemsMovedAcross = 2
    expected.itemsUpdated = 4
    expected.batches = counts.batches
    expected.mostBatches = counts.mostBatches
    #expect(counts == expected)
    #expect((7...14).contains(counts.batches))
  }

  @Test("Files with the same contents move in the order of their paths")
  func equalFilesMoveInOrderOfTheirPaths() throws {
    var tree = FileTree()
    let names = ["a", "b", "c"]
    let first = try tree.apply(.init(name: "1", changes: names.map { change($0, nil, "1") }))
    let second = try tree.apply(
      .init(
        name: "2",
        changes: [change("x/c", nil, "1"), change("x/a", nil, "1")]
          + names.map { change($0, "1", nil) }
      )
    )
    #expect(second.removed == first.added)
    #expect(second.added == [first.added[0], first.added[1]])
    #expect(second.added.map(\.entry.path.description) == ["x/a", "x/c"])
  }

  @Test("Every difference between the list and the files is found")
  func differencesToTheFilesAreFound() {
    func entries(_ text: String) -> [[TrackedFile.Entry]] {
      text.split(separator: "|").map { folder in
        folder.split(separator: " ").map { file in
          TrackedFile.Entry(
            path: FilePath(Array(file.dropLast().utf8)),
            content: TrackedFile.Content(mode: "100644", object: "\(file.suffix(1))")
          )
        }
      }
    }
    let expected = entries("a1 b2|d/c3")
    #expect(HistoryPlayer.mismatch(shown: expected, expected: expected) == nil)
    for (shown, mismatch) in [
      ("a1 d/c3|b2", "d/c instead of b"), ("a1 b1|d/c3", "b with outdated content"),
      ("a1 b2 d/c3", "the folders or the number of files differ"),
      ("a1 b2", "the folders or the number of files differ"),
    ] {
      #expect(HistoryPlayer.mismatch(shown: entries(shown), expected: expected) == mismatch)
    }
  }

  @Test("A commit that does not fit the files is an error that names the first such file")
  func unfittingCommitsAreErrors() {
    for changes in [
      [change("a", "1", nil)], [change("a", nil, "1"), change("a", nil, "1")],
    ] {
      #expect(throws: GitError.unexpectedFile("a", commit: "0")) {
        try play([changes], rebuilds: false)
      }
    }
    #expect(throws: GitError.unexpectedFile("d/a", commit: "1")) {
      try play([[change("d/a", nil, "1")], [change("d/a", "2", "3")]], rebuilds: true)
    }
  }

  @Test("Edited and rebuilt snapshots of a random history contain the files in order")
  func randomHistoriesAreShownInOrder() throws {
    var generator = SeededGenerator(seed: 5)
    // Two of these folders are equal as `String` values.
    let folders = ["", "a/", "a/b/", "a.b/", "\u{E9}/", "e\u{301}/", "z/"].map { Array($0.utf8) }
    let paths = folders.flatMap { folder in (0..<6).map { folder + Array("f\($0)".utf8) } }
    var files: [[UInt8]: Int] = [:]
    var tree = FileTree()
    var edited = FileSnapshot()
    var commits: [GitCommit] = []
    for _ in 0..<120 {
      var next = files
      for path in paths.shuffled(using: &generator).prefix(.random(in: 0...8, using: &generator)) {
        next[path] = Bool.random(using: &generator) ? nil : .random(in: 0..<3, using: &generator)
      }
      let changes = Set(files.keys).union(next.keys).filter { files[$0] != next[$0] }
        .map { path in
          GitCommit.Change(
            path: FilePath(path),
            old: files[path].map { .init(mode: "", object: "\($0)") },
            new: next[path].map { .init(mode: "", object: "\($0)") }
          )
        }
      files = next
      commits.append(GitCommit(name: "", changes: changes))
      edited.apply(try tree.apply(GitCommit(name: "", changes: changes)))
      expect(edited, toShow: files)
      expect(FileSnapshot(tree), toShow: files)
    }
    var counts: [HistoryCounts] = []
    for rebuilds in [false, true] {
      let player = HistoryPlayer(rebuilds: rebuilds)
      for commit in commits { try player.play(commit) }
      counts.append(player.counts)
    }
    #expect(counts[0] == counts[1])
    #expect(counts[0].itemsInserted - counts[0].itemsDeleted == files.count)
    #expect(counts[0].sectionsInserted - counts[0].sectionsDeleted == counts[0].folders)
    #expect(counts[0].itemsMovedAcross > 20)
    #expect(counts[0].itemsUpdated > 20)
    #expect(counts[0].files == files.count)
  }

  private func expect(_ snapshot: FileSnapshot, toShow files: [[UInt8]: Int]) {
    let folders = Dictionary(grouping: files.keys) { path in
      Array(path.split(separator: UInt8(ascii: "/")).dropLast().joined(separator: [0x2F]))
    }
    let names = folders.keys.sorted { $0.lexicographicallyPrecedes($1) }
    #expect(snapshot.sectionIdentifiers.map(\.bytes) == names)
    for name in names {
      let items = snapshot.itemIdentifiers(inSection: ByteString(name))
      let paths = folders[name, default: []].sorted { $0.lexicographicallyPrecedes($1) }
      #expect(items.map(\.entry.path) == paths.map { FilePath($0) })
      #expect(items.map(\.entry.content.object) == paths.map { "\(files[$0, default: -1])" })
    }
  }
}
