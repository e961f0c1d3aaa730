/// Returns how many items in succession are equal in two versions, beginning at an offset in a slot of each.
@usableFromInline
typealias EqualCount = (
  _ slot: UInt32, _ offset: Int, _ otherSlot: UInt32, _ otherOffset: Int, _ limit: Int
) -> Int

/// Matches items of two versions of a list by the groups and chunks that both versions share in memory.
///
/// Items in shared groups and chunks match without a comparison. In a chunk that was edited, the items at its start
/// and at its end are compared. The caller matches the remaining items with
/// ``Run/matching(old:oldHashes:new:newHashes:)``. Between two versions of one snapshot, few items remain.
@usableFromInline
struct ChunkMatching: ~Copyable {
  private let old: ChunkOrder
  private let new: ChunkOrder

  /// The runs of the groups and chunks that match.
  private var runs: [Run] = []

  /// The items of the old version that are not matched yet.
  @usableFromInline private(set) var oldUnmatched = UnmatchedItems()

  /// The items of the new version that are not matched yet.
  @usableFromInline private(set) var newUnmatched = UnmatchedItems()

  /// Matches the groups and chunks of two versions.
  ///
  /// - Parameters:
  ///   - old: The version before.
  ///   - new: The version after.
  ///   - equalCount: Returns how many items in succession are equal, beginning at two locations.
  @usableFromInline
  init(_ old: ListShape, _ new: ListShape, _ equalCount: EqualCount) {
    self.old = old.order
    self.new = new.order
    if new.isIdentical(with: old) {
      runs = Run.whole(count: new.count)
      return
    }
    // In two small lists, the caller matches the common ends as well.
    if self.old.chunkCount == 1 && self.new.chunkCount == 1 {
      oldUnmatched = UnmatchedItems(onlyChunkOf: self.old)
      newUnmatched = UnmatchedItems(onlyChunkOf: self.new)
      return
    }
    var oldGroups: [Int] = []
    var newGroups: [Int] = []
    let shared = sharedGroups(&oldGroups, &newGroups)
    let slotCount = max(old.labels.count, new.labels.count)
    runs = Run.merging(
      shared,
      chunkRuns(oldGroups, newGroups, slotCount, equalCount)
    )
  }

  /// Returns all runs, given the runs of the unmatched items.
  @usableFromInline
  func runs(adding found: [Run]) -> [Run] {
    let runs = Run.merging(runs, oldUnmatched.inPositions(found, newUnmatched))
    Run.checkInvariants(of: runs, oldCount: old.count, newCount: new.count)
    return runs
  }

  /// Returns the runs of the groups that both versions share, and appends the other groups to two lists.
  private func sharedGroups(_ oldGroups: inout [Int], _ newGroups: inout [Int]) -> [Run] {
    // Groups ascend by label in both versions, and a shared group has the same label in both.
    var shared: [Run] = []
    shared.reserveCapacity(new.groups.count)
    var oldGroup = 0
    var newGroup = 0
    while oldGroup < old.groups.count && newGroup < new.groups.count {
      let (oldLabel, newLabel) = (old.groups[oldGroup].label, new.groups[newGroup].label)
      if oldLabel == newLabel
        && old.groups[oldGroup].chunks.isIdentical(with: new.groups[newGroup].chunks)
      {
        let start = old.groups[oldGroup].start
        let length = old.start(ofGroup: oldGroup + 1) - start
        // A group of empty sections has no items.
        shared.appendRun(Run(old: start, new: new.groups[newGroup].start, length: length))
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
    return shared
  }

  /// Returns the runs in groups that are not shared, and collects the unmatched items.
  ///
  /// Chunks with the same slot usually were one chunk in an earlier version. If such chunks share memory, all
  /// their items match. If one of them was edited, their common ends match.
  private mutating func chunkRuns(
    _ oldGroups: [Int],
    _ newGroups: [Int],
    _ slotCount: Int,
    _ equalCount: EqualCount
  ) -> [Run] {
    // For each slot: 1 plus the index of the old chunk in `oldParts`, or 0 if no old chunk has the slot.
    var numbers = [UInt32](repeating: 0, count: slotCount)
    var oldParts: [ChunkPart] = []
    oldParts.reserveCapacity(oldGroups.count * ChunkOrder.Group.capacity)
    for group in oldGroups {
      for chunk in old.groups[group].chunks.indices {
        let index = ChunkOrder.Index(group: group, chunk: chunk)
        oldParts.append(ChunkPart(index: index, range: 0..<old.count(of: index)))
        numbers[Int(old.groups[group].chunks[chunk].slot)] = UInt32(oldParts.count)
      }
    }
    var runs: [Run] = []
    runs.reserveCapacity(oldParts.count + 2)
    var newParts: [ChunkPart] = []
    newParts.reserveCapacity(newGroups.count * ChunkOrder.Group.capacity)
    for group in newGroups {
      for chunk in new.groups[group].chunks.indices {
        let index = ChunkOrder.Index(group: group, chunk: chunk)
        var part = ChunkPart(index: index, range: 0..<new.count(of: index))
        let number = Int(numbers[Int(new.groups[group].chunks[chunk].slot)]) - 1
        if number >= 0 { trim(&oldParts[number], &part, &runs, equalCount) }
        if !part.range.isEmpty { newParts.append(part) }
      }
    }
    oldParts.removeAll { $0.range.isEmpty }
    if !oldParts.isEmpty && !newParts.isEmpty {
      oldUnmatched = UnmatchedItems(old, oldParts)
      newUnmatched = UnmatchedItems(new, newParts)
    }
    return runs
  }

  /// Removes the common ends from two chunks with the same slot, and appends their runs.
  private func trim(
    _ oldPart: inout ChunkPart,
    _ newPart: inout ChunkPart,
    _ runs: inout [Run],
    _ equalCount: EqualCount
  ) {
    let (oldCount, newCount) = (oldPart.range.count, newPart.range.count)
    let (oldIndex, newIndex) = (oldPart.index, newPart.index)
    let (prefix, suffix) = commonEnds(oldIndex, newIndex, equalCount)
    // If less than half is equal, the slot was reused or the edit was large. Then this function matches no items.
    guard 2 * (prefix + suffix) >= min(oldCount, newCount) else { return }
    let (oldStart, newStart) = (old.start(of: oldIndex), new.start(of: newIndex))
    runs.appendRun(Run(old: oldStart, new: newStart, length: prefix))
    runs.appendRun(
      Run(old: oldStart + oldCount - suffix, new: newStart + newCount - suffix, length: suffix)
    )
    oldPart.range = prefix..<oldCount - suffix
    newPart.range = prefix..<newCount - suffix
  }

  /// Returns the number of equal items at the start and at the end of two chunks, without overlap.
  private func commonEnds(
    _ oldIndex: ChunkOrder.Index,
    _ newIndex: ChunkOrder.Index,
    _ equalCount: EqualCount
  ) -> (prefix: Int, suffix: Int) {
    // Chunks that share their hashes have equal items.
    if old[oldIndex].hashes.isIdentical(with: new[newIndex].hashes) {
      return (old[oldIndex].count, 0)
    }
    return old[oldIndex].hashes.withSpan { oldHashes in
      new[newIndex].hashes.withSpan { newHashes in
        let shorter = min(oldHashes.count, newHashes.count)
        var prefix = oldHashes.equalCount(from: 0, with: newHashes, from: 0, limit: shorter)
        let (oldSlot, newSlot) = (old[oldIndex].slot, new[newIndex].slot)
        prefix = prefix == 0 ? 0 : equalCount(oldSlot, 0, newSlot, 0, prefix)
        var suffix = oldHashes.commonSuffix(with: newHashes, limit: shorter - prefix)
        // The loop repeats only if unequal items have equal hashes.
        while suffix > 0 {
          let (oldStart, newStart) = (oldHashes.count - suffix, newHashes.count - suffix)
          let count = equalCount(oldSlot, oldStart, newSlot, newStart, suffix)
          if count == suffix { break }
          suffix -= count + 1
        }
        return (prefix, suffix)
      }
    }
  }
}
