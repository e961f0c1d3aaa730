import DiffableSync

/// A track whose stable hash covers its title too.
private struct Track: Hashable, StableHashable {
  let number: Int
  var title: String

  static func == (left: Track, right: Track) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  func stableHash(into hasher: inout StableHasher) {
    hasher.combine(number)
    hasher.combine(title)
  }
}

func sendPatches() {
  let (first, second) = (Track(number: 1, title: "x"), Track(number: 2, title: "y"))
  let (changed, third) = (Track(number: 2, title: "z"), Track(number: 3, title: ""))
  let old = Snapshot([("a", [first, second])])
  let new = Snapshot([("b", [changed]), ("a", [third, first])])
  print("fingerprints: \(old.fingerprint), \(new.fingerprint)")
  check("fingerprint", SnapshotFingerprint(new.fingerprint.description) == new.fingerprint)
  let changeset = new.difference(from: old, contentComparison: .none)
  check("applying", old.applying(changeset) == new && new.applying(changeset.inverse) == old)
  let patch = changeset.patch
  check("new content", patch.itemInstances.map { $0.title } == ["z"])
  var (sender, receiver) = (SnapshotReplica(old), SnapshotReplica(old))
  do throws(SnapshotPatchError) {
    check("patched", try old.applying(patch) == new)
    try receiver.apply(sender.update(to: new))
    check("replica", receiver.fingerprint == new.fingerprint && receiver.snapshot == new)
    check("nothing to send", sender.update(to: new).isEmpty && !patch.isEmpty)
    try receiver.apply(patch)
    check("refused", false)
  } catch {
    check("refused", error == .otherSnapshot(found: new.fingerprint, expected: old.fingerprint))
  }
}
