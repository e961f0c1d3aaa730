import DiffableSync

/// A note that two processes show.
struct MirrorNote: Identifiable, Equatable, Codable, StableHashable {
  let id: Int
  var text: String

  func stableHash(into hasher: inout StableHasher) {
    hasher.combine(id)
    hasher.combine(text)
  }
}

/// The sections of the notes.
enum MirrorShelf: String, Codable, StableHashable {
  case open = "To do"
  case done = "Done"
}

typealias MirrorSnapshot = Snapshot<MirrorShelf, Identified<MirrorNote>>
typealias MirrorPatch = SnapshotPatch<MirrorShelf, Identified<MirrorNote>>
typealias MirrorReplica = SnapshotReplica<MirrorShelf, Identified<MirrorNote>>
