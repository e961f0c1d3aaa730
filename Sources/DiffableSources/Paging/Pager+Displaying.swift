#if !hasFeature(Embedded)
  extension Pager {
    /// Loads the next page if a displayed item is near the end of the items, and the previous page if it is near the
    /// beginning.
    ///
    /// Call this method for each item that comes into view. You can also call it from a cell provider.
    ///
    /// The method loads the next page of the item's section, and the next and the previous page of the list, depending
    /// on ``itemThreshold`` and ``sectionThreshold``. They count what the list shows: the ``snapshot``, or what the
    /// closure of ``show(in:arranged:isolation:)-(BasicSource<Item,Cell>,_,_)`` makes of it. The method does not load a
    /// page that has failed before: otherwise each displayed row would send a request to a server that is down.
    ///
    /// After a load has added items, the last displayed item may still be near an end. The pager then loads another
    /// page without another call.
    ///
    /// - Parameters:
    ///   - item: The item. An item that the list does not show is ignored.
    ///   - isolation: The actor that the pager belongs to.
    /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items, plus O(*r*) if a load
    ///   is started, where *r* is the number of loads in progress.
    public func willDisplay(_ item: Item, isolation: isolated any Actor = #isolation) {
      removeDeletedItems()
      guard shown.indexOfItem(item) != nil else { return }
      lastDisplayedItem = item
      loadPages(near: item, isolation: isolation)
    }

    /// Loads the pages at the ends that an item is near to.
    ///
    /// - Parameters:
    ///   - item: The item. An item that the list does not show is ignored.
    ///   - limit: The number of consecutive skipped pages at an end after which no page is loaded there; nil if the
    ///     item has come into view.
    ///   - isolation: The actor that the pager belongs to.
    func loadPages(
      near item: Item,
      skippedPagesLimit limit: Int? = nil,
      isolation: isolated any Actor
    ) {
      // The state handler can change the snapshot as soon as a load starts, so all distances are computed before.
      let near = distances(from: item, in: shown).filter { end in
        end.distance < (end.key.section == nil ? sectionThreshold ?? itemThreshold : itemThreshold)
      }
      for end in near { advance(end.key, skippedPagesLimit: limit, isolation: isolation) }
    }

    /// Loads a page without a displayed item, because no item can come into view and load it.
    ///
    /// If the list shows no item at all, nothing else loads its previous pages either.
    ///
    /// - Parameters:
    ///   - key: The sequence of the page.
    ///   - limit: As for the other method.
    ///   - isolation: The actor that the pager belongs to.
    func loadPage(of key: Key, skippedPagesLimit limit: Int? = nil, isolation: isolated any Actor) {
      let load = advance(key, skippedPagesLimit: limit, isolation: isolation)
      if load == nil, shown.numberOfItems == 0 {
        advance(.previous, skippedPagesLimit: limit, isolation: isolation)
      }
    }

    /// Returns how many items or sections are between an item and the ends where pages are added.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - list: What the list shows.
    /// - Returns: The distances from the end of the item's section, and from the end and the beginning of the list;
    ///   empty if the list does not show the item.
    func distances(
      from item: Item,
      in list: Snapshot<Section, Item>
    ) -> [(key: Key, distance: Int)] {
      guard let path = list.itemPath(for: item), let index = list.indexOfItem(item),
        let section = list.sectionIdentifier(for: path.section),
        let count = list.numberOfItems(inSectionAt: path.section)
      else { return [] }
      // Sections or items of the list.
      let (position, total) =
        sectionThreshold == nil
        ? (index, list.numberOfItems) : (path.section, list.numberOfSections)
      return [
        (.section(section), count - path.item - 1), (.next, total - position - 1),
        (.previous, position),
      ]
    }
  }
#endif
