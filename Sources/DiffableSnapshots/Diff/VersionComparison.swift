/// Finds what two versions have in common, from the top: groups, chunks, and then items.
@usableFromInline
struct VersionComparison<Item: Hashable & Sendable> {
  @usableFromInline let old: ItemOrder<Item>
  @usableFromInline let new: ItemOrder<Item>

  @inlinable
  init(old: ItemOrder<Item>, new: ItemOrder<Item>) {
    self.old = old
    self.new = new
  }

  @inlinable
  func runs(slotCount: Int) -> [Run] {
    // Groups ascend by their labels in both versions, and those that are shared have kept theirs.
    var shared: [Run] = []
    shared.reserveCapacity(new.groups.count)
    var oldGroups: [Int] = []
    var newGroups: [Int] = []
    var oldGroup = 0
    var newGroup = 0
    while oldGroup < old.groups.count && newGroup < new.groups.count {
      let (oldLabel, newLabel) = (old.groups[oldGroup].label, new.groups[newGroup].label)
      if oldLabel == newLabel
        && old.groups[oldGroup].chunks.isIdentical(with: new.groups[newGroup].chunks)
      {
        let start = old.groups[oldGroup].start
        let length = old.start(ofGroup: oldGroup + 1) - start
        shared.append(Run(old: start, new: new.groups[newGroup].start, length: length))
        oldGroup += 1
        newGroup += 1
      } else if oldLabel <= newLabel {
        oldGroups.append(oldGroup)
        oldGroup += 1
      } else {
        newGroups.append(newGroup)
        newGroup += 1
      }
    }
    oldGroups.append(contentsOf: oldGroup..<old.groups.count)
    newGroups.append(contentsOf: newGroup..<new.groups.count)
    let runs = VersionComparison.merging(shared, chunkRuns(oldGroups, newGroups, slotCount))
    Run.checkInvariants(of: runs, oldCount: old.count, newCount: new.count)
    return runs
  }

  /// The runs in groups that are not shared.
  ///
  /// Chunks with the same slot were one chunk in a version before, so most of what they hold is the same:
  /// all of it where they share memory, and the ends where one of them was edited.
  @inlinable
  func chunkRuns(_ oldGroups: [Int], _ newGroups: [Int], _ slotCount: Int) -> [Run] {
    // By slot, where the old chunk with this slot stands among those looked at; 0 where there is none.
    var ordinals = [UInt32](repeating: 0, count: slotCount)
    var oldParts: [Part] = []
    oldParts.reserveCapacity(oldGroups.count * ItemOrder<Item>.Group.capacity)
    for group in oldGroups {
      for chunk in old.groups[group].chunks.indices {
        let index = ItemOrder<Item>.Index(group: group, chunk: chunk)
        oldParts.append(Part(index: index, range: 0..<old.count(of: index)))
        ordinals[Int(old.groups[group].chunks[chunk].slot)] = UInt32(oldParts.count)
      }
    }
    var runs: [Run] = []
    runs.reserveCapacity(oldParts.count + 2)
    var newParts: [Part] = []
    for group in newGroups {
      for chunk in new.groups[group].chunks.indices {
        let index = ItemOrder<Item>.Index(group: group, chunk: chunk)
        var part = Part(index: index, range: 0..<new.count(of: index))
        let ordinal = Int(ordinals[Int(new.groups[group].chunks[chunk].slot)]) - 1
        if ordinal >= 0 { trim(&oldParts[ordinal], &part, &runs) }
        if !part.range.isEmpty { newParts.append(part) }
      }
    }
    oldParts.removeAll { $0.range.isEmpty }
    return VersionComparison.merging(
      runs,
      matches(from: Rest(old, oldParts), to: Rest(new, newParts))
    )
  }

  /// Takes the common ends off two chunks, and adds them to the runs.
  @inlinable
  func trim(_ oldPart: inout Part, _ newPart: inout Part, _ runs: inout [Run]) {
    let (oldChunk, newChunk) = (old[oldPart.index], new[newPart.index])
    let (oldCount, newCount) = (oldPart.range.count, newPart.range.count)
    let (prefix, suffix) = oldChunk.items.commonEnds(with: newChunk.items)
    // Where less is the same, it is no edit of that chunk, or one to be looked at as a whole.
    guard 2 * (prefix + suffix) >= min(oldCount, newCount) else { return }
    let (oldStart, newStart) = (old.start(of: oldPart.index), new.start(of: newPart.index))
    runs.appendRun(Run(old: oldStart, new: newStart, length: prefix))
    runs.appendRun(
      Run(old: oldStart + oldCount - suffix, new: newStart + newCount - suffix, length: suffix)
    )
    oldPart.range = prefix..<oldCount - suffix
    newPart.range = prefix..<newCount - suffix
  }

  /// Makes one list of two, each ascending in the new version; runs that belong together become one.
  @inlinable
  static func merging(_ left: [Run], _ right: [Run]) -> [Run] {
    if left.isEmpty { return right }
    var runs: [Run] = []
    runs.reserveCapacity(left.count + right.count)
    var (next, other) = (0, 0)
    while next < left.count || other < right.count {
      if other == right.count || next < left.count && left[next].new < right[other].new {
        runs.appendRun(left[next])
        next += 1
      } else {
        runs.appendRun(right[other])
        other += 1
      }
    }
    return runs
  }
}
