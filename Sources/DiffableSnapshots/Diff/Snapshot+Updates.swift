// What is to be made anew or updated: where marks ask for it, and where content differs. What is new
// needs none of it.
extension Snapshot {
  @inlinable
  func addSectionUpdates(
    to changes: inout ListChanges,
    from old: Snapshot,
    _ runs: [Run],
    _ content: ContentComparison<Section, Item>
  ) {
    let isShared = sections.isIdentical(with: old.sections)
    let contentMark = isShared ? nil : content.sectionMark
    guard !sectionMarks.isEmpty || contentMark != nil else { return }
    for run in runs {
      for step in 0..<run.length {
        let section = sections[run.new + step]
        var mark = sectionMark(of: section)
        if let contentMark {
          mark = mark.joined(with: contentMark(old.sections[run.old + step], section))
        }
        switch mark {
        case .none: break
        case .reconfigure: changes.sectionReconfigurations.append(run.new + step)
        case .reload: changes.sectionReloads.append(run.new + step)
        }
      }
    }
  }

  /// Items inside a section that is reloaded are so with it.
  @inlinable
  func addItemUpdates(
    to changes: inout ListChanges,
    from old: Snapshot,
    _ runs: [Run],
    _ content: ContentComparison<Section, Item>
  ) {
    let reloadedSections = Set(changes.sectionReloads)
    func add(_ place: ItemStore<Item>.Place, _ mark: Mark) {
      let path = store.path(of: place)
      if reloadedSections.contains(path.section) { return }
      if mark == .reload {
        changes.itemReloads.append(path)
      } else {
        changes.itemReconfigurations.append(path)
      }
    }
    var changed: [(position: Int, mark: Mark)] = []
    if let contentMark = content.itemMark {
      changed = store.contentChanges(from: old.store, in: runs, contentMark)
    }
    var next = 0
    for place in store.places(where: { $0 != .none }) {
      guard old.store.place(of: store.item(at: place), store.hash(at: place)) != nil else {
        continue
      }
      let position = store.position(of: place)
      while next < changed.count && changed[next].position < position {
        add(store.place(at: changed[next].position), changed[next].mark)
        next += 1
      }
      var mark = store.mark(at: place)
      if next < changed.count && changed[next].position == position {
        mark = mark.joined(with: changed[next].mark)
        next += 1
      }
      add(place, mark)
    }
    for (position, mark) in changed[next...] { add(store.place(at: position), mark) }
  }
}
