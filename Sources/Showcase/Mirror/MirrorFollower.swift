import DiffableSync
import Foundation

/// The second process, which applies each line to its own notes, and writes a reply.
struct MirrorFollower {
  private(set) var replica = MirrorReplica()

  /// Reads lines until the input ends, and writes a reply to each.
  static func run(_ input: inout LineInput, to output: StandardStream) throws {
    var follower = MirrorFollower()
    while let line = input.next() {
      output.write(String(decoding: try follower.reply(to: line).mirrorLine(), as: UTF8.self))
    }
  }

  /// Applies a line.
  ///
  /// A line that cannot be read or applied changes nothing.
  mutating func reply(to line: some Sequence<UInt8>) -> MirrorReply {
    do {
      switch try JSONDecoder().decode(MirrorLine.self, from: Data(line)) {
      case .everything(let snapshot): replica = MirrorReplica(snapshot)
      case .change(let patch): try replica.apply(patch)
      case .end: replica = MirrorReplica(replica.snapshot)
      }
      return .shows(
        count: replica.snapshot.numberOfItems,
        fingerprint: replica.fingerprint
      )
    } catch SnapshotPatchError.otherSnapshot {
      return .needsEverything(reason: "a line is missing")
    } catch {
      return .needsEverything(reason: "the line is damaged")
    }
  }
}
