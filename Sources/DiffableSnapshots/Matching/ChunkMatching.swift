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
    for group in oldGroup..<old.groups.count { oldGroups.append(group) }
    for group in newGroup..<new.groups.count { newGroups.append(group) }
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
    var oldParts = old.parts(ofGroups: oldGroups)
    var newParts = new.parts(ofGroups: newGroups)
    // For each slot: 1 plus the index of the old chunk in `oldParts`, or 0 if no old chunk has the slot.
    var numbers = [UInt32](repeating: 0, count: slotCount)
    for index in oldParts.indices { numbers[Int(oldParts[index].slot)] = UInt32(index + 1) }
    var runs: [Run] = []
    runs.reserveCapacity(oldParts.count + 2)
    for index in newParts.indices {
      let number = Int(numbers[Int(newParts[index].slot)]) - 1
      if number >= 0 { trim(&oldParts[number], &newParts[index], &runs, equalCount) }
    }
    oldParts.removeAll { $0.range.isEmpty }
    newParts.removeAll { $0.range.isEmpty }
    if !oldParts.isEmpty && !newParts.isEmpty {
      oldUnmatched = UnmatchedItems(oldParts)
      newUnmatched = UnmatchedItems(newParts)
    }
    return runs
  }

  /// Removes the common ends from two chunks with the same slot, and appends their runs.
  private func trim(
    _ old: inout ChunkPart,
    _ new: inout ChunkPart,
    _ runs: inout [Run],
    _ equalCount: EqualCount
  ) {
    let (oldCount, newCount) = (old.hashes.count, new.hashes.count)
    let (prefix, suffix) = commonEnds(old, new, equalCount)
    // If less than half is equal, the slot was reused or the edit was large. Then this function matches no items.
    guard 2 * (prefix + suffix) >= min(oldCount, newCount) else { return }
    runs.appendRun(Run(old: old.start, new: new.start, length: prefix))
    (old.range, new.range) = (prefix..<oldCount - suffix, prefix..<newCount - suffix)
    runs.appendRun(
      Run(
        old: old.start + old.range.upperBound,
        new: new.start + new.range.upperBound,
        length: suffix
      )
    )
  }

  /// Returns the number of equal items at the start and at the end of two chunks, without overlap.
  private func commonEnds(
    _ old: ChunkPart,
    _ new: ChunkPart,
    _ equalCount: EqualCount
  ) -> (prefix: Int, suffix: Int) {
    let (hashes, newHashes) = (old.hashes, new.hashes)
    // Chunks that share their hashes have equal items.
    if hashes.isIdentical(with: newHashes) { return (hashes.count, 0) }
    let shorter = min(hashes.count, newHashes.count)
    var prefix = 0
    while prefix < shorter && hashes[prefix] == newHashes[prefix] { prefix += 1 }
    prefix = prefix == 0 ? 0 : equalCount(old.slot, 0, new.slot, 0, prefix)
    // The starts of the common suffix.
    var (start, newStart) = (hashes.count, newHashes.count)
    while min(start, newStart) > prefix && hashes[start - 1] == newHashes[newStart - 1] {
      (start, newStart) = (start - 1, newStart - 1)
    }
    // The loop repeats only if unequal items have equal hashes.
    while start < hashes.count {
      let count = equalCount(old.slot, start, new.slot, newStart, hashes.count - start)
      if start + count == hashes.count { break }
      (start, newStart) = (start + count + 1, newStart + count + 1)
    }
    return (prefix, hashes.count - start)
  }
}
