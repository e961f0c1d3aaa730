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
    var versions = VersionComparison(old: old.order, new: order)
    versions.compare(slotCount: max(labels.count, old.labels.count))
    return versions.runs
  }
}

/// Finds what two versions share.
@usableFromInline
struct VersionComparison<Item: Hashable & Sendable> {
  @usableFromInline let old: ItemOrder<Item>
  @usableFromInline let new: ItemOrder<Item>

  /// Ascending in the new version.
  @usableFromInline var runs: [Run] = []

  /// Chunks of one version that the other does not share, joined.
  @usableFromInline
  struct Rest {
    @usableFromInline var items: [Item] = []
    @usableFromInline var hashes: [UInt32] = []

    /// Where each chunk's items begin among those here, and in the version.
    @usableFromInline var offsets: [Int] = []
    @usableFromInline var positions: [Int] = []

    @inlinable
    init() {}

    @inlinable
    mutating func append(_ chunk: Chunk<Item>, at position: Int) {
      guard chunk.count > 0 else { return }
      if let last = positions.last, let offset = offsets.last,
        position - last == items.count - offset
      {
        // It follows the chunk before.
      } else {
        offsets.append(items.count)
        positions.append(position)
      }
      items.append(contentsOf: chunk.items)
      hashes.append(contentsOf: chunk.hashes)
    }
  }

  @inlinable
  init(old: ItemOrder<Item>, new: ItemOrder<Item>) {
    self.old = old
    self.new = new
  }

  @inlinable
  mutating func compare(slotCount: Int) {
    let shorter = min(old.groups.count, new.groups.count)
    var prefix = 0
    while prefix < shorter && isShared(prefix, prefix) { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix
      && isShared(old.groups.count - 1 - suffix, new.groups.count - 1 - suffix)
    {
      suffix += 1
    }
    let oldEnd = old.groups.count - suffix
    let newEnd = new.groups.count - suffix
    add(Run(old: 0, new: 0, length: old.start(ofGroup: prefix)))
    compareChunks(prefix..<oldEnd, prefix..<newEnd, slotCount)
    let (oldStart, newStart) = (old.start(ofGroup: oldEnd), new.start(ofGroup: newEnd))
    add(Run(old: oldStart, new: newStart, length: old.count - oldStart))
  }

  @inlinable
  func isShared(_ oldGroup: Int, _ newGroup: Int) -> Bool {
    old.groups[oldGroup].chunks.isIdentical(with: new.groups[newGroup].chunks)
  }

  /// Adds a run behind the others, to which it may belong.
  @inlinable
  mutating func add(_ run: Run) {
    guard run.length > 0 else { return }
    if let last = runs.last, last.old + last.length == run.old, last.new + last.length == run.new {
      runs[runs.count - 1].length += run.length
    } else {
      runs.append(run)
    }
  }

  /// Matches the chunks of groups that are not shared, by their slots and their memory.
  @inlinable
  mutating func compareChunks(
    _ oldGroups: Range<Int>,
    _ newGroups: Range<Int>,
    _ slotCount: Int
  ) {
    // By slot, where the old chunk with this slot stands; 0 where there is none.
    var ordinals = [UInt32](repeating: 0, count: slotCount)
    var indices: [ItemOrder<Item>.Index] = []
    for group in oldGroups {
      for chunk in old.groups[group].chunks.indices {
        indices.append(ItemOrder.Index(group: group, chunk: chunk))
        ordinals[Int(old.groups[group].chunks[chunk].slot)] = UInt32(indices.count)
      }
    }
    var isShared = [Bool](repeating: false, count: indices.count)
    var shared: [Run] = []
    var newRest = Rest()
    for group in newGroups {
      for chunk in new.groups[group].chunks {
        let start = new.groups[group].start + chunk.start
        let ordinal = Int(ordinals[Int(chunk.slot)]) - 1
        if ordinal >= 0 && old[indices[ordinal]].sharesItems(with: chunk) {
          isShared[ordinal] = true
          shared.append(Run(old: old.start(of: indices[ordinal]), new: start, length: chunk.count))
        } else {
          newRest.append(chunk, at: start)
        }
      }
    }
    var oldRest = Rest()
    for (ordinal, index) in indices.enumerated() where !isShared[ordinal] {
      oldRest.append(old[index], at: old.start(of: index))
    }
    merge(shared, matches(from: oldRest, to: newRest))
  }

  /// The runs of items that match among the rests, in positions.
  @inlinable
  func matches(from oldRest: Rest, to newRest: Rest) -> [Run] {
    guard !oldRest.items.isEmpty && !newRest.items.isEmpty else { return [] }
    let found = shimRuns(oldRest.items, newRest.items)
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

  /// Adds two lists of runs, each ascending in the new version.
  @inlinable
  mutating func merge(_ left: [Run], _ right: [Run]) {
    var (next, other) = (0, 0)
    while next < left.count || other < right.count {
      if other == right.count || next < left.count && left[next].new < right[other].new {
        add(left[next])
        next += 1
      } else {
        add(right[other])
        other += 1
      }
    }
  }
}

extension ItemOrder {
  /// The number of items in front of a group, or of all at the end.
  @inlinable
  func start(ofGroup group: Int) -> Int { group < groups.count ? groups[group].start : count }
}
