import DiffableSnapshots
import Foundation

/// A line from the process that edits the notes to the process that follows.
enum MirrorLine: Codable {
  /// All notes, which replace the notes of the other process.
  case everything(MirrorSnapshot)

  /// The change since the previous line.
  case change(MirrorPatch)

  /// The end of the changes. The other process computes its fingerprint again.
  case end
}

/// The line that the following process writes after each line.
enum MirrorReply: Codable, Equatable {
  /// The notes are shown, and have a fingerprint.
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
