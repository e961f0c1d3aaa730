import DiffableTerminal
import Foundation
import Testing

@testable import showcase

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
  func scriptedRunPrintsEachKey() throws {
    let run = ScriptedRun(
      "files",
      folder.url.path,
      "--keys",
      "right right down right space left left q down"
    )
    #expect(run.code == 0)
    #expect(run.error == "")
    let output = run.output.replacingOccurrences(of: folder.url.path, with: "FOLDER")
    #expect(try output == ScriptedRun.expected("files"))
  }

  @Test("Subfolders of a collapsed folder stay expanded, and are read again on expansion")
  func collapsedFoldersKeepExpandedSubfolders() throws {
    let screen = try FileScreen(folder: folder.url.path)
    #expect(try screen.press("right right right"))
    #expect(
      screen.lines.prefix(3) == [
        "            ▾ a/", "› *           ▾ b/", "  +    3 B        deep",
      ]
    )
    #expect(try screen.press("left left left"))
    #expect(screen.lines.first == "› *         ▸ a/")
    #expect(screen.lines.count == 4)
    #expect(try screen.press("enter down space up space tick"))
    #expect(screen.lines.first == "› *         ▸ a/")
    #expect(screen.lines.count == 4)
    try folder.makeFile("a/b/new")
    try folder.remove("a/x")
    #expect(try screen.press("space"))
    #expect(
      screen.lines.prefix(6) == [
        "› *         ▾ a/", "  +           ▾ b/", "  +    3 B        deep", "  +    0 B        new",
        "  +             up → ..", "            ▸ empty/",
      ]
    )
  }

  @Test("Each tick shows the changes in all known folders")
  func ticksShowChangesOnDisk() throws {
    let screen = try FileScreen(folder: folder.url.path)
    #expect(try screen.press("right down right tick"))
    #expect(screen.list.changes?.summary == "1 inserted, 1 updated", "The report of the Right key")
    try folder.makeFile("a/b/c", "")
    try folder.makeFile("a/x", "22")
    try folder.remove("note")
    try folder.makeFile("empty/file", "")
    #expect(try screen.press("tick"))
    #expect(screen.list.changes?.summary == "1 inserted, 1 deleted, 1 updated")
    #expect(
      screen.lines == [
        "            ▾ a/", "›             ▾ b/", "  +    0 B        c", "       3 B        deep",
        "                up → ..", "  *    2 B      x", "            ▸ empty/",
        "              nowhere → /no/file",
      ]
    )
    // Replace an expanded folder by a file, and a file by a folder.
    try folder.remove("a/b")
    try folder.makeFile("a/b", "1")
    try folder.remove("a/x")
    try folder.makeFile("a/x/y", "1")
    #expect(try screen.press("tick"))
    #expect(screen.list.changes?.summary == "2 deleted, 2 updated")
    #expect(
      screen.lines.prefix(4)
        == [
          "            ▾ a/", "› *    1 B      b", "                up → ..", "  *           ▸ x/",
        ]
    )
    #expect(try screen.press("right enter space"))
    #expect(screen.lines[1] == "›      1 B      b")
  }

  @Test("The folder itself can be deleted and created again")
  func folderCanBeDeletedAndCreatedAgain() throws {
    let screen = try FileScreen(folder: folder.url.path)
    try FileManager.default.removeItem(at: folder.url)
    #expect(try screen.press("right"))
    #expect(screen.lines.count == 4)
    #expect(try screen.press("tick enter left right down tick"))
    #expect(screen.title == "\(folder.url.path) · cannot be read")
    #expect(screen.lines.isEmpty)
    try folder.makeFile("new")
    #expect(try screen.press("tick"))
    #expect(screen.title == folder.url.path)
    #expect(screen.lines == ["› +    0 B    new"])
  }

  @Test("Circular links are shown but not followed")
  func circularLinksAreNotFollowed() throws {
    try folder.makeLink("circle", to: "circle")
    try folder.makeLink("a/self", to: folder.url.path)
    let screen = try FileScreen(folder: folder.url.path)
    #expect(try screen.press("right down*2 enter right space tick end enter"))
    #expect(screen.lines.count == 9)
    #expect(screen.lines[2] == "                self → \(folder.url.path)")
    #expect(screen.lines[5] == "              circle → circle")
  }

  @Test("File names can contain any characters")
  func namesCanContainAnyCharacters() throws {
    try folder.makeFile("é 1\n\u{1B}[2J/e\u{301}", "")
    let screen = try FileScreen(folder: folder.url.path)
    #expect(try screen.press("end enter down"))
    #expect(
      screen.lines.suffix(2) == ["  *         ▾ é 1\n\u{1B}[2J/", "› +    0 B      e\u{301}"]
    )
    var output = ""
    ScriptPlayer().play(Script(), on: screen, to: &output)
    #expect(output.contains("▾ é 1\u{FFFD}\u{FFFD}[2J/\n"))
  }

  @Test("An unreadable folder is marked, and does not expand", .enabled(if: geteuid() != 0))
  func unreadableFoldersDoNotExpand() throws {
    try folder.setPermissions(0, of: "empty")
    defer { try? folder.setPermissions(0o755, of: "empty") }
    let screen = try FileScreen(folder: folder.url.path)
    #expect(try screen.press("down enter right"))
    #expect(screen.lines[1] == "›             empty/ (unreadable)")
    try folder.setPermissions(0o755, of: "empty")
    #expect(try screen.press("tick"))
    #expect(screen.lines[1] == "› *         ▸ empty/")
  }

  @Test("Each kind of file has its own row text")
  func rowTextsDependOnTheKind() {
    let path = ByteString("/a/b")
    let rows: [(FileNode.Kind, String)] = [
      (.folder(isReadable: true), "            ▸ b/"),
      (.folder(isReadable: false), "              b/ (unreadable)"),
      (.file(size: 1), "   1 B        b"), (.file(size: 0), "   0 B        b"),
      (.link(target: ByteString("..")), "              b → .."),
      (.other, "              b (not a regular file)"),
    ]
    for (kind, text) in rows {
      var node = FileNode(path: path)
      #expect(node.kind == .other, "The file does not exist")
      node.kind = kind
      #expect(node.text(level: 2, isExpanded: false) == text)
    }
    #expect(FileNode(path: ByteString("/dev/null")).kind == .other)
  }

  @Test("Missing folders and contradictory options are errors with exit code 2")
  func invalidArgumentsAreErrors() {
    for path in [folder.path("note"), folder.path("none"), ""] {
      let run = ScriptedRun("files", path)
      #expect(run.code == 2)
      #expect(run.output == "")
      #expect(run.error == "showcase: \(path): the folder does not exist or cannot be read\n")
    }
    #expect(
      ScriptedRun("files", "--rebuild").error
        == "showcase: --rebuild requires --git; see showcase --help\n"
    )
    let both = ScriptedRun("files", folder.url.path, "--git", ".")
    #expect(
      both.error == "showcase: give either a folder or --git, not both; see showcase --help\n"
    )
    #expect(both.code == 2)
  }
}
