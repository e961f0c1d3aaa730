#if !hasFeature(Embedded)
  extension Pager {
    /// Loads the next page if a displayed item is near the end of the loaded items, and the previous page if it is
    /// near the start.
    ///
    /// Call this method for each item that comes into view. You can also call it from a cell provider.
    ///
    /// The method loads pages of the item's section, pages of the list, or both, depending on
    /// ``itemThreshold`` and ``sectionThreshold``. It does not load a page that has failed before: otherwise
    /// each displayed row would send a request to a server that is down.
    ///
    /// After a load has added items, the last displayed item may still be near the end or the start. The pager then
    /// loads another page in that direction without another call.
    ///
    /// - Parameters:
    ///   - item: The item. An item that is not in the snapshot is ignored.
    ///   - isolation: The actor that the pager belongs to.
    /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items, plus O(*r*) if a load
    ///   is started, where *r* is the number of loads in progress.
    public func willDisplay(_ item: Item, isolation: isolated any Actor = #isolation) {
      guard let keys = keysOfSequences(near: item) else { return }
      lastDisplayedItem = item
      if keys.contains(.previous) { lastDisplayedItemNearStart = item }
      for key in keys { advance(key, isolation: isolation) }
    }

    /// Returns the keys of the sequences that may need another page when an item is displayed.
    ///
    /// If the item is near the end of its section, the result has the key of the section, even if the section has no pages
    /// of its own. If the item is near the start or the end of the list, the result has a key of the list.
    ///
    /// - Parameter item: The item.
    /// - Returns: The keys; nil if the item is not in the snapshot.
    func keysOfSequences(near item: Item) -> [Key]? {
      guard let path = snapshot.itemPath(for: item), let index = snapshot.indexOfItem(item),
        let section = snapshot.sectionIdentifier(for: path.section),
        let count = snapshot.numberOfItems(inSectionAt: path.section)
      else { return nil }
      // Sections or items of the list.
      let (position, total) =
        sectionThreshold == nil
        ? (index, snapshot.numberOfItems) : (path.section, snapshot.numberOfSections)
      let threshold = sectionThreshold ?? itemThreshold
      var keys: [Key] = []
      if count - path.item - 1 < itemThreshold { keys.append(.section(section)) }
      if total - position - 1 < threshold { keys.append(.next) }
      if position < threshold { keys.append(.previous) }
      return keys
    }
  }
#endif
