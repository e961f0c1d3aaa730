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

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// A target of the table view that shows headers.
    private var tableTarget: TableViewTarget {
      let target = TableViewTarget(screen.tableView)
      target.showsSectionHeaders = true
      return target
    }

    /// Shows the numbers of the screen in the table view; the result keeps them there.
    private func showRows(_ way: Way) -> Any {
      switch way {
      case .view: return screen.numbers.connect(to: screen.tableView, showsSectionHeaders: true)
      case .target: return screen.numbers.connect(to: tableTarget)
      case .ownCells:
        return SourceConnection(
          screen.numbers,
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

    private func showTiles(_ way: Way) -> Any {
      let view = screen.collectionView
      switch way {
      case .view: return screen.numbers.connect(to: view)
      case .target: return screen.numbers.connect(to: CollectionViewTarget(view))
      case .ownCells:
        let identifier = NSUserInterfaceItemIdentifier("own")
        view.register(NumberTile.self, forItemWithIdentifier: identifier)
        return SourceConnection(
          screen.numbers,
          to: CollectionViewTarget(view),
          cell: { target, path, _ in
            target.collectionView?.makeItem(withIdentifier: identifier, for: IndexPath(path))
              ?? NumberTile()
          }
        )
      }
    }

    @Test(arguments: Way.allCases)
    func aTableViewReportsEverything(way: Way) {
      screen.recordDisplay()
      screen.numbers.supplementaryViewProvider = { kind in
        ReusableCell(HeaderView.self) { $0.text = kind.rawValue }
      }
      let shown = showRows(way)
      let calls = screen.calls { _ = screen.tableView.numberOfRows }
      #expect(calls == ["show 1 at 0", "show 2 at 1", "show 3 at 2"])
      #expect((screen.view(0) as? HeaderView)?.text == "header")
      #expect(screen.calls { screen.tableView.userSelects([2]) } == ["select 2 at 1"])
      screen.numbers.handlers.canSelect = { _, _ in false }
      #expect(screen.calls { screen.tableView.userSelects([3]) } == [])
      withExtendedLifetime(shown) {}
    }

    @Test(arguments: Way.allCases)
    func aCollectionViewReportsEverything(way: Way) async {
      screen.recordDisplay()
      let shown = showTiles(way)
      let calls = screen.calls { screen.collectionView.updateVisibleItems() }
      #expect(calls == ["show 1 at 0", "show 2 at 1", "show 3 at 2"])
      #expect(screen.calls { screen.collectionView.userSelects([path(1)]) } == ["select 2 at 1"])
      #expect(
        screen.calls { screen.collectionView.userChanges([path(0)], to: .forSelection) }
          == ["highlight 1 at 0"]
      )
      withExtendedLifetime(shown) {}
    }

    /// A source whose cells are made by a function of the app, which the target cannot update in place.
    @Test func ownCellsAreReloaded() {
      let target = TableViewTarget(screen.tableView)
      target.updatesOutsideWindow = .batches
      let connection = SourceConnection(
        screen.letters,
        to: target,
        cell: { [letters = screen.letters] _, path, _ in
          let view = LetterView()
          view.text = letters.items[path.item].text
          return view
        }
      )
      #expect(screen.rows == ["LetterView a", "LetterView b"])
      screen.letters.items = [Letter("a"), Letter("b", text: "B")]
      #expect(screen.rows == ["LetterView a", "LetterView B"])
      withExtendedLifetime(connection) {}
    }

    @Test func ownItemsAreReloaded() {
      let identifier = NSUserInterfaceItemIdentifier("own")
      screen.collectionView.register(LetterTile.self, forItemWithIdentifier: identifier)
      let target = CollectionViewTarget(screen.collectionView)
      target.updatesOutsideWindow = .batches
      let connection = SourceConnection(
        screen.letters,
        to: target,
        cell: { [letters = screen.letters] target, path, _ in
          let item = target.collectionView?.makeItem(
            withIdentifier: identifier,
            for: IndexPath(path)
          )
          (item as? LetterTile)?.text = letters.items[path.item].text
          return item ?? LetterTile()
        }
      )
      #expect(screen.tiles == [["LetterTile a", "LetterTile b"]])
      screen.letters.items = [Letter("a"), Letter("b", text: "B")]
      #expect(screen.tiles == [["LetterTile a", "LetterTile B"]])
      withExtendedLifetime(connection) {}
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

    @Test func rowsAndItemsConvertIntoEachOther() {
      let table = screen.connectTable(showsSectionHeaders: true)
      #expect(table.row(for: 2, in: screen.numbers) == 5)
      #expect(table.item(inRow: 5, of: screen.numbers) == 2)
      #expect(table.row(for: 9, in: screen.numbers) == nil)
      let grid = screen.connectCollection()
      #expect(grid.indexPath(for: 2, in: screen.numbers) == IndexPath(item: 1, section: 1))
      #expect(grid.item(at: IndexPath(item: 1, section: 1), of: screen.numbers) == 2)
    }
  }
#endif
