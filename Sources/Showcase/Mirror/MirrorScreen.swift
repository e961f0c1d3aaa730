import DiffableSync
import DiffableTerminal

/// A list of notes, and a second process that keeps a copy of the notes.
///
/// Each change is written to the second process as a patch in one line of JSON. The screen shows the notes, and
/// summaries of the last lines that the processes wrote.
final class MirrorScreen: Screen {
  private enum Section: Hashable {
    case notes(MirrorShelf)
    case lines
  }

  private enum Row: Hashable, ContentEquatable {
    case note(Identified<MirrorNote>)
    case line(Int)

    func isContentEqual(to other: Row) -> Bool {
      if case (.note(let note), .note(let other)) = (self, other) {
        return note.isContentEqual(to: other)
      }
      return true
    }
  }

  /// The maximum number of rows for lines between the processes.
  private static let lineLimit = 4

  private static let texts = [
    "water the plants", "post the letter", "call Grace", "buy bread", "return the books",
  ]

  let list = TerminalList(hasHeaders: true, hasCursor: true)

  /// The summaries of all lines that the processes wrote.
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()
  private let dataSource: DiffableDataSource<Section, Row, TerminalList>
  private var replica = MirrorReplica()
  private(set) var link: MirrorLink?
  private var damagesNextLine = false
  private var lastID = 0

  /// Whether the fingerprints of both processes are equal, and whether the user has ended the exchange.
  ///
  /// The value is `nil` until the second process has applied the last change.
  private var agreement: (isEqual: Bool, isEnd: Bool)?

  init() {
    let log = log
    dataSource = DiffableDataSource(target: list) { _, _, row in
      switch row {
      case .note(let note): TerminalCell(note.text)
      case .line(let number): TerminalCell(log.lines[number])
      }
    }
    dataSource.supplementaryViewProvider = { _, _, _, section in
      switch section {
      case .notes(let shelf): TerminalCell(shelf.rawValue)
      case .lines: TerminalCell("Lines between the processes")
      }
    }
    var snapshot = MirrorSnapshot()
    snapshot.appendSections([.open, .done])
    snapshot.appendItems((0..<3).map { _ in newNote() }, toSection: .open)
    _ = replica.update(to: snapshot)
    show()
  }

  var title: String {
    let count = replica.snapshot.numberOfItems
    let notes = "\(count) note\(count == 1 ? "" : "s")"
    if damagesNextLine { return "\(notes), the next line will have a wrong byte" }
    return switch agreement {
    case nil where link == nil: "\(notes), no second process"
    case nil: notes
    case (true, false)?: "\(notes), the second process shows the same"
    case (false, _)?: "\(notes), the second process shows others"
    case (true, true)?: "\(notes), both processes have the fingerprint \(replica.fingerprint)"
    }
  }

  var hint: String {
    link == nil
      ? "q quits, s starts the second process, a adds, c changes, d deletes, Space moves"
      : "q quits, a adds, c changes, d deletes, Space moves, v swaps, x damages, e ends"
  }

  func press(_ key: Key) throws {
    // The list shows the edit and the lines even if the second process has ended.
    let result = Result { try perform(key) }
    show()
    try result.get()
  }

  private func perform(_ key: Key) throws {
    switch key {
    case .character("s") where link == nil: try start()
    case .character("e") where link != nil: try end()
    case .character("x") where link != nil:
      damagesNextLine = true
      list.forgetChanges()
    default: try edit(key)
    }
  }

  func close() { link?.stop() }
}

// MARK: - Editing

extension MirrorScreen {
  private func edit(_ key: Key) throws {
    var snapshot = replica.snapshot
    switch key {
    case .character("a"):
      snapshot.appendItems([newNote()], toSection: .open)
    case .character("v"):
      snapshot.moveSection(
        snapshot.sectionIdentifiers[1],
        beforeSection: snapshot.sectionIdentifiers[0]
      )
    default:
      guard let note = selectedNote else { return }
      switch key {
      case .character("c"):
        snapshot.updateItems([Identified(MirrorNote(id: note.id, text: note.text + "!"))])
      case .character("d"): snapshot.deleteItems([note])
      case .character(" "):
        let isOpen = snapshot.sectionIdentifier(containingItem: note) == .open
        snapshot.appendItems([note], toSection: isOpen ? .done : .open)
      default: return
      }
    }
    let patch = replica.update(to: snapshot)
    agreement = nil
    if link != nil { try send(.change(patch), "patch") }
  }

  private func newNote() -> Identified<MirrorNote> {
    lastID += 1
    let text = Self.texts[(lastID - 1) % Self.texts.count]
    return Identified(MirrorNote(id: lastID, text: text))
  }

  private var selectedNote: Identified<MirrorNote>? {
    guard case .item(let path)? = list.selection,
      case .note(let note)? = dataSource.itemIdentifier(for: path)
    else { return nil }
    return note
  }

  /// Shows the notes and the last lines.
  private func show() {
    let notes = replica.snapshot
    var sections = notes.sectionIdentifiers.map { shelf in
      SnapshotSection(
        Section.notes(shelf),
        items: notes.itemIdentifiers(inSection: shelf).map { Row.note($0) }
      )
    }
    if !log.lines.isEmpty {
      let numbers = log.lines.indices.suffix(Self.lineLimit)
      sections.append(SnapshotSection(.lines, items: numbers.map { .line($0) }))
    }
    dataSource.apply(Snapshot { sections })
  }
}

// MARK: - The second process

extension MirrorScreen {
  private func start() throws {
    link = try MirrorLink()
    try send(.everything(replica.snapshot), "all notes")
  }

  private func end() throws {
    // At the end, both processes compute the fingerprint again from all notes, so that the comparison does not depend
    // on the fingerprints that they have updated after each change.
    replica = MirrorReplica(replica.snapshot)
    try send(.end, "end", isEnd: true)
    link?.stop()
    link = nil
  }

  /// Writes a line, and all notes if the other process asks for them.
  private func send(_ line: MirrorLine, _ name: String, isEnd: Bool = false) throws {
    var bytes = try line.mirrorLine()
    log.lines.append(
      "→ \(name), \(bytes.count) bytes" + (damagesNextLine ? ", one of them wrong" : "")
    )
    if damagesNextLine { bytes[bytes.count / 2] ^= 1 }
    damagesNextLine = false
    do {
      switch try link?.exchange(bytes) {
      case .shows(let count, let fingerprint)?:
        log.lines.append("← shows \(count) notes, \(fingerprint)")
        agreement = (fingerprint == replica.fingerprint, isEnd)
      case .needsEverything(let reason)?:
        log.lines.append("← asks for all notes: \(reason)")
        if case .everything = line { throw MirrorError.refused(reason: reason) }
        try send(.everything(replica.snapshot), "all notes", isEnd: isEnd)
      case nil: break
      }
    } catch {
      link = nil
      agreement = nil
      throw error
    }
  }
}
