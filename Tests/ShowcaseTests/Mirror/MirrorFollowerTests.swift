import DiffableSync
import Foundation
import Testing

@testable import showcase

@Suite("The process that follows")
struct MirrorFollowerTests {
  private var sender: MirrorReplica
  private var follower = MirrorFollower()

  init() throws {
    let notes = (1...4).map { Identified(MirrorNote(id: $0, text: "note \($0)")) }
    sender = MirrorReplica(Snapshot([(.open, notes), (.done, [])]))
    _ = follower.reply(to: try MirrorLine.everything(sender.snapshot).mirrorLine())
  }

  /// Changes the notes of the sender, and returns the line with the patch.
  private mutating func line(_ edit: (inout MirrorSnapshot) throws -> Void) throws -> [UInt8] {
    var snapshot = sender.snapshot
    try edit(&snapshot)
    return try MirrorLine.change(sender.update(to: snapshot)).mirrorLine()
  }

  private var agreement: MirrorReply {
    .shows(count: sender.snapshot.numberOfItems, fingerprint: sender.fingerprint)
  }

  @Test("Patches are applied, and the content arrives")
  mutating func patchesAreApplied() throws {
    let bytes = try line { snapshot in
      let note = snapshot.itemIdentifiers[1]
      snapshot.appendItems(
        [Identified(MirrorNote(id: note.id, text: "another text"))],
        toSection: .done
      )
      snapshot.deleteItems([snapshot.itemIdentifiers[0]])
    }
    #expect(bytes.count(where: { $0 == UInt8(ascii: "\n") }) == 1)
    #expect(follower.reply(to: bytes) == agreement)
    #expect(follower.replica.snapshot.itemIdentifiers.map(\.text).last == "another text")
  }

  @Test("A line with any one wrong byte does not make the processes differ")
  mutating func damagedLinesAreRefused() throws {
    let before = follower
    let bytes = try line { snapshot in
      snapshot.appendItems([Identified(MirrorNote(id: 9, text: "x"))], toSection: .done)
      snapshot.moveSection(.done, beforeSection: .open)
    }
    var refused = 0
    for offset in bytes.indices {
      var damaged = bytes
      damaged[offset] ^= 1
      var copy = before
      switch copy.reply(to: damaged) {
      case .shows(let count, let fingerprint):
        #expect(MirrorReply.shows(count: count, fingerprint: fingerprint) == agreement)
      case .needsEverything:
        refused += 1
        #expect(copy.replica.fingerprint == before.replica.fingerprint)
      }
    }
    #expect(refused > bytes.count * 9 / 10, "\(refused) of \(bytes.count)")
  }

  @Test("After a lost line, the follower asks for all notes")
  mutating func lostLinesAreNoticed() throws {
    _ = try line { $0.deleteItems([$0.itemIdentifiers[0]]) }
    let next = try line { $0.deleteItems([$0.itemIdentifiers[0]]) }
    #expect(follower.reply(to: next) == .needsEverything(reason: "a line is missing"))
    let everything = try MirrorLine.everything(sender.snapshot).mirrorLine()
    #expect(follower.reply(to: everything) == agreement)
    #expect(follower.reply(to: try MirrorLine.end.mirrorLine()) == agreement)
  }

  @Test("Lines are read in parts, and without a line feed at the end")
  func linesAreReadInParts() throws {
    let pipe = Pipe()
    var input = LineInput(descriptor: pipe.fileHandleForReading.fileDescriptor)
    let long = String(repeating: "x", count: 40_000)
    pipe.fileHandleForWriting.write(Data("one\n\ntwo\n\(long)\nlast".utf8))
    try pipe.fileHandleForWriting.close()
    var lines: [String] = []
    while let line = input.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    #expect(lines == ["one", "", "two", long, "last"])
  }
}
