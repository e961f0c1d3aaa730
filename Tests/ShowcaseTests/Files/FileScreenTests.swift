import Foundation
import Testing

@testable import Showcase

@Suite("A folder as an outline")
struct FileScreenTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.makeFile("a/b/deep", "123")
    try folder.makeFile("a/x", "1")
    try folder.makeFile("note", "some text\n")
    try folder.makeFolder("empty")
    try folder.makeLink("a/up", to: "..")
    try folder.makeLink("nowhere", to: "/no/file")
  }

  private func rows(of screen: FileScreen) -> [String] {
    screen.list.rows.indices.map { screen.list.text(ofRow: $0) }
  }

  private func press(_ keys: String, on screen: FileScreen) throws {
    var script = Script()
    try script.add(keys)
    for step in script.steps { _ = screen.receive(step.event) }
  }

  @Test("A scripted run shows what each key expands, collapses and selects")
  func script() {
    var (output, error) = ("", "")
    let code = Showcase.run(
      ["files", folder.path, "--keys", "right right down right space left left q down"],
      terminal: nil,
      output: &output,
      error: &error
    )
    #expect(code == 0)
    #expect(error == "")
    #expect(
      output.replacingOccurrences(of: folder.path, with: "FOLDER") == """
        FOLDER
          1 ›   ▸ a/
          2     ▸ empty/
          3       note  10 bytes
          4       nowhere → /no/file

        [right]
        FOLDER
        3 inserted, 1 updated
          + b (2)
          + up (3)
          + x (4)
          * a (1)
          1 › * ▾ a/
          2   +   ▸ b/
          3   +     up → ..
          4   +     x  1 byte
          5     ▸ empty/
          6       note  10 bytes
          7       nowhere → /no/file

        [right]
        FOLDER
        nothing changed
          1     ▾ a/
          2 ›     ▸ b/
          3         up → ..
          4         x  1 byte
          5     ▸ empty/
          6       note  10 bytes
          7       nowhere → /no/file

        [down]
        FOLDER
          1     ▾ a/
          2       ▸ b/
          3 ›       up → ..
          4         x  1 byte
          5     ▸ empty/
          6       note  10 bytes
          7       nowhere → /no/file

        [right]
        FOLDER
        nothing changed
          1     ▾ a/
          2       ▸ b/
          3 ›       up → ..
          4         x  1 byte
          5     ▸ empty/
          6       note  10 bytes
          7       nowhere → /no/file

        [space]
        FOLDER
        nothing changed
          1     ▾ a/
          2       ▸ b/
          3 ›       up → ..
          4         x  1 byte
          5     ▸ empty/
          6       note  10 bytes
          7       nowhere → /no/file

        [left]
        FOLDER
        nothing changed
          1 ›   ▾ a/
          2       ▸ b/
          3         up → ..
          4         x  1 byte
          5     ▸ empty/
          6       note  10 bytes
          7       nowhere → /no/file

        [left]
        FOLDER
        3 deleted, 1 updated
          − b (2)
          − up (3)
          − x (4)
          * a (1)
          1 › * ▸ a/
          2     ▸ empty/
          3       note  10 bytes
          4       nowhere → /no/file

        """
    )
  }

  @Test("What is expanded below a folder stays so while it is collapsed, and is read again then")
  func nested() throws {
    let screen = try FileScreen(folder: folder.path)
    try press("right right right", on: screen)
    #expect(rows(of: screen).prefix(3) == ["    ▾ a/", "› *   ▾ b/", "  +       deep  3 bytes"])
    try press("left left left", on: screen)
    #expect(rows(of: screen).first == "› * ▸ a/")
    #expect(rows(of: screen).count == 4)
    try press("enter down space up space tick", on: screen)
    #expect(rows(of: screen).first == "›   ▸ a/")
    #expect(rows(of: screen).count == 4)
    try folder.makeFile("a/b/new")
    try folder.remove("a/x")
    try press("space", on: screen)
    #expect(
      rows(of: screen).prefix(6) == [
        "› * ▾ a/", "  +   ▾ b/", "  +       deep  3 bytes", "  +       new  0 bytes",
        "  +     up → ..", "    ▸ empty/",
      ]
    )
  }

  @Test("Each tick follows what became of the folders that are known")
  func changes() throws {
    let screen = try FileScreen(folder: folder.path)
    try press("right down right tick", on: screen)
    #expect(screen.list.changes?.summary == "nothing changed")
    try folder.makeFile("a/b/c", "")
    try folder.makeFile("a/x", "22")
    try folder.remove("note")
    try folder.makeFile("empty/file", "")
    try press("tick", on: screen)
    #expect(screen.list.changes?.summary == "1 inserted, 1 deleted, 1 updated")
    #expect(
      rows(of: screen) == [
        "    ▾ a/", "›     ▾ b/", "  +       c  0 bytes", "          deep  3 bytes",
        "        up → ..", "  *     x  2 bytes", "    ▸ empty/", "      nowhere → /no/file",
      ]
    )
    // A file takes the place of a folder that is expanded, and the other way round.
    try folder.remove("a/b")
    try folder.makeFile("a/b", "1")
    try folder.remove("a/x")
    try folder.makeFile("a/x/y", "1")
    try press("tick", on: screen)
    #expect(screen.list.changes?.summary == "2 deleted, 2 updated")
    #expect(
      rows(of: screen).prefix(4)
        == ["    ▾ a/", "› *     b  1 byte", "        up → ..", "  *   ▸ x/"]
    )
    try press("right enter space", on: screen)
    #expect(rows(of: screen)[1] == "›       b  1 byte")
  }

  @Test("The folder itself may go, and come again")
  func gone() throws {
    let screen = try FileScreen(folder: folder.path)
    try folder.remove()
    try press("right", on: screen)
    #expect(rows(of: screen).count == 4)
    try press("tick enter left right down tick", on: screen)
    #expect(screen.title == "\(folder.path) · cannot be read at present")
    #expect(rows(of: screen).isEmpty)
    try folder.makeFile("new")
    try press("tick", on: screen)
    #expect(screen.title == folder.path)
    #expect(rows(of: screen) == ["› +   new  0 bytes"])
  }

  @Test("Links in a circle are shown, and lead nowhere")
  func circle() throws {
    try folder.makeLink("circle", to: "circle")
    try folder.makeLink("a/self", to: folder.path)
    let screen = try FileScreen(folder: folder.path)
    try press("right down*2 enter right space tick end enter", on: screen)
    #expect(rows(of: screen).count == 9)
    #expect(rows(of: screen)[2] == "        self → \(folder.path)")
    #expect(rows(of: screen)[5] == "      circle → circle")
  }

  @Test("Names may be anything that the system takes")
  func names() throws {
    try folder.makeFile("é 1\n\u{1B}[2J/e\u{301}", "")
    let screen = try FileScreen(folder: folder.path)
    try press("end enter down", on: screen)
    #expect(rows(of: screen).suffix(2) == ["  * ▾ é 1\n\u{1B}[2J/", "› +     e\u{301}  0 bytes"])
    var output = ""
    ScriptPlayer().play(Script(), on: screen, to: &output)
    #expect(output.contains("▾ é 1\u{FFFD}\u{FFFD}[2J/\n"))
  }

  @Test("An unreadable folder says so, and does not expand", .enabled(if: geteuid() != 0))
  func unreadable() throws {
    try folder.setPermissions(0, of: "empty")
    defer { try? folder.setPermissions(0o755, of: "empty") }
    let screen = try FileScreen(folder: folder.path)
    try press("down enter right", on: screen)
    #expect(rows(of: screen)[1] == "›     empty/ (unreadable)")
    try folder.setPermissions(0o755, of: "empty")
    try press("tick", on: screen)
    #expect(rows(of: screen)[1] == "› * ▸ empty/")
  }

  @Test("Each kind of file has its row")
  func kinds() {
    let path = ByteString("/a/b")
    let rows: [(FileNode.Kind, String)] = [
      (.folder(isReadable: true), "    ▸ b/"),
      (.folder(isReadable: false), "      b/ (unreadable)"),
      (.file(size: 1), "      b  1 byte"), (.file(size: 0), "      b  0 bytes"),
      (.link(target: ByteString("..")), "      b → .."), (.other, "      b (no file)"),
    ]
    for (kind, text) in rows {
      var node = FileNode(path: path)
      #expect(node.kind == .other, "There is nothing")
      node.kind = kind
      #expect(node.text(level: 2, isExpanded: false) == text)
    }
    #expect(FileNode(path: ByteString("/dev/null")).kind == .other)
  }

  @Test("What is no folder is an error, with exit code 2, and so is too much")
  func errors() {
    let missing = [folder.path + "/note", folder.path + "/none", ""].map { path in
      ([path], "\(path): there is no such folder, or it cannot be read")
    }
    let others = [
      (["--rebuild"], "--rebuild is for histories, with --git; see showcase --help"),
      ([folder.path, "--git", "."], "either a folder or --git; see showcase --help"),
    ]
    for (arguments, message) in missing + others {
      var (output, error) = ("", "")
      let code = Showcase.run(
        ["files"] + arguments,
        terminal: nil,
        output: &output,
        error: &error
      )
      #expect(code == 2)
      #expect(output == "")
      #expect(error == "showcase: \(message)\n")
    }
  }
}
