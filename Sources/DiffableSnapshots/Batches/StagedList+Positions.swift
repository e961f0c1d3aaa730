extension StagedList {
  /// The indexes of sections and the paths of items after a stage.
  struct Positions {
    fileprivate let list: StagedList

    /// The positions, or nil before the first and after the last structural stage, when they are those of the
    /// changes.
    fileprivate let sections: StagedOrder.Positions?
    fileprivate let items: [StagedOrder.Positions?]

    /// Returns the index of an old section.
    func section(old section: Int) -> Int? {
      guard let sections else { return section }
      return sections.old[section] ?? list.newSections[section].flatMap { sections.new[$0] }
    }

    /// Returns the index of a new section.
    func section(new section: Int) -> Int? {
      guard let sections else { return section }
      return sections.new[section] ?? list.oldSections[section].flatMap { sections.old[$0] }
    }

    /// Returns the path of an item that has not left its old place.
    func path(old path: ItemPath) -> ItemPath? {
      guard sections != nil else { return path }
      guard let section = section(old: path.section),
        let item = items[path.section]?.old[path.item]
      else { return nil }
      return ItemPath(section: section, item: item)
    }

    /// Returns the path of an item that has entered its new place.
    func path(new path: ItemPath) -> ItemPath? {
      guard sections != nil else { return path }
      guard let section = section(new: path.section),
        let item = items[list.orderKey(new: path.section)]?.new[path.item]
      else { return nil }
      return ItemPath(section: section, item: item)
    }
  }

  /// Returns the positions after a stage; stage 0 is the old list.
  func positions(after stage: Int) -> Positions {
    0 < stage && stage < assignment.lastStructural
      ? Positions(
        list: self,
        sections: sectionOrder.positions(after: stage),
        items: itemOrders.map { $0?.positions(after: stage) }
      )
      : Positions(list: self, sections: nil, items: [])
  }
}
