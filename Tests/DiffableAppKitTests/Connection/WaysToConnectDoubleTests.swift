#if canImport(AppleBase)
  import AppKit
  import DiffableAppKit
  import DiffableSources
  import Testing

  /// Every way to show sources in a view reports the same events, and shows headers.
  @MainActor
  struct WaysToConnectDoubleTests {
    enum Way: CaseIterable { case view, target, ownCells }

    private let screen = SourceScreen()

    /// A target of the table view that shows headers.
    private var tableTarget: TableViewTarget {
      let target = TableViewTarget(screen.tableView)
      target.showsSectionHeaders = true
      return target
    }

    /// Shows the numbers of the screen in a view; the result keeps them there.
    private func show(in view: ViewKind, _ way: Way) -> Any {
      let (numbers, collection) = (screen.numbers, screen.collectionView)
      switch (view, way) {
      case (.collection, .view): return numbers.connect(to: collection)
      case (.collection, .target): return numbers.connect(to: CollectionViewTarget(collection))
      case (.collection, .ownCells): return showOwnItems(of: numbers) { _ in "" }
      case (_, .view): return numbers.connect(to: screen.tableView, showsSectionHeaders: true)
      case (_, .target): return numbers.connect(to: tableTarget)
      case (_, .ownCells):
        return SourceConnection(
          numbers,
          to: tableTarget,
          cell: { _, _, _ in NumberView() },
          supplementaryView: { _, kind, _, _ in
            let view = HeaderView()
            view.text = kind.rawValue
            return view
          }
        )
      }
    }

    /// Shows a source with items that the app makes.
    private func showOwnItems(
      of source: ListSource<ReusableCell>,
      _ text: @escaping (ItemPath) -> String
    ) -> SourceConnection<ReusableCell, CollectionViewTarget> {
      let identifier = NSUserInterfaceItemIdentifier("own")
      screen.collectionView.register(LetterTile.self, forItemWithIdentifier: identifier)
      return SourceConnection(
        source,
        to: CollectionViewTarget(screen.collectionView),
        cell: { target, path, _ in
          let item = target.collectionView?.makeItem(
            withIdentifier: identifier,
            for: IndexPath(path)
          )
          (item as? LetterTile)?.text = text(path)
          return item ?? LetterTile()
        }
      )
    }

    @Test(arguments: Way.allCases)
    func aTableViewReportsEverything(way: Way) {
      screen.recordDisplay()
      screen.numbers.supplementaryViewProvider = { kind in
        ReusableCell(HeaderView.self) { $0.text = kind.rawValue }
      }
      let shown = show(in: .table, way)
      let calls = screen.calls { _ = screen.tableView.numberOfRows }
      #expect(calls == ["show 1 at 0", "show 2 at 1", "show 3 at 2"])
      #expect((screen.view(0) as? HeaderView)?.text == "header")
      #expect(screen.calls { screen.tableView.userSelects([2]) } == ["select 2 at 1"])
      screen.numbers.handlers.canSelect = { _, _ in false }
      #expect(screen.calls { screen.tableView.userSelects([3]) } == [])
      withExtendedLifetime(shown) {}
    }

    @Test(arguments: Way.allCases)
    func aCollectionViewReportsEverything(way: Way) {
      screen.recordDisplay()
      let shown = show(in: .collection, way)
      let calls = screen.calls { screen.collectionView.updateVisibleItems() }
      #expect(calls == ["show 1 at 0", "show 2 at 1", "show 3 at 2"])
      #expect(screen.calls { screen.collectionView.userSelects([[0, 1]]) } == ["select 2 at 1"])
      #expect(
        screen.calls { screen.collectionView.userChanges([[0, 0]], to: .forSelection) }
          == ["highlight 1 at 0"]
      )
      withExtendedLifetime(shown) {}
    }

    /// Cells that are made by a function of the app, which the target cannot update in place.
    @Test(arguments: [ViewKind.table, .collection])
    func ownCellsAreReloaded(view: ViewKind) {
      let text = { [letters = screen.letters] (path: ItemPath) in letters.items[path.item].text }
      if view == .collection {
        _ = screen.keep(showOwnItems(of: screen.letters, text))
      } else {
        let connection = SourceConnection(
          screen.letters,
          to: TableViewTarget(screen.tableView),
          cell: { _, path, _ in
            let view = LetterView()
            view.text = text(path)
            return view
          }
        )
        _ = screen.keep(connection)
      }
      #expect(screen.shown(in: view) == ["Letter a", "Letter b"])
      screen.letters.items = [Letter("a"), Letter("b", text: "B")]
      #expect(screen.shown(in: view) == ["Letter a", "Letter B"])
    }

    @Test func rowViewsAreMadeForTheItemsOfSources() {
      let target = tableTarget
      var requests: [String] = []
      target.rowViewProvider = { _, row, identifier in
        requests.append("\(row) \(type(of: identifier.base))")
        return NSTableRowView()
      }
      let connection = screen.numbers.connect(to: target)
      #expect(screen.tableView.numberOfRows == 4)
      #expect(requests == ["0 SourceSection", "1 SourceItem", "2 SourceItem", "3 SourceItem"])
      withExtendedLifetime(connection) {}
    }

    @Test func aTableViewHasNoFooters() {
      let target = tableTarget
      let view = ReusableCell(HeaderView.self) { $0.text = "footer" }
      let path = ItemPath(section: 0, item: 0)
      #expect(target.supplementaryView(view, ofKind: .header, at: path) is HeaderView)
      #expect(target.supplementaryView(view, ofKind: .footer, at: path) == nil)
    }
  }
#endif
