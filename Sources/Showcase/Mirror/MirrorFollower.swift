#if os(macOS) || os(Linux)
import DiffableSync
import Foundation

/// The second process, which applies each line to its own notes, and writes a reply.
struct MirrorFollower {
  private(set) var replica = MirrorReplica()

  /// Reads lines from standard input until it ends, and writes a reply to each.
  static func run() {
    var follower = MirrorFollower()
    while let line = readLine(), let reply = try? follower.reply(to: line).line() {
      FileHandle.standardOutput.write(reply)
    }
  }

  /// Applies a line.
  mutating func reply(to line: String) -> MirrorReply {
    do {
      try replica.apply(JSONDecoder().decode(SnapshotPatch.self, from: Data(line.utf8)))
      return MirrorReply(fingerprint: replica.fingerprint)
    } catch {
      replica = MirrorReplica()
      return MirrorReply()
    }
  }
}
#endif
