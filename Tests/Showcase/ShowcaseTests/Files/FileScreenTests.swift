import DiffableTerminal
import Foundation
import Testing

@testable import TestedShowcase

@MainActor
@Suite("The files screen")
struct FileScreenTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFile("a/b/deep", "123")
    try folder.makeFile("a/x", "1")
    try folder.makeFile("note", "some text\n")
    try folder.makeFolder("empty")
    try folder.makeLink("a/up", to: "..")
    try folder.makeLink("nowhere", to: "/no/file")
  }

  @Test("A scripted run prints what each key expands, collapses and selects")
  func scriptedRunPrintsEachKey() async throws {
    let keys = "right right down right space left left q down"
    var run = await ScriptedRun("files", folder.url.path, "--keys", keys)
    run.output.replace(folder.url.path, with: "FOLDER")
    #expect(try run == .expected("files"))
  }

  @Test("Subfolders of a collapsed folder stay expanded, and are read again on expansion")
  func collapsedFoldersKeepExpandedSubfolders() async throws {
    let screen = try FileScreen(folder: folder.url.path)
    try await screen.press("right right right")
    let deep = ["    ▾ a/", "› *   ▾ b/", "  +       deep                     3 B"]
    #expect(screen.lines.prefix(3) == deep[...])
    try await screen.press("left left left")
    #expect(screen.lines.first == "› * ▸ a/")
    #expect(screen.lines.count == 4)
    try await screen.press("enter down space up space tick")
    #expect(screen.lines.count == 4)
    try folder.makeFile("a/b/new")
    try folder.remove("a/x")
    try await screen.press("space")
    #expect(
      screen.lines.prefix(6) == [
        "› * ▾ a/", "  +   ▾ b/", "  +       deep                     3 B",
        "  +       new                      0 B", "  +     up → ..", "    ▸ empty/",
      ]
    )
  }

  @Test("Each tick shows the changes in all known folders")
  func ticksShowChangesOnDisk() async throws {
    let screen = try FileScreen(folder: folder.url.path)
    try await screen.press("right down right tick")
    #expect(screen.list.changes?.summary == "1 inserted, 1 updated", "The report of the Right key")
    try folder.makeFile("a/b/c", "")
    try folder.makeFile("a/x", "22")
    try folder.remove("note")
    try folder.makeFile("empty/file", "")
    try await screen.press("tick")
    #expect(screen.list.changes?.summary == "1 inserted, 1 deleted, 1 updated")
    #expect(
      screen.lines == [
        "    ▾ a/", "›     ▾ b/", "  +       c                        0 B",
        "          deep                     3 B", "        up → ..",
        "  *     x                          2 B", "    ▸ empty/", "      nowhere → /no/file",
      ]
    )
    // Replace an expanded folder by a file, and a file by a folder.
    try folder.remove("a/b")
    try folder.makeFile("a/b", "1")
    try folder.remove("a/x")
    try folder.makeFile("a/x/y", "1")
    try await screen.press("tick")
    #expect(screen.list.changes?.summary == "2 deleted, 2 updated")
    let replaced = ["› *     b                          1 B", "        up → ..", "  *   ▸ x/"]
    #expect(screen.lines.prefix(4) == ["    ▾ a/"] + replaced[...])
  }

  @Test("An expanded folder without files has a row that says so, until there is a file")
  func emptyFoldersSaySo() async throws {
    let screen = try FileScreen(folder: folder.url.path)
    try await screen.press("down right")
    #expect(screen.lines[1...2] == ["› * ▾ empty/", "  +     (empty)"])
    try await screen.press("right right space left")
    #expect(screen.list.cursor == 1)
    try folder.makeFile("empty/file", "")
    try await screen.press("tick")
    #expect(screen.lines[2] == "  +     file                       0 B")
    try folder.remove("empty/file")
    try await screen.press("tick left")
    #expect(screen.lines[1] == "› * ▸ empty/" && screen.lines.count == 4)
    let inside = try FileScreen(folder: folder.path("empty"))
    #expect(inside.lines == ["›     (empty)"])
  }

  @Test("The title is the whole path, with a tilde for the home folder")
  func titleIsTheWholePath() throws {
    let here = FileManager.default.currentDirectoryPath
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    #expect(try FileScreen(folder: "/").title == "/")
    #expect(try FileScreen(folder: ".").title == here.abbreviatedPath)
    #expect("..".abbreviatedPath == (here as NSString).deletingLastPathComponent.abbreviatedPath)
    #expect(home.abbreviatedPath == "~" && "\(home)/a/b".abbreviatedPath == "~/a/b")
    #expect("\(home)s/a".abbreviatedPath == "\(home)s/a")
  }

  @Test("Rows with sizes fit 40 columns")
  func rowsFitNarrowWindows() async throws {
    var window = try ScreenWindow(FileScreen(folder: folder.url.path), columns: 40, lines: 12)
    try await window.press("right")
    #expect(window.lines[4] == "  +     x                          1 B")
  }

  @Test("The folder itself can be deleted and created again")
  func folderCanBeDeletedAndCreatedAgain() async throws {
    let screen = try FileScreen(folder: folder.url.path)
    try FileManager.default.removeItem(at: folder.url)
    try await screen.press("right")
    #expect(screen.lines.count == 4)
    try await screen.press("tick enter left right down tick")
    #expect(screen.title == "\(folder.url.path) · cannot be read")
    #expect(screen.lines.isEmpty)
    try folder.makeFile("new")
    try await screen.press("tick")
    #expect(screen.title == folder.url.path)
    #expect(screen.lines == ["› +   new                          0 B"])
  }

  @Test("Circular links are not followed, and control characters in names are replaced")
  func unusualNamesAreShown() async throws {
    try folder.makeLink("circle", to: "circle")
    try folder.makeLink("a/self", to: folder.url.path)
    try folder.makeFile("é 1\n\u{1B}[2J/e\u{301}", "")
    let screen = try FileScreen(folder: folder.url.path)
    try await screen.press("right down*2 enter right end enter down")
    #expect(screen.lines[2] == "        self → \(folder.url.path)")
    #expect(screen.lines[5] == "      circle → circle")
    var output = ""
    await ScriptPlayer.play(Script(), on: screen, to: &output)
    #expect(output.contains("▾ é 1\u{FFFD}\u{FFFD}[2J/\n"))
  }

  @Test("An unreadable folder is marked, and does not expand", .enabled(if: geteuid() != 0))
  func unreadableFoldersDoNotExpand() async throws {
    try folder.setPermissions(0, of: "empty")
    defer { try? folder.setPermissions(0o755, of: "empty") }
    let screen = try FileScreen(folder: folder.url.path)
    try await screen.press("down enter right")
    #expect(screen.lines[1] == "›     empty/ (unreadable)")
  }

  @Test("Each kind of file has its own row text, and sizes have at most three digits")
  func rowTextsDependOnTheKind() {
    let rows: [(FileNode.Kind, String)] = [
      (.folder(isReadable: true), "    ▸ b/"),
      (.folder(isReadable: false), "      b/ (unreadable)"),
      (.file(size: 1), "      b                        1 B"), (.link(target: ".."), "      b → .."),
      (.other, "      b (not a regular file)"),
    ]
    for (kind, text) in rows {
      var node = FileNode(path: "/a/b")
      #expect(node.kind == .other, "The file does not exist")
      node.kind = kind
      #expect(node.text(level: 2, isExpanded: false) == text)
    }
    #expect(FileNode(path: "/dev/null").kind == .other)
    for (bytes, text) in [
      (0, "0 B"), (999, "999 B"), (1000, "1.0 kB"), (1234, "1.2 kB"), (9949, "9.9 kB"),
      (9950, "10 kB"), (999_499, "999 kB"), (999_500, "1.0 MB"), (Int.max, "9.2 EB"),
    ] {
      #expect(FileNode.text(ofSize: bytes) == text)
    }
  }
}
