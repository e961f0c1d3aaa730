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
      let nearKeys = keysOfSequences(near: item)
      guard let nearKeys else { return }
      lastDisplayedItem = item
      if nearKeys.contains(where: { $0.direction == .previous }) {
        lastDisplayedItemNearStart = item
      }
      for key in nearKeys { advance(key, isolation: isolation) }
    }

    /// Starts to load the pages that are still needed after a load has added items or has loaded a first page.
    ///
    /// Rows that remain in view are not displayed again, so `willDisplay` is not called for them.
    func continueLoading(after load: ScheduledLoad, isolation: isolated any Actor) {
      if load.isFirstPage && snapshot.numberOfItems == 0 {
        // Without items, no call of `willDisplay` can load the previous page.
        advance(.previous, isolation: isolation)
        return
      }
      for direction in load.isFirstPage ? [.next, .previous] : [load.key.direction] {
        let item = direction == .next ? lastDisplayedItem : lastDisplayedItemNearStart
        for key in item.flatMap({ keysOfSequences(near: $0) }) ?? []
        where key.direction == direction {
          advance(key, isolation: isolation)
        }
      }
    }

    /// Starts to load the next page of a sequence, if there is one; a page that has failed only if `retries` is true.
    @discardableResult
    func advance(_ key: Key, retries: Bool = false, isolation: isolated any Actor) -> Load? {
      scheduler.advance(key, retries: retries).map { start($0, isolation: isolation) }
    }

    /// Returns the keys of the sequences that may need another page when an item is displayed.
    ///
    /// If the item is near the start or the end of its section, the result has a key for the section in that direction,
    /// even if the section has no pages of its own. If the item is near the start or the end of the list, the result
    /// also has a key for the list in that direction.
    ///
    /// - Parameter item: The item.
    /// - Returns: The keys; nil if the item is not in the snapshot.
    private func keysOfSequences(near item: Item) -> [Key]? {
      guard let path = snapshot.itemPath(for: item), let index = snapshot.indexOfItem(item),
        let section = snapshot.sectionIdentifier(for: path.section),
        let count = snapshot.numberOfItems(inSectionAt: path.section)
      else { return nil }
      var keys: [Key] = []
      func add(_ section: Section?, _ direction: PageDirection, if distance: Int, _ threshold: Int)
      {
        if distance < threshold { keys.append(Key(section: section, direction: direction)) }
      }
      add(section, .next, if: count - path.item - 1, itemThreshold)
      add(section, .previous, if: path.item, itemThreshold)
      if let sectionThreshold {
        add(nil, .next, if: snapshot.numberOfSections - path.section - 1, sectionThreshold)
        add(nil, .previous, if: path.section, sectionThreshold)
      } else {
        add(nil, .next, if: snapshot.numberOfItems - index - 1, itemThreshold)
        add(nil, .previous, if: index, itemThreshold)
      }
      return keys
    }
  }
#endif
