#if !hasFeature(Embedded)
  extension PageWindow {
    /// The pages that were unloaded in one direction.
    struct UnloadedPages {
      /// The items that were removed from the snapshot, page by page.
      var items: [Item] = []

      /// The sections that were only in the unloaded pages.
      var sections: [Section] = []

      var isEmpty = true
    }

    /// Unloads the last pages in a direction while the snapshot has more items than the limit.
    ///
    /// The method stops at a page that is not far from a given item, because the user may see that page. It also stops
    /// if only one page is loaded.
    ///
    /// - Parameters:
    ///   - direction: The direction.
    ///   - snapshot: The snapshot. The method deletes the items of the pages, and each of their sections that is then
    ///     empty and in no loaded page.
    ///   - item: The item that was displayed last.
    ///   - itemDistance: The least number of items between that item and a far page.
    ///   - sectionDistance: The least number of sections between the section of that item and a far page; nil if
    ///     sections do not matter.
    /// - Returns: The unloaded pages.
    /// - Complexity: O(*k* log *n* + *u* (*p* + *s*)) on average, where *k* is the number of items in the unloaded
    ///   pages and in the page at which the method stops, *n* the number of sections and items, *u* the number of
    ///   unloaded pages, *p* the number of loaded pages, and *s* the number of sections of the snapshot and of all
    ///   loaded pages.
    mutating func unloadFarPages(
      _ direction: PageDirection,
      from snapshot: inout Snapshot<Section, Item>,
      farFrom item: Item?,
      itemDistance: Int,
      sectionDistance: Int?
    ) -> UnloadedPages {
      var unloaded = UnloadedPages()
      guard let itemLimit else { return unloaded }
      while snapshot.numberOfItems > itemLimit, pages.count > 1 {
        let page = pages[direction == .next ? pages.count - 1 : 0]
        let items = ownItems(of: page)
        if let item {
          let isFar = snapshot.isFar(item, from: items, itemDistance, sectionDistance)
          guard isFar else { break }
        }
        let removed = removeLastPage(direction)
        unloaded.isEmpty = false
        unloaded.items += snapshot.instances(of: removed.items)
        snapshot.deleteItems(removed.items)
        let empty = removed.sections.distinct().filter { section in
          snapshot.indexOfSection(section).map { snapshot.numberOfItems(inSectionAt: $0) } == 0
        }
        snapshot.deleteSections(empty)
        unloaded.sections += removed.sections
      }
      return unloaded
    }
  }

  extension Snapshot {
    /// Returns whether at least the given numbers of items and sections are between an item and every one of `others`.
    ///
    /// An item that is not in the snapshot counts as far from all items.
    fileprivate func isFar(
      _ item: Item,
      from others: [Item],
      _ itemDistance: Int,
      _ sectionDistance: Int?
    ) -> Bool {
      guard let index = indexOfItem(item), let path = itemPath(for: item) else { return true }
      return others.allSatisfy { other in
        guard let otherIndex = indexOfItem(other), let otherPath = itemPath(for: other) else {
          return true
        }
        return abs(otherIndex - index) > itemDistance
          && sectionDistance.map { abs(otherPath.section - path.section) > $0 } ?? true
      }
    }
  }
#endif
