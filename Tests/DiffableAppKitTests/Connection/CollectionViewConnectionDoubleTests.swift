// These tests need the double of AppKit: only the double makes items without a window and simulates the user.
#if canImport(AppleBase)
  import AppKit
  import DiffableAppKit
  import DiffableSources
  import Testing

  /// A collection view with one header, which belongs to the whole layout.
  private final class LayoutHeaderView: NSCollectionView {
    let header = HeaderView()

    /// The index path of the header, which has no item.
    let layoutPath = IndexPath(indexes: [0])

    override func indexPathsForVisibleSupplementaryElements(
      ofKind elementKind: SupplementaryElementKind
    ) -> Set<IndexPath> { [layoutPath] }

    override func supplementaryView(
      forElementKind elementKind: SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView? { header }
  }

  /// The items of sources in a collection view, and the actions of the user.
  @MainActor
  struct CollectionViewConnectionDoubleTests {
    private let screen = SourceScreen()
    private let header = NSCollectionView.elementKindSectionHeader

    private func path(_ section: Int, _ item: Int) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    @Test func supplementaryViewsAreOfAClass() throws {
      screen.collectionView.supplementaryKinds = [header]
      screen.connectCollection()
      func view(_ section: Int) -> NSView? {
        screen.collectionView.supplementaryView(forElementKind: header, at: path(section, 0))
      }
      #expect(view(1).map { $0 is SourceView } == false, "An empty view")
      screen.numbers.supplementaryViewProvider = { kind in
        ReusableCell(NumberTile.self) { _ in }
          .or(ReusableCell(HeaderView.self) { $0.text = kind == .header ? "numbers" : "end" })
      }
      let shown = try #require(view(1) as? HeaderView)
      #expect(shown.text == "numbers")
      screen.numbers.supplementaryViewProvider = { _ in
        ReusableCell(HeaderView.self) { $0.text = "changed" }
      }
      #expect(view(1) === shown, "The view is updated in place")
      #expect(shown.text == "changed")
      screen.numbers.supplementaryViewProvider = { _ in
        ReusableCell(OtherHeaderView.self) { $0.text = "other" }
      }
      #expect((view(1) as? OtherHeaderView)?.text == "other")
      screen.numbers.supplementaryViewProvider = nil
      #expect(view(1).map { $0 is SourceView } == false)
      #expect(screen.tiles[1] == ["Number 1", "Number 2", "Number 3"])
    }

    @Test func aViewOfTheWholeLayoutIsMadeWithItsIndexPathAndUpdatedInPlace() {
      let view = LayoutHeaderView()
      func show(_ text: String) {
        screen.numbers.supplementaryViewProvider = { _ in
          ReusableCell(HeaderView.self) { $0.text = text }
        }
      }
      show("one")
      let connection = screen.numbers.connect(to: view)
      connection.target.updatesOutsideWindow = .batches
      // The collection view reports a view that is made with another index path.
      #expect((view.requestView(header, view.layoutPath) as? HeaderView)?.text == "one")
      view.supplementaryKinds = [header]
      #expect(view.numberOfItems(inSection: 0) == 3)
      show("two")
      #expect(view.header.text == "two")
      screen.numbers.supplementaryViewProvider = nil
      #expect(view.requestView(header, view.layoutPath).map { $0 is HeaderView } == false)
      withExtendedLifetime(connection) {}
    }

    @Test func anUpdaterUpdatesAViewOfTheWholeLayout() {
      let view = LayoutHeaderView()
      view.supplementaryKinds = [header]
      let dataSource = CollectionFixture(view).dataSource
      dataSource.setSupplementaryViewUpdater { view, _, path, section in
        (view as? HeaderView)?.text = "\(section) \(path.count)"
      }
      dataSource.apply(Snapshot([(7, [1]), (8, [2])]))
      #expect(view.numberOfItems(inSection: 0) == 1)
      dataSource.update { $0.reconfigureSections([7, 8]) }
      #expect(view.header.text == "7 1")
    }

    @Test func aProviderReceivesTheIndexPathOfAViewOfTheWholeLayout() {
      let screen = CollectionFixture()
      let identifier = NSUserInterfaceItemIdentifier("header")
      screen.collectionView.register(
        OtherHeaderView.self,
        forSupplementaryViewOfKind: header,
        withIdentifier: identifier
      )
      screen.dataSource.supplementaryViewProvider = { target, _, _, _ in
        target.requestedView.flatMap { kind, path in
          target.collectionView?
            .makeSupplementaryView(ofKind: kind, withIdentifier: identifier, for: path)
        }
      }
      screen.dataSource.apply(Snapshot([(0, [1])]))
      let view = screen.collectionView.requestView(header, IndexPath(indexes: [0]))
      #expect(view is OtherHeaderView)
    }

    @Test func aClickAsksTheSourceOnce() {
      let delegate = UserCollectionDelegate(["collectionView:shouldSelectItemsAtIndexPaths:"])
      screen.collectionView.delegate = delegate
      var questions: [Int] = []
      screen.numbers.handlers.canSelect = { item, _ in
        questions.append(item)
        return true
      }
      screen.connectCollection()
      screen.collectionView.userSelects([path(1, 1)])
      #expect(screen.calls == ["select 2 at 1"])
      #expect(screen.collectionView.selectionIndexPaths == [path(1, 1)])
      #expect(delegate.calls == ["should select"])
      #expect(questions == [2])
    }

    @Test func displayReachesTheSource() {
      screen.recordDisplay()
      screen.collectionView.isVisible = { $0.section == 0 }
      screen.connectCollection()
      #expect(screen.collectionView.numberOfSections == 2)
      #expect(screen.calls == ["show a at 0", "show b at 1"])
      let calls = screen.calls {
        screen.collectionView.isVisible = { $0.section == 1 && $0.item < 2 || $0.item == 1 }
        screen.collectionView.updateVisibleItems()
      }
      #expect(calls == ["hide a at 0", "show 1 at 0", "show 2 at 1"])
      #expect(
        screen.calls { screen.numbers.items = [2, 3] } == ["show 3 at 1", "hide 1 at nil"],
        "The source no longer contains the item"
      )
    }

    @Test func theDelegateReceivesAllCalls() {
      let delegate = UserCollectionDelegate([
        "collectionView:shouldChangeItemsAtIndexPaths:toHighlightState:",
        "collectionView:didChangeItemsAtIndexPaths:toHighlightState:",
        "collectionView:shouldSelectItemsAtIndexPaths:",
        "collectionView:didSelectItemsAtIndexPaths:",
        "collectionView:shouldDeselectItemsAtIndexPaths:",
        "collectionView:didDeselectItemsAtIndexPaths:",
        "collectionView:willDisplayItem:forRepresentedObjectAtIndexPath:",
        "collectionView:didEndDisplayingItem:forRepresentedObjectAtIndexPath:",
      ])
      screen.collectionView.delegate = delegate
      screen.numbers.handlers.canSelect = { item, _ in item != 2 }
      screen.numbers.handlers.canHighlight = { item, _ in item != 2 }
      let connection = screen.connectCollection()
      #expect(connection.delegate === delegate)
      #expect(screen.collectionView.numberOfSections == 2)
      #expect(delegate.calls == ["show", "show", "show", "show", "show"])
      (delegate.calls, delegate.refused) = ([], [path(0, 0)])
      let view = screen.collectionView
      #expect(
        view.userChanges([path(0, 0), path(0, 1), path(1, 1)], to: .forSelection) == [path(0, 1)],
        "Both must allow it"
      )
      view.userSelects([path(0, 0), path(0, 1), path(1, 1)])
      #expect(screen.calls == ["highlight b at 1", "select b at 1"], "Both must allow it")
      #expect(
        delegate.calls == ["should highlight", "highlight", "should select", "select"]
      )
      (delegate.calls, delegate.refused) = ([], [])
      view.userSelects([path(1, 1)])
      #expect(view.userChanges([path(1, 1)], to: .forSelection) == [])
      #expect(delegate.calls == [], "It is not asked for items that their sources refuse")
      view.userSelects([])
      #expect(delegate.calls == ["should deselect", "deselect"])
      delegate.calls = []
      screen.letters.items = [Letter("b")]
      #expect(delegate.calls == ["hide"])
    }
  }
#endif
