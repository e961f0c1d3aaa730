#if os(macOS) || os(Linux)
import DiffableSync
import Foundation

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

/// The notes of one process.
typealias MirrorReplica = SnapshotReplica<MirrorShelf, ModelItem<MirrorNote>>

/// The reply of the second process to a line.
struct MirrorReply: Codable, Equatable {
  /// The fingerprint of the notes there, or `nil` if the line could not be read or applied.
  ///
  /// Then the second process has no notes, and the next line has to contain all notes.
  var fingerprint: SnapshotFingerprint?
}

extension Encodable {
  /// Returns the value as one line of JSON, whose keys are sorted so that each run writes the same bytes.
  func line() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(self) + [UInt8(ascii: "\n")]
  }
}
#endif
