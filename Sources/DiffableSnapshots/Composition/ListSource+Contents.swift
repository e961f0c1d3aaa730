/// A tree of sources as a list shows it.
struct SourceContents<Cell> {
  var sections: [SourceSection] = []

  /// The items of each section.
  var items: [HashedItems<SourceItem>] = []

  /// The sources that have made the items and the sections.
  var sources: [SourceID: ListSource<Cell>] = [:]

  /// What is shown; no source is twice in a tree, nor an item in a source.
  var snapshot: Snapshot<SourceSection, SourceItem> {
    Snapshot(uncheckedSections: sections, items: items)
  }
}

extension ListSource {
  /// What this source and those below it show.
  ///
  /// Without recursion, for a tree may be of any depth.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sources and items.
  var contents: SourceContents<Cell> {
    var contents = SourceContents<Cell>()
    forEachShown { source, section in
      contents.sources[source.id] = source
      var section = section
      if section == nil && (source.mergesSections || source.ownItems != nil) {
        section = contents.sections.count
        contents.sections.append(
          SourceSection(source: source.id, version: source.sectionVersion)
        )
        contents.items.append(HashedItems())
      }
      if let section, let items = source.ownItems {
        contents.items[section].append(contentsOf: items)
      }
      return section
    }
    return contents
  }

  /// Whether there is nothing to show: no item in this source, nor below it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sources below.
  public var isEmpty: Bool {
    var isEmpty = true
    forEachShown { source, _ in
      if source.hasOwnItems { isEmpty = false }
      return nil
    }
    return isEmpty
  }

  /// Calls a function with each source that is shown, a parent in front of its children, with what the
  /// function gave for the nearest parent.
  private func forEachShown(_ body: (_ source: ListSource, _ section: Int?) -> Int?) {
    var stack: [(source: ListSource, section: Int?)] = [(self, nil)]
    while let (source, section) = stack.popLast() {
      let own = body(source, section)
      for child in source.shownChildren.reversed() { stack.append((child, own)) }
    }
  }
}
