#if DIFFABLE_INTERNAL_CHECKS
  extension ItemStore {
    /// Traps when the parts do not agree.
    @inlinable
    func checkInvariants() {
      var count = 0
      var chunkCount = 0
      var heads: [UInt32] = []
      var label: UInt64 = 0
      for group in order.groups {
        precondition(group.start == count, "Group starts elsewhere")
        precondition(group.label == group.chunks.first?.label, "Label is not that of the group")
        for chunk in group.chunks {
          precondition(chunk.start == count - group.start, "Chunk starts elsewhere")
          precondition(chunk.label > label, "Labels do not ascend")
          precondition(labels[Int(chunk.slot)] == chunk.label, "Label is not that of the slot")
          precondition(chunk.count <= Chunk<Item>.capacity, "Chunk is too large")
          precondition(chunk.hashes == chunk.items.map { shortHash($0) }, "Stale hash")
          precondition(
            chunk.contents.marks.isEmpty
              || chunk.contents.marks.count == chunk.count && group.isMarked && order.isMarked,
            "Marks beside the items"
          )
          label = chunk.label
          count += chunk.count
          chunkCount += 1
          if chunk.isHead { heads.append(chunk.slot) }
        }
      }
      let entryCount = index.shelves.joined().reduce(0) { $0 + $1.count }
      precondition(order.count == count && entryCount == count, "Wrong number of items")
      precondition(order.chunkCount == chunkCount, "Wrong number of chunks")
      precondition(heads == self.heads, "Sections begin elsewhere")
      for position in 0..<count {
        let place = place(at: position)
        let found = self.place(of: item(at: place), hash(at: place))
        precondition(found.map(self.position) == position, "Item not where the index says")
      }
    }
  }
#endif
