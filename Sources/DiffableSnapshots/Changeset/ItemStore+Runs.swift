extension ItemStore {
  /// The runs of items that two versions have in common.
  ///
  /// Chunks in the same memory match as they are. What is left, which between two versions of a
  /// snapshot is little, is compared item by item, with the hashes that are stored.
  ///
  /// - Parameter old: The version before.
  /// - Returns: The longest possible runs, in positions, ascending in this version.
  /// - Complexity: O(*g* + *c* log *c*) plus the cost of comparing the items of the chunks that are not
  ///   shared, where *g* is the number of groups and *c* that of the chunks in groups that are not
  ///   shared.
  @inlinable
  func runs(from old: ItemStore) -> [Run] {
    if order.groups.isIdentical(with: old.order.groups) {
      return order.count == 0 ? [] : [Run(old: 0, new: 0, length: order.count)]
    }
    return VersionComparison(old: old.order, new: order)
      .runs(slotCount: max(labels.count, old.labels.count))
  }
}

/// Finds what two versions share.
@usableFromInline
struct VersionComparison<Item: Hashable & Sendable> {
  @usableFromInline let old: ItemOrder<Item>
  @usableFromInline let new: ItemOrder<Item>

  /// Chunks of one version that the other does not share, joined.
  @usableFromInline
  struct Rest {
    @usableFromInline var items: [Item] = []
    @usableFromInline var hashes: [UInt32] = []

    /// Where parts that are in one piece begin: among the items here, and in the version.
    @usableFromInline var offsets: [Int] = []
    @usableFromInline var positions: [Int] = []

    @inlinable
    init(_ order: ItemOrder<Item>, _ indices: [ItemOrder<Item>.Index]) {
      if indices.count == 1 {
        // Needs no copy.
        items = order[indices[0]].items
        hashes = order[indices[0]].hashes
      } else {
        let count = indices.reduce(0) { $0 + order[$1].count }
        items.reserveCapacity(count)
        hashes.reserveCapacity(count)
      }
      var offset = 0
      for index in indices where order[index].count > 0 {
        let position = order.start(of: index)
        // A chunk that follows the one before belongs to the same part.
        if offset == 0
          || positions[positions.count - 1] - offsets[offsets.count - 1] != position - offset
        {
          offsets.append(offset)
          positions.append(position)
        }
        offset += order[index].count
        if indices.count == 1 { return }
        items.append(contentsOf: order[index].items)
        hashes.append(contentsOf: order[index].hashes)
      }
    }
  }

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
    return VersionComparison.merging(shared, chunkRuns(oldGroups, newGroups, slotCount))
  }

  /// The runs in groups that are not shared; chunks match by their slots and their memory.
  @inlinable
  func chunkRuns(_ oldGroups: [Int], _ newGroups: [Int], _ slotCount: Int) -> [Run] {
    // By slot, where the old chunk with this slot stands among those looked at; 0 where there is none.
    var ordinals = [UInt32](repeating: 0, count: slotCount)
    var indices: [ItemOrder<Item>.Index] = []
    indices.reserveCapacity(oldGroups.count * ItemOrder<Item>.Group.capacity)
    for group in oldGroups {
      for chunk in old.groups[group].chunks.indices {
        indices.append(ItemOrder.Index(group: group, chunk: chunk))
        ordinals[Int(old.groups[group].chunks[chunk].slot)] = UInt32(indices.count)
      }
    }
    var isShared = [Bool](repeating: false, count: indices.count)
    var shared: [Run] = []
    shared.reserveCapacity(indices.count)
    var newRest: [ItemOrder<Item>.Index] = []
    for group in newGroups {
      for chunk in new.groups[group].chunks.indices {
        let ordinal = Int(ordinals[Int(new.groups[group].chunks[chunk].slot)]) - 1
        let index = ItemOrder<Item>.Index(group: group, chunk: chunk)
        if ordinal >= 0 && new[index].sharesItems(with: old[indices[ordinal]]) {
          isShared[ordinal] = true
          let start = old.start(of: indices[ordinal])
          let newStart = new.start(of: index)
          shared.append(Run(old: start, new: newStart, length: new.end(of: index) - newStart))
        } else {
          newRest.append(index)
        }
      }
    }
    let oldRest = indices.indices.filter { !isShared[$0] }.map { indices[$0] }
    return VersionComparison.merging(
      shared,
      matches(from: Rest(old, oldRest), to: Rest(new, newRest))
    )
  }

  /// The runs of items that match among the rests, in positions.
  @inlinable
  func matches(from oldRest: Rest, to newRest: Rest) -> [Run] {
    guard !oldRest.items.isEmpty && !newRest.items.isEmpty else { return [] }
    let found = Run.matching(
      old: oldRest.items,
      oldHashes: oldRest.hashes,
      new: newRest.items,
      newHashes: newRest.hashes
    )
    // Whole versions are one part each, and stand where they are.
    if oldRest.positions == [0] && newRest.positions == [0] { return found }
    var runs: [Run] = []
    runs.reserveCapacity(found.count)
    var newPart = 0
    for run in found {
      var done = 0
      while done < run.length {
        let oldPart = oldRest.offsets.lastIndex(whereFirstOnes: { $0 <= run.old + done })
        while newPart + 1 < newRest.offsets.count && newRest.offsets[newPart + 1] <= run.new + done
        {
          newPart += 1
        }
        let oldEnd =
          oldPart + 1 < oldRest.offsets.count
          ? oldRest.offsets[oldPart + 1] : oldRest.items.count
        let newEnd =
          newPart + 1 < newRest.offsets.count
          ? newRest.offsets[newPart + 1] : newRest.items.count
        let length = min(run.length - done, oldEnd - run.old - done, newEnd - run.new - done)
        runs.append(
          Run(
            old: oldRest.positions[oldPart] + run.old + done - oldRest.offsets[oldPart],
            new: newRest.positions[newPart] + run.new + done - newRest.offsets[newPart],
            length: length
          )
        )
        done += length
      }
    }
    return runs
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

extension ItemOrder {
  /// The number of items in front of a group, or of all at the end.
  @inlinable
  func start(ofGroup group: Int) -> Int { group < groups.count ? groups[group].start : count }
}
