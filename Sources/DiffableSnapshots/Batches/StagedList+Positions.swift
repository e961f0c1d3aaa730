extension StagedList {
  /// The indexes of sections and the paths of items after a stage.
  struct Positions {
    fileprivate let list: StagedList

    /// The positions of the sections, or nil before the first and after the last structural stage.
    ///
    /// If nil, the list is the old list or the new list, and the indexes and paths of the changes need no conversion.
    fileprivate let sections: StagedOrder.Positions?

    /// The positions of the items, in the order of `itemOrders`.
    fileprivate let items: [StagedOrder.Positions?]

    /// Returns the current index of the section with the given old index, or nil when the section is absent.
    func section(old section: Int) -> Int? {
      guard let sections else { return section }
      return sections.old[section] ?? list.newSections[section].flatMap { sections.new[$0] }
    }

    /// Returns the current index of the section with the given new index, or nil when the section is absent.
    func section(new section: Int) -> Int? {
      guard let sections else { return section }
      return sections.new[section] ?? list.oldSections[section].flatMap { sections.old[$0] }
    }

    /// Returns the current path of an item that has not been moved or deleted, or nil otherwise.
    func path(old path: ItemPath) -> ItemPath? {
      guard sections != nil else { return path }
      guard let section = section(old: path.section),
        let item = items[path.section]?.old[path.item]
      else { return nil }
      return ItemPath(section: section, item: item)
    }

    /// Returns the current path of an item that has been moved or inserted, or nil otherwise.
    func path(new path: ItemPath) -> ItemPath? {
      guard sections != nil else { return path }
      guard let section = section(new: path.section),
        let item = items[list.orderKey(new: path.section)]?.new[path.item]
      else { return nil }
      return ItemPath(section: section, item: item)
    }
  }

  /// Returns the positions of all elements after a stage; stage 0 is the old list.
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
