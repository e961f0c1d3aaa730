import DiffableSync
import Foundation

/// A line that the first process, which edits the notes, writes to the second process.
enum MirrorLine: Codable {
  /// All notes, which replace the notes of the second process.
  case everything(MirrorSnapshot)

  /// The change since the previous line.
  case change(MirrorPatch)

  /// The end of the changes. The second process computes its fingerprint again.
  case end
}

/// The reply of the second process to a line.
enum MirrorReply: Codable, Equatable {
  /// The line was applied. The second process now has this number of notes and this fingerprint.
  case shows(count: Int, fingerprint: SnapshotFingerprint)

  /// The line could not be read or applied. The next line has to contain all notes.
  case needsEverything(reason: String)
}

extension Encodable {
  /// Returns the value as one line of JSON with the line feed.
  ///
  /// The keys are sorted, so that each run writes the same bytes.
  func mirrorLine() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}
