#if os(macOS) || os(Linux)
import DiffableSync
import DiffableTerminal

/// A list of notes, and a second process that keeps a copy of the notes.
///
/// Each change is written to the second process as a patch in one line of JSON.
final class MirrorScreen: Screen {
  let list = TerminalList(hasHeaders: true, hasCursor: true)
  private let dataSource: DiffableDataSource<MirrorShelf, ModelItem<MirrorNote>, TerminalList>
  private(set) var link: MirrorLink?
  private var replica = MirrorReplica()
  private var (damagesNextLine, lastID) = (false, 0)

  /// What the second process shows, compared with this process.
  private var agreement = ""

  /// The lines that the processes have written after the last key, or what else the key has done.
  private var lines: [String] = []

  let keys: KeyValuePairs = [
    "q": "quits", "a": "adds", "c": "changes", "d": "deletes", "Space": "moves",
    "x": "damages the next line",
  ]

  /// Starts the second process.
  init() throws {
    dataSource = DiffableDataSource(target: list) { _, _, note in TerminalCell(note.text) }
    dataSource.supplementaryViewProvider = { TerminalCell($3.rawValue) }
    link = try MirrorLink()
    replica = MirrorReplica(Snapshot([(.open, (0..<3).map { _ in newNote() }), (.done, [])]))
    dataSource.apply(replica.snapshot)
    list.select(1)
    try sendEverything()
  }

  var title: String {
    let notes = "\(replica.snapshot.numberOfItems) notes, "
    if damagesNextLine { return notes + "next line damaged" }
    return notes + (link == nil ? "no second process" : agreement)
  }

  var notice: String? { lines.isEmpty ? nil : lines.joined(separator: " ") }

  func press(_ key: Key) throws {
    lines = []
    // The list shows the edit even if the second process has ended.
    defer { dataSource.apply(replica.snapshot) }
    if key == .character("x") {
      damagesNextLine = true
      lines = ["The next line will have a wrong byte"]
    } else {
      try edit(key)
    }
  }

  private func edit(_ key: Key) throws {
    var snapshot = replica.snapshot
    let note = list.selectedItem.flatMap { dataSource.itemIdentifier(for: $0) }
    switch (key, note) {
    case (.character("a"), _): snapshot.appendItems([newNote()], toSection: .open)
    case (.character("c"), let note?):
      snapshot.reconfigureItems([ModelItem(MirrorNote(id: note.id, text: note.text + "!"))])
    case (.character("d"), let note?): snapshot.deleteItems([note])
    case (.space, let note?):
      let isOpen = snapshot.sectionIdentifier(containingItem: note) == .open
      snapshot.appendItems([note], toSection: isOpen ? .done : .open)
    case (.character("c"), nil), (.character("d"), nil), (.space, nil):
      return lines = ["Select a note"]
    default: return
    }
    let patch = replica.update(to: snapshot)
    if link != nil { try send(patch, "patch") }
  }

  private func newNote() -> ModelItem<MirrorNote> {
    let texts = ["water the plants", "post the letter", "call Grace", "buy bread", "read a book"]
    lastID += 1
    return ModelItem(MirrorNote(id: lastID, text: texts[(lastID - 1) % texts.count]))
  }

  private func sendEverything() throws {
    var empty = MirrorReplica()
    try send(empty.update(to: replica.snapshot), "notes")
  }

  /// Writes a line, and all notes if the other process asks for them.
  private func send(_ patch: some Encodable, _ name: String) throws {
    var bytes = try patch.line()
    lines.append("→ \(name), \(bytes.count) bytes" + (damagesNextLine ? ", one wrong" : ""))
    if damagesNextLine { bytes[bytes.count / 2] ^= 1 }
    damagesNextLine = false
    guard let reply = link?.exchange(bytes) else {
      link = nil
      throw MessageError("the second process has ended")
    }
    guard let fingerprint = reply.fingerprint else {
      lines.append("← asks for all notes")
      return try sendEverything()  // A line without a wrong byte can be applied to no notes.
    }
    lines.append("← \(fingerprint)")
    agreement = "the processes " + (fingerprint == replica.fingerprint ? "are equal" : "differ")
  }
}
#endif
