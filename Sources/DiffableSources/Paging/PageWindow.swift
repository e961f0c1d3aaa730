#if !hasFeature(Embedded)
  /// The loaded pages of a list, and how to load the pages before and after them.
  ///
  /// If the list has a limit, the window also knows the items of each page, so that a page can be unloaded.
  struct PageWindow<Section: Hashable & Sendable, Item: Hashable & Sendable, Cursor: Sendable> {
    /// A loaded page.
    struct LoadedPage {
      let number: Int

      /// The request that the page answers.
      let request: PageRequest<Cursor>

      let previous: Cursor?
      let next: Cursor?

      /// The sections of the page.
      let sections: [Section]

      /// The items that the page has added or moved; empty if the list has no limit.
      ///
      /// These can include items of pages that were loaded for a section of this page. A page that was loaded later
      /// can have moved some of the items.
      var items: [Item]

      func cursor(_ direction: PageDirection) -> Cursor? {
        direction == .next ? next : previous
      }
    }

    /// The number of items above which far pages are unloaded; nil for no limit.
    let itemLimit: Int?

    /// The loaded pages in list order.
    private(set) var pages: [LoadedPage] = []

    /// The requests for the pages that were unloaded at each end, in order from the farthest page to the nearest.
    ///
    /// A request is kept only if the loaded page beside the unloaded page has no cursor for it.
    private var unloaded: [PageDirection: [PageRequest<Cursor>]] = [:]

    /// For each item, the number of the page that added or moved the item last; empty if the list has no limit.
    private var owners = IdentifierMap<Item, Int>()

    private var nextNumber = 0

    init(itemLimit: Int?) { self.itemLimit = itemLimit }

    /// Returns the request for the page that follows the loaded pages in a direction; nil if there is none.
    func request(_ direction: PageDirection) -> PageRequest<Cursor>? {
      if let cursor = last(direction)?.cursor(direction) { return PageRequest(cursor: cursor) }
      return unloaded[direction]?.last
    }

    private func last(_ direction: PageDirection) -> LoadedPage? {
      direction == .next ? pages.last : pages.first
    }

    /// Adds a page after the last loaded page in a direction.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - request: The request that the page answers: the result of ``request(_:)``, or the request for a first page.
    ///   - direction: The direction.
    ///   - isNew: Returns whether the page adds or moves an item.
    mutating func add(
      _ page: Page<Section, Item, Cursor>,
      answering request: PageRequest<Cursor>,
      _ direction: PageDirection,
      where isNew: (Item) -> Bool
    ) {
      if last(direction)?.cursor(direction) == nil { _ = unloaded[direction]?.popLast() }
      let items = itemLimit == nil ? [] : page.sections.flatMap { $0.items.filter(isNew) }
      for item in items { owners[item] = nextNumber }
      let loaded = LoadedPage(
        number: nextNumber,
        request: request,
        previous: page.previous,
        next: page.next,
        sections: page.sections.map { $0.identifier },
        items: items
      )
      pages.insert(loaded, at: direction == .next ? pages.count : 0)
      nextNumber += 1
    }

    /// Records items that were loaded as a page of a section.
    ///
    /// The items are added to the first loaded page of the list that contains the section.
    mutating func add(_ items: [Item], toPageOf section: Section) {
      guard itemLimit != nil,
        let index = pages.firstIndex(where: { $0.sections.contains(section) })
      else { return }
      for item in items { owners[item] = pages[index].number }
      pages[index].items += items
    }

    /// Removes the last page in a direction.
    ///
    /// - Returns: The items of the page, and the sections that no other loaded page contains. An item is excluded if
    ///   another page has moved the item since it was added to this page.
    mutating func removeLastPage(_ direction: PageDirection) -> (items: [Item], sections: [Section])
    {
      let page = pages.remove(at: direction == .next ? pages.count - 1 : 0)
      if last(direction)?.cursor(direction) == nil {
        unloaded[direction, default: []].append(page.request)
      }
      let items = ownItems(of: page)
      for item in items { owners[item] = nil }
      let others = IdentifierMap(pages.flatMap { $0.sections })
      return (items, page.sections.filter { !others.contains($0) })
    }

    /// Returns the items of a page, without items that another page has moved since they were added to the page.
    func ownItems(of page: LoadedPage) -> [Item] {
      page.items.filter { owners[$0] == page.number }.distinct()
    }
  }
#endif
