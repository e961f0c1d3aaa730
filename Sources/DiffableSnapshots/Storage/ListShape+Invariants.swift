#if DIFFABLE_INTERNAL_CHECKS
  extension ListShape {
    /// Traps if the parts of the shape are inconsistent.
    func checkInvariants() {
      var count = 0
      var chunkCount = 0
      var firstSlots: [UInt32] = []
      var label: UInt64 = 0
      for group in order.groups {
        precondition(group.start == count, "Wrong start of a group")
        precondition(group.label == group.chunks.first?.label, "Wrong label of a group")
        for chunk in group.chunks {
          precondition(chunk.start == count - group.start, "Wrong start of a chunk")
          precondition(chunk.label > label, "Labels do not ascend")
          precondition(labels[Int(chunk.slot)] == chunk.label, "Wrong label of a slot")
          precondition(chunk.count <= Chunk.capacity, "Chunk is too large")
          precondition(
            chunk.marks.isEmpty
              || chunk.marks.count == chunk.count && group.isMarked && order.isMarked,
            "Wrong number of marks, or unrecorded marks"
          )
          label = chunk.label
          count += chunk.count
          chunkCount += 1
          if chunk.startsSection { firstSlots.append(chunk.slot) }
        }
      }
      precondition(order.count == count, "Wrong number of items")
      precondition(
        isIndexed ? index.entries.count == count : !needsIndex,
        "Wrong number of entries in the index"
      )
      precondition(order.chunkCount == chunkCount, "Wrong number of chunks")
      precondition(firstSlots == self.firstSlots, "Wrong first slots of sections")
    }
  }

  extension ItemStore {
    /// Traps if the items and the shape are inconsistent.
    @usableFromInline
    func checkInvariants() {
      shape.checkInvariants()
      precondition(items.count == shape.slotCount, "Wrong number of item arrays")
      for slot in shape.freeSlots { precondition(items[slot].isEmpty, "Free slot has items") }
      for group in shape.order.groups {
        for chunk in group.chunks {
          precondition(chunk.hashes == items[chunk.slot].map { shortHash($0) }, "Stale hash")
        }
      }
      for group in shape.order.groups.indices {
        for number in shape.order.groups[group].chunks.indices {
          let index = ChunkOrder.Index(group: group, chunk: number)
          let chunk = shape.order[index]
          for (offset, item) in items[chunk.slot].enumerated() {
            let found = shape.location(of: chunk.hashes[offset]) { items[$0][$1] == item }
            precondition(
              found?.index == index && found?.offset == offset,
              "Wrong location of an item"
            )
          }
        }
      }
    }
  }
#endif
