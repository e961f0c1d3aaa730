import DiffableSync

/// Compares random snapshots, divides the changes into batches, and sends them as patches.
struct ChangesStorm {
  var chance: Chance
  var snapshots: [Items] = []

  mutating func run(steps: Int) {
    for _ in 0..<3 { snapshots.append(chance.snapshot()) }
    for _ in 0..<steps {
      chance.changeObjects()
      let index = chance.number(below: snapshots.count)
      if chance.one(in: 12) { snapshots[index] = chance.snapshot() }
      let old = snapshots[index]
      for _ in 0..<chance.number(below: 6) { chance.edit(&snapshots[index]) }
      let others = [old, old, snapshots[chance.number(below: snapshots.count)]]
      chance.changeObjects()
      compare(others[chance.number(below: 3)], snapshots[index])
      if chance.one(in: 4) { compareCollections() }
    }
  }

  private mutating func compare(_ old: Items, _ new: Items) {
    let comparisons: [ContentComparison<Broken, Broken>] = [
      .automatic, .automatic(.reload), .automatic(.reconfigure), .none,
    ]
    let comparison = comparisons[chance.number(below: comparisons.count)]
    let changeset = new.difference(from: old, contentComparison: comparison)
    for _ in 0..<3 { lower(changeset) }
    switch chance.number(below: 5) {
    case 0: lower(changeset.inverse)
    case 1: _ = old.applying(changeset)
    case 2: _ = changeset.description
    case 3:
      for path in changeset.items.reloads { _ = changeset.oldPath(for: path) }
      _ = changeset == changeset
    default: send(changeset)
    }
  }

  private mutating func lower(_ changeset: Changeset<Broken, Broken>) {
    let capabilities = chance.capabilities()
    var (old, before) = (BatchCheck.sizes(of: changeset.old, capabilities), changeset.old)
    let batches = changeset.batches(for: capabilities)
    for batch in batches {
      let new = BatchCheck.sizes(of: batch.snapshot, capabilities)
      let check = BatchCheck(old: old, new: new)
      check.check(batch.changes)
      check.check(batch.edits)
      let hasHeaders = !capabilities.contains(.sections) && capabilities.contains(.headerRows)
      BatchCheck.check(
        batch.rowSplices(distance: chance.number(below: 4)),
        from: before.numberOfRows(headers: hasHeaders),
        to: batch.snapshot.numberOfRows(headers: hasHeaders)
      )
      check.check(oldReloadsOf: batch)
      _ = batch.description
      (old, before) = (new, batch.snapshot)
    }
    let new = BatchCheck.sizes(of: changeset.new, capabilities)
    expect(old == new || batches.isEmpty, "the last batch results in \(old), expected \(new)")
    if batches.isEmpty { expect(old == new, "no batch leads from \(old) to \(new)") }
  }

  private mutating func send(_ changeset: Changeset<Broken, Broken>) {
    var patch = changeset.patch
    _ = try? changeset.old.applying(patch)
    var (sender, receiver) = (SnapshotReplica(changeset.old), SnapshotReplica(changeset.old))
    patch = sender.update(to: changeset.new)
    chance.changeObjects()
    _ = try? receiver.apply(patch)
  }

  private mutating func compareCollections() {
    let (old, new) = (chance.identifiers(upTo: 60), chance.identifiers(upTo: 60))
    let difference = Difference(from: old, to: new)
    var changes = ListChanges()
    changes.items.deletions = difference.deletions.map { ItemPath(section: 0, item: $0) }
    changes.items.insertions = difference.insertions.map { ItemPath(section: 0, item: $0) }
    changes.items.moves = difference.moves.map {
      Move(from: ItemPath(section: 0, item: $0.from), to: ItemPath(section: 0, item: $0.to))
    }
    BatchCheck(old: [old.count], new: [new.count]).check(changes)
  }
}
