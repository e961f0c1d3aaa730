import Foundation
import Testing

@testable import showcase

@Suite("Reading a repository's history", .enabled(if: TestRepository.isPossible))
struct GitHistoryTests {
  /// Returns the path and the modes of each change, for all commits of a repository.
  private func changes(of repository: TestRepository) throws -> [[String]] {
    var history = try GitHistory(path: repository.path)
    var result: [[String]] = []
    while let commit = try history.next() {
      #expect(commit.name.count == 40)
      result.append(
        commit.changes.map { change in
          let modes = [change.old, change.new].map { $0?.mode ?? "none" }
          return "\(change.path.description.debugDescription) "
            + (modes[0] == modes[1] ? modes[0] : modes.joined(separator: " → "))
        }
      )
    }
    return result
  }

  @Test("Commits are read from the first to the newest, with their file changes")
  func commitsAreReadInOrder() throws {
    let repository = try TestRepository(
      TestRepository.commit(TestRepository.file("a", "1"), TestRepository.file("d/b", "2"))
        + TestRepository.commit(TestRepository.file("a", "3"), "D d/b")
        + TestRepository.commit()
        + TestRepository.commit(TestRepository.file("c", "3"))
    )
    #expect(
      try changes(of: repository) == [
        [#""a" none → 100644"#, #""d/b" none → 100644"#],
        [#""a" 100644"#, #""d/b" 100644 → none"#],
        [],
        [#""c" none → 100644"#],
      ]
    )
  }

  @Test("All file names and file modes are read")
  func unusualNamesAndModesAreRead() throws {
    let module = String(repeating: "12", count: 20)
    let repository = try TestRepository(
      TestRepository.commit(
        TestRepository.file(#""a b\n:c\td\"""#, "1"),
        TestRepository.file(#""\303\244/\377\376""#, "2"),
        TestRepository.file("link", "a", mode: "120000"),
        TestRepository.file("tool", "run"),
        "M 160000 \(module) module"
      )
        + TestRepository.commit(TestRepository.file("tool", "run", mode: "100755"))
        + TestRepository.commit(TestRepository.file("link", "text"))
    )
    #expect(
      try changes(of: repository) == [
        [
          "a b\n:c\td\"".debugDescription + " none → 100644", #""link" none → 120000"#,
          #""module" none → 160000"#, #""tool" none → 100644"#,
          #""ä/\#u{FFFD}\#u{FFFD}" none → 100644"#,
        ],
        [#""tool" 100644 → 100755"#],
        [#""link" 120000 → 100644"#],
      ]
    )
  }

  @Test("A merge is one commit, compared with its first parent")
  func mergesAreComparedWithTheirFirstParent() throws {
    let repository = try TestRepository(
      TestRepository.commit(TestRepository.file("a", "1"))
        + TestRepository.commit(
          TestRepository.file("b", "2"),
          branch: "side",
          parents: "from refs/heads/main\n"
        )
        + TestRepository.commit(TestRepository.file("c", "3"))
        + TestRepository.commit(
          TestRepository.file("b", "2"),
          parents: "merge refs/heads/side\n"
        )
    )
    #expect(
      try changes(of: repository) == [
        [#""a" none → 100644"#], [#""c" none → 100644"#], [#""b" none → 100644"#],
      ]
    )
  }

  @Test("Git configurations that change the output of git have no effect")
  func configurationsHaveNoEffect() throws {
    let stream =
      TestRepository.commit(TestRepository.file("a", "1"))
      + TestRepository.commit("R a b", "M 160000 \(String(repeating: "12", count: 20)) m")
    let repository = try TestRepository(stream)
    let expected = try changes(of: repository)
    let settings = """
      [diff]
        renames = copies
        relative = true
        ignoreSubmodules = all
      [log]
        showRoot = false
        showSignature = true
        diffMerges = combined
      [core]
        abbrev = 5
      [color]
        ui = always
      """
    let file = try FileHandle(forWritingTo: repository.url.appendingPathComponent("config"))
    try file.seekToEnd()
    try file.write(contentsOf: Data(settings.utf8))
    try file.close()
    #expect(expected.map(\.count) == [1, 3])
    #expect(try changes(of: repository) == expected)
  }

  @Test("All files of a commit can be listed")
  func filesOfACommitAreListed() throws {
    let repository = try TestRepository(
      TestRepository.commit(TestRepository.file("d/b", "2"), TestRepository.file(#""\n""#, "1"))
    )
    var history = try GitHistory(path: repository.path)
    let commit = try #require(try history.next())
    let files = try history.files(of: commit.name)
    #expect(files.map(\.path.description) == ["\n", "d/b"])
    #expect(files.map(\.content) == commit.changes.map(\.new))
  }

  @Test("A missing or empty repository is an error with the message of git")
  func missingHistoriesAreErrors() throws {
    let empty = try TestRepository()
    #expect(
      throws: GitError.failed(
        path: empty.path,
        message: "your current branch 'main' does not have any commits yet"
      )
    ) { try changes(of: empty) }
    let folder = try TestRepository()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("HEAD"))
    do {
      _ = try changes(of: folder)
      Issue.record("Expected an error for a folder without a repository")
    } catch GitError.failed(let path, let message) {
      #expect(path == folder.path)
      #expect(message.hasPrefix("not a git repository"))
    }
    #expect(throws: GitError.noFolder(path: "/no/folder")) { try GitHistory(path: "/no/folder") }
    #expect(throws: GitError.noFolder(path: "")) { try GitHistory(path: "") }
    #expect(throws: GitError.noGit) {
      try GitHistory(path: empty.path, environment: ["PATH": empty.path])
    }
  }

  @Test("The program prints the change counts and times of a history")
  func programPrintsCountsAndTimes() throws {
    let repository = try TestRepository(
      TestRepository.commit(
        TestRepository.file("a", "1"),
        TestRepository.file("b", "2"),
        TestRepository.file(#""d/\377""#, "3")
      )
        + TestRepository.commit("R a d/a", TestRepository.file("b", "4"))
        + TestRepository.commit("D b", "R d e")
    )
    let runs = [
      ScriptedRun("files", "--git", repository.path),
      ScriptedRun("files", "--rebuild", "--git", repository.path),
    ]
    for run in runs {
      #expect(run.code == 0)
      #expect(run.error == "")
      let expected = """
        \(repository.path): 3 commits, 0 without changes to files
        2 files in 1 folder at the end
          folders     3 inserted, 2 deleted, 0 moved
          files       3 inserted, 1 deleted, 3 moved, 3 of these to another folder, 4 updated

        """
      #expect(run.output.hasPrefix(expected))
      let names = run.output.dropFirst(expected.count).split(separator: "\n")
        .map { $0.split(separator: " ").first }
      #expect(names == ["batches", "git", "snapshots", "difference", "list", "comparison"])
    }
  }

  @Test("A folder inside a repository selects the whole repository")
  func subfolderSelectsTheRepository() throws {
    let repository = try TestRepository(
      TestRepository.commit(TestRepository.file("a", "1"), TestRepository.file("d/e/f", "2"))
    )
    let folder = try TemporaryFolder()
    try repository.checkOut(to: folder.path("tree"))
    let root = folder.url.appendingPathComponent("tree").resolvingSymlinksInPath().path
    try folder.makeLink("link", to: folder.path("tree/d/e"))
    for (path, title) in [
      ("tree", folder.path("tree")), ("tree/d/e", root), ("tree/d/", root), ("link", root),
    ] {
      let run = ScriptedRun("files", "--git", folder.path(path))
      #expect(run.error == "")
      #expect(run.output.hasPrefix("\(title): 1 commit, 0 without changes to files\n2 files in 2"))
    }
  }

  @Test("The history of this package can be played", .enabled(if: TestRepository.ownPath != nil))
  func historyOfThisPackageCanBePlayed() throws {
    let player = HistoryPlayer()
    try player.play(GitHistory(path: #require(TestRepository.ownPath)))
    #expect(player.counts.commits > 0)
    #expect(player.counts.files > 100)
  }

  @Test("An unplayable history is an error with exit code 2", arguments: ["empty", "none", "away"])
  func unplayableHistoriesAreErrors(repository: String) throws {
    let empty = try TestRepository()
    switch repository {
    case "none":
      try FileManager.default.removeItem(at: empty.url.appendingPathComponent("HEAD"))
    case "away": try FileManager.default.removeItem(at: empty.url)
    default: break
    }
    let run = ScriptedRun("files", "--git", empty.path)
    #expect(run.code == 2)
    #expect(run.output == "")
    let reason =
      switch repository {
      case "none": "git failed: not a git repository"
      case "away": "the folder does not exist\n"
      default: "git failed: your current branch 'main' does not have any commits yet\n"
      }
    #expect(run.error.hasPrefix("showcase: \(empty.path): \(reason)"))
  }

  @Test("A repository with missing objects is an error, not a short history")
  func missingObjectsAreErrors() throws {
    let repository = try TestRepository(TestRepository.commit(TestRepository.file("a", "1")))
    let objects = repository.url.appendingPathComponent("objects")
    try FileManager.default.removeItem(at: objects)
    try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
    let run = ScriptedRun("files", "--git", repository.path)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("showcase: \(repository.path): git failed: "))
  }
}
