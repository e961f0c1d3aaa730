extension ListChanges {
  /// Creates the deletions, insertions and moves for given runs of matching sections and items.
  ///
  /// An item from another section always moves. Of the other items in each section, as many as possible stay in place.
  ///
  /// - Parameters:
  ///   - oldSizes: The number of items in each old section.
  ///   - newSizes: The number of items in each new section.
  ///   - matching: Which old section and item each new one is.
  init(oldSizes: [Int], newSizes: [Int], _ matching: Matching) {
    let (old, new) = (SectionRanges(sizes: oldSizes), SectionRanges(sizes: newSizes))
    let sectionDifference = Difference(
      runs: matching.sections,
      oldCount: oldSizes.count,
      newCount: newSizes.count
    )
    sections.deletions = sectionDifference.deletions
    sections.insertions = sectionDifference.insertions
    sections.moves = sectionDifference.moves
    items.deletions = old.paths(
      of: Run.oldOffsets(
        outside: matching.items,
        count: old.itemCount,
        except: old.items(ofSections: sections.deletions)
      )
    )
    items.insertions = new.paths(
      of: Run.newOffsets(
        outside: matching.items,
        count: new.itemCount,
        except: new.items(ofSections: sections.insertions)
      )
    )
    items.moves = matching.itemMoves(old, new)
  }

  /// Creates the changes between two shapes.
  ///
  /// - Parameters:
  ///   - old: The shape before the change.
  ///   - new: The shape after the change.
  ///   - matching: Which old section and item each new one is.
  ///   - sectionMarks: The mark of each new section, empty if no section is marked. Nil if no item is marked either.
  ///   - sectionContent: The sections whose content has changed, in order.
  ///   - itemContent: The items whose content has changed, in order.
  @usableFromInline
  init(
    from old: ListShape,
    to new: ListShape,
    _ matching: Matching,
    sectionMarks: [Mark]?,
    sectionContent: [ContentChange],
    itemContent: [ContentChange]
  ) {
    self.init(oldSizes: old.sizes, newSizes: new.sizes, matching)
    if sectionMarks != nil || !sectionContent.isEmpty || !itemContent.isEmpty {
      addSectionUpdates(matching.sections, sectionMarks ?? [], sectionContent)
      addItemUpdates(matching.items, new, itemContent)
    }
  }
}

// Reloads and reconfigurations are for marked items and sections, and for changed content. Inserted items and
// sections are not reloaded or reconfigured.
extension ListChanges {
  /// Adds the reloads and reconfigurations of sections.
  ///
  /// - Parameters:
  ///   - runs: The runs of matching sections.
  ///   - marks: The mark of each new section; empty when no section is marked.
  ///   - content: The sections whose content has changed, in order.
  mutating func addSectionUpdates(_ runs: [Run], _ marks: [Mark], _ content: [ContentChange]) {
    if marks.isEmpty && content.isEmpty { return }
    var nextContent = 0
    Run.forEachPair(in: runs) { _, section in
      var mark = marks.isEmpty ? .none : marks[section]
      if nextContent < content.count && content[nextContent].position == section {
        mark = mark.joined(with: content[nextContent].update.mark)
        nextContent += 1
      }
      sections.addUpdate(of: section, mark)
    }
  }

  /// Adds the reloads and reconfigurations of items, except in reloaded sections.
  ///
  /// - Parameters:
  ///   - runs: The runs of matching items.
  ///   - new: The new shape, with the marks.
  ///   - content: The items whose content has changed, in order.
  mutating func addItemUpdates(_ runs: [Run], _ new: ListShape, _ content: [ContentChange]) {
    let reloadedSections = Set(sections.reloads)
    func add(_ location: ListShape.Location, _ mark: Mark) {
      let path = new.path(of: location)
      if !reloadedSections.contains(path.section) { items.addUpdate(of: path, mark) }
    }
    var nextRun = 0
    var nextContent = 0
    for location in new.locations(where: { $0 != .none }) {
      let position = new.position(of: location)
      while nextRun < runs.count && runs[nextRun].new + runs[nextRun].length <= position {
        nextRun += 1
      }
      let isMatched = nextRun < runs.count && runs[nextRun].new <= position
      while nextContent < content.count && content[nextContent].position < position {
        let change = content[nextContent]
        add(new.location(at: change.position), change.update.mark)
        nextContent += 1
      }
      var mark = new.mark(at: location)
      if nextContent < content.count && content[nextContent].position == position {
        mark = mark.joined(with: content[nextContent].update.mark)
        nextContent += 1
      }
      if isMatched { add(location, mark) }
    }
    for change in content[nextContent...] {
      add(new.location(at: change.position), change.update.mark)
    }
  }
}
