extension StagedList {
  /// Returns the sections after a stage, or nil when they equal the sections of the new snapshot.
  func sections(after stage: Int) -> [LoweringStage.SectionState]? {
    guard stage < assignment.lastStructural else { return nil }
    return sectionOrder.entries(after: stage).map { entry in
      let old = entry.old ?? entry.new.flatMap { oldSections[$0] }
      let new = entry.new ?? entry.old.flatMap { newSections[$0] }
      let order = (old ?? new.map(orderKey(new:))).flatMap { itemOrders[$0] }
      return LoweringStage.SectionState(old: old, new: new, items: order?.entries(after: stage))
    }
  }

  /// Returns the number of items in each section before and after a stage.
  func sizes(around stage: Int) -> ListChanges.Sizes {
    (stage == 1 ? oldSizes : sizes(after: stage - 1), sizes(after: stage))
  }

  private func sizes(after stage: Int) -> [Int] {
    guard let sections = sections(after: stage) else { return newSizes }
    return sections.map { section in
      section.items?.count ?? section.new.map { newSizes[$0] } ?? section.old.map { oldSizes[$0] }
        ?? 0
    }
  }
}
