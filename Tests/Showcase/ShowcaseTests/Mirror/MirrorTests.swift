import DiffableSnapshotsTesting
import DiffableSync
import Foundation
import Testing

@testable import TestedShowcase

@Suite("The process that follows")
struct MirrorFollowerTests {
  private var sender = MirrorReplica()
  private var follower = MirrorFollower()

  init() throws {
    let notes = (1...4).map { ModelItem(MirrorNote(id: $0, text: "note \($0)")) }
    let everything = sender.update(to: Snapshot([(.open, notes), (.done, [])]))
    #expect(follower.reply(to: try text(everything)) == agreement)
  }

  private func text(_ line: SnapshotPatch<MirrorShelf, ModelItem<MirrorNote>>) throws -> String {
    String(decoding: try line.line().dropLast(), as: UTF8.self)
  }

  private var agreement: MirrorReply { MirrorReply(fingerprint: sender.fingerprint) }

  /// Changes the notes of the sender, and returns the line with the patch.
  private mutating func line(
    _ edit: (inout Snapshot<MirrorShelf, ModelItem<MirrorNote>>) -> Void
  ) throws -> String {
    var snapshot = sender.snapshot
    edit(&snapshot)
    return try text(sender.update(to: snapshot))
  }

  @Test("A line with any one wrong byte does not make the processes differ")
  mutating func damagedLinesAreRefused() throws {
    let before = follower
    let line = try line { snapshot in
      snapshot.appendItems([ModelItem(MirrorNote(id: 9, text: "x"))], toSection: .done)
      snapshot.moveSection(.done, beforeSection: .open)
      snapshot.reconfigureItems([ModelItem(MirrorNote(id: 1, text: "another text"))])
    }
    #expect(!line.contains("\n"))
    #expect(follower.reply(to: line) == agreement)
    var refused = 0
    for offset in line.utf8.indices {
      var damaged = Array(line.utf8)
      damaged[line.utf8.distance(from: line.utf8.startIndex, to: offset)] ^= 1
      var copy = before
      let reply = copy.reply(to: String(decoding: damaged, as: UTF8.self))
      #expect(reply == agreement || reply == MirrorReply())
      if reply == MirrorReply() { refused += 1 }
    }
    #expect(refused > line.utf8.count * 9 / 10, "\(refused) of \(line.utf8.count)")
  }

  @Test("After a lost line, the follower has no notes until it receives all of them")
  mutating func lostLinesAreNoticed() throws {
    _ = try line { $0.deleteItems([$0.itemIdentifiers[0]]) }
    let next = try line { $0.deleteItems([$0.itemIdentifiers[0]]) }
    #expect(follower.reply(to: next) == MirrorReply())
    #expect(follower.reply(to: next) == MirrorReply())
    var empty = MirrorReplica()
    #expect(follower.reply(to: try text(empty.update(to: sender.snapshot))) == agreement)
    #expect(follower.replica.snapshot.itemIdentifiers.map(\.text) == ["note 3", "note 4"])
  }
}

/// These tests start the built program as the second process.
@MainActor
@Suite("Mirror", .timeLimit(.minutes(5)))
struct MirrorScreenTests {
  @Test("The default keys play a damaged line, and end with equal fingerprints")
  func defaultKeysEndWithEqualFingerprints() async throws {
    let run = await ScriptedRun("mirror")
    #expect(try run == .expected("mirror"))
    #expect(run.output.contains("← asks for all notes"))
  }

  @Test("Keys for a note say so on a header")
  func keysOnHeadersAreExplained() async throws {
    let screen = try MirrorScreen()
    #expect(screen.list.selectedItem != nil)
    for key in ["up c", "d", "space"] {
      try await screen.press(key)
      #expect(screen.statusLine.string == "Select a note")
    }
    try await screen.press("x")
    #expect(screen.title == "3 notes, next line damaged")
    #expect(screen.statusLine.string == "The next line will have a wrong byte")
  }

  @Test("Random keys and damaged lines leave both processes with the same notes", arguments: 0..<4)
  func randomKeysLeaveBothProcessesEqual(seed: UInt64) async throws {
    let keys = ["a", "c", "d", "space", "x", "down", "up"]
    var generator = SeededGenerator(seed: seed)
    let screen = try MirrorScreen()
    for _ in 0..<60 {
      try await screen.press(keys.randomElement(using: &generator) ?? "")
      #expect(screen.list.changes?.error == nil)
      #expect(!screen.title.contains("differ"))
    }
    try await screen.press("a")
    #expect(screen.title.hasSuffix("the processes are equal"))
  }

  @Test("If the second process has ended, the list still shows the edit, and an error")
  func listShowsEditsWithoutTheSecondProcess() async throws {
    let screen = try MirrorScreen()
    let process = try #require(screen.link?.process)
    kill(process.processIdentifier, SIGKILL)
    try await screen.press("a")
    #expect(screen.statusLine.string == "the second process has ended")
    #expect(screen.texts.contains("buy bread"))
    #expect(screen.title == "4 notes, no second process")
    try await screen.press("d")
    #expect(screen.title == "3 notes, no second process")
    #expect(screen.list.changes?.error == nil)
  }
}
