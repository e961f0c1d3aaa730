import DiffableSync
import DiffableSnapshotsTesting
import Foundation
import Testing

/// The code of the article on sending changes, and of the doc comments about patches.
@Suite struct ExamplesOfSending {
  // example: identifiers
  enum Shelf: String, Codable, StableHashable {
    case new, played
  }

  struct Record: Identifiable, Equatable, Codable, StableHashable {
    let id: Int
    var title: String

    func stableHash(into hasher: inout StableHasher) {
      hasher.combine(id)
      hasher.combine(title)
    }
  }

  typealias Records = Snapshot<Shelf, ModelItem<Record>>
  typealias RecordPatch = SnapshotPatch<Shelf, ModelItem<Record>>
  // end

  // example: sender
  enum Message: Codable {
    case everything(Records)
    case change(RecordPatch)
  }

  final class Sender {
    private var replica = SnapshotReplica(Records())
    private let send: (Data) -> Void

    init(send: @escaping (Data) -> Void) { self.send = send }

    func show(_ snapshot: Records) throws {
      let patch = replica.update(to: snapshot)
      send(try JSONEncoder().encode(Message.change(patch)))
    }

    func sendEverything() throws {
      send(try JSONEncoder().encode(Message.everything(replica.snapshot)))
    }
  }
  // end

  // example: receiver
  final class Receiver {
    private(set) var replica = SnapshotReplica(Records())

    /// Returns false if the sender must send the whole snapshot.
    func receive(_ data: Data) -> Bool {
      do {
        switch try JSONDecoder().decode(Message.self, from: data) {
        case .everything(let snapshot):
          replica = SnapshotReplica(snapshot)
        case .change(let patch):
          try replica.apply(patch)
        }
        return true
      } catch {
        return false
      }
    }
  }
  // end

  @Test func theReceiverFollowsAndRecovers() throws {
    let receiver = Receiver()
    var sent: [Data] = []
    let sender = Sender { sent.append($0) }
    var records = (1...200).map { ModelItem(Record(id: $0, title: "record \($0)")) }
    try sender.show(Snapshot([(.new, records), (.played, [])]))
    #expect(receiver.receive(sent[0]))

    records[7].model.title = "another title"
    try sender.show(Snapshot([(.new, Array(records.dropLast())), (.played, [records[199]])]))
    #expect(receiver.receive(sent[1]))
    #expect(receiver.replica.snapshot.itemIdentifiers.map(\.model) == records.map(\.model))
    #expect(sent[1].count < sent[0].count / 20)

    try sender.show(Snapshot([(.played, records)]))
    try sender.show(Snapshot([(.played, Array(records.dropFirst()))]))
    #expect(!receiver.receive(sent[3]))
    #expect(!receiver.receive(Data("?".utf8)))
    #expect(receiver.replica.snapshot.numberOfSections == 2)
    try sender.sendEverything()
    #expect(receiver.receive(sent[4]))
    #expect(receiver.replica.snapshot.numberOfItems == 199)
  }

  @Test func aPatchIsSentAndApplied() throws {
    let old = Snapshot([("a", [1, 2])])
    let new = Snapshot([("a", [2, 3])])
    var snapshot = old
    // example: SnapshotPatch
    // In one process:
    let patch = new.difference(from: old).patch
    // In another:
    snapshot = try snapshot.applying(patch)
    // end
    #expect(snapshot == new)
  }

  @Test func aChangesetIsAppliedByPosition() {
    // example: applying by position
    let before = Snapshot([("songs", ["Creep", "Jolene"])])
    var after = before
    after.insertItems(["Hello"], beforeItem: "Jolene")
    let undo = after.difference(from: before).inverse
    // after.applying(undo) == before

    var current = after
    current.insertItems(["Africa"], beforeItem: "Creep")
    let wrong = current.applying(undo)
    // wrong?.itemIdentifiers == ["Africa", "Hello", "Jolene"]
    // end
    #expect(after.applying(undo) == before)
    #expect(wrong?.itemIdentifiers == ["Africa", "Hello", "Jolene"])
  }

  @Test func replicasStayEqual() throws {
    let snapshot = Snapshot([("a", [1, 2])])
    let edited = Snapshot([("a", [2, 3])])
    let list = StrictList<String>()
    let dataSource = DiffableDataSource<String, Int, _>(target: list) { _, _, item in "\(item)" }
    // example: SnapshotReplica
    // The sender:
    var sender = SnapshotReplica(snapshot)
    let patch = sender.update(to: edited)

    // The receiver:
    var receiver = SnapshotReplica(snapshot)
    try receiver.apply(patch)
    dataSource.apply(receiver.snapshot)
    // end
    #expect(list.cells == [["2", "3"]])
    #expect(receiver.fingerprint == sender.fingerprint)
  }

  @Test func stableHashesCoverTheContent() {
    enum Declared {
      // example: StableHashable
      struct Song: Identifiable, Equatable, Codable, StableHashable {
        let id: Int
        var title: String

        func stableHash(into hasher: inout StableHasher) {
          hasher.combine(id)
          hasher.combine(title)
        }
      }

      enum Shelf: String, Codable, StableHashable {
        case new, played
      }
      // end
    }

    func hash(_ value: some StableHashable) -> UInt64 {
      var hasher = StableHasher()
      hasher.combine(value)
      return hasher.finalize()
    }
    #expect(hash(Declared.Song(id: 1, title: "a")) != hash(Declared.Song(id: 1, title: "b")))
    #expect(hash(Declared.Shelf.new) != hash(Declared.Shelf.played))
  }
}
