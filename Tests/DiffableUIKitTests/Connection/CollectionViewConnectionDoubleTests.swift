#if canImport(AppleBase)
  import DiffableSources
  import DiffableUIKit
  import Testing
  import UIKit

  /// A collection view with one header, which belongs to the whole layout.
  private final class LayoutHeaderView: UICollectionView {
    let header = TileHeader()

    /// The index path of the header, which has no item.
    let layoutPath = IndexPath(indexes: [0])

    override func indexPathsForVisibleSupplementaryElements(
      ofKind elementKind: String
    ) -> [IndexPath] { [layoutPath] }

    override func supplementaryView(
      forElementKind elementKind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView? { header }
  }

  /// Sources in a collection view.
  @MainActor
  struct CollectionViewConnectionDoubleTests {
    private let screen = SourceScreen()

    private func path(_ section: Int, _ item: Int) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    @Test func eachSourceHasCellsOfItsOwnClass() {
      let connection = screen.composite.connect(to: screen.collectionView)
      #expect(
        screen.tiles == [
          ["LetterTile a", "LetterTile b"], ["NumberTile 1", "NumberTile 2", "NumberTile 3"],
        ]
      )
      screen.letters.items = ["c", "a"]
      screen.numbers.items = [3, 1]
      #expect(
        screen.tiles == [["LetterTile c", "LetterTile a"], ["NumberTile 3", "NumberTile 1"]]
      )
      withExtendedLifetime(connection) {}
    }

    @Test func aViewOfTheWholeLayoutIsUpdatedInPlace() {
      let kind = UICollectionView.elementKindSectionHeader
      let layout = UICollectionViewFlowLayout()
      let view = LayoutHeaderView(frame: screen.window.bounds, collectionViewLayout: layout)
      screen.window.addSubview(view)
      func show(_ text: String) {
        screen.numbers.supplementaryViewProvider = { _ in
          ReusableCell(TileHeader.self) { $0.text = text }
        }
      }
      show("one")
      let connection = screen.numbers.connect(to: view)
      view.layoutIfNeeded()
      #expect((view.requestView(kind, view.layoutPath) as? TileHeader)?.text == "one")
      show("two")
      #expect(view.header.text == "two")
      withExtendedLifetime(connection) {}
    }

    @Test func oneSourceIsShownInATableViewAndACollectionView() {
      let table = screen.composite.connect(to: screen.tableView)
      let collection = screen.composite.connect(to: screen.collectionView)
      screen.numbers.items = [4]
      #expect(screen.rows == [["LetterRow a", "LetterRow b"], ["NumberRow 4"]])
      #expect(screen.tiles == [["LetterTile a", "LetterTile b"], ["NumberTile 4"]])
      withExtendedLifetime((table, collection)) {}
    }

    @Test func theLayoutKnowsTheSourceOfEachSection() {
      let collection = screen.composite.connect(to: screen.collectionView)
      #expect(collection.isSection(1, of: screen.numbers))
      #expect(!collection.isSection(0, of: screen.numbers))
    }

    @Test func itemsOfASourceAreFoundByTheirIndexPaths() {
      let collection = screen.composite.connect(to: screen.collectionView)
      #expect(collection.item(at: path(1, 2), of: screen.numbers) == 3)
      #expect(collection.item(at: path(0, 0), of: screen.numbers) == nil)
      #expect(collection.indexPath(for: 3, in: screen.numbers) == path(1, 2))
      #expect(collection.indexPath(for: 9, in: screen.numbers) == nil)
    }

    @Test func headersAreViewsOfAClass() throws {
      let layout = screen.collectionView.collectionViewLayout as? UICollectionViewFlowLayout
      layout?.headerReferenceSize = CGSize(width: 320, height: 20)
      screen.numbers.supplementaryViewProvider = { kind in
        ReusableCell(RowHeader.self) { $0.textLabel?.text = "row" }
          .or(ReusableCell(TileHeader.self) { $0.text = kind == .header ? "numbers" : "end" })
      }
      let connection = screen.composite.connect(to: screen.collectionView)
      func header() -> TileHeader? {
        screen.collectionView.layoutIfNeeded()
        return screen.collectionView.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: path(1, 0)
        ) as? TileHeader
      }
      let before = try #require(header())
      #expect(before.text == "numbers")
      screen.numbers.supplementaryViewProvider = { _ in
        ReusableCell(TileHeader.self) { $0.text = "changed" }
      }
      #expect(header() === before, "The view is updated in place")
      #expect(before.text == "changed")
      withExtendedLifetime(connection) {}
    }

    // MARK: Selecting

    @Test func selectionAndHighlightingReachTheSource() {
      let connection = screen.composite.connect(to: screen.collectionView)
      screen.collectionView.layoutIfNeeded()
      #expect(
        screen.calls { screen.collectionView.tapItem(at: path(1, 1)) }
          == ["highlight 2 at 1", "unhighlight 2 at 1", "select 2 at 1"]
      )
      #expect(
        screen.calls { screen.collectionView.tapItem(at: path(0, 1)) }
          == ["highlight b at 1", "unhighlight b at 1", "deselect 2 at 1", "select b at 1"]
      )
      withExtendedLifetime(connection) {}
    }

    @Test func aTapAsksTheSourceOnce() {
      var questions: [String] = []
      screen.numbers.handlers.canHighlight = { item, _ in
        questions.append("highlight \(item)")
        return true
      }
      screen.numbers.handlers.canSelect = { item, _ in
        questions.append("select \(item)")
        return true
      }
      let connection = screen.composite.connect(to: screen.collectionView)
      screen.collectionView.layoutIfNeeded()
      #expect(screen.collectionView.tapItem(at: path(1, 1)))
      #expect(questions == ["highlight 2", "select 2"])
      withExtendedLifetime(connection) {}
    }

    @Test func aSourceRefusesSelectionAndHighlighting() {
      screen.numbers.handlers.canSelect = { item, position in item != 2 || position != 1 }
      screen.letters.handlers.canHighlight = { item, _ in item == "b" }
      let connection = screen.composite.connect(to: screen.collectionView)
      screen.collectionView.layoutIfNeeded()
      #expect(!screen.collectionView.tapItem(at: path(1, 1)))
      #expect(!screen.collectionView.tapItem(at: path(0, 0)))
      #expect(screen.calls == ["highlight 2 at 1", "unhighlight 2 at 1"])
      #expect(screen.collectionView.indexPathsForSelectedItems == [])
      #expect(screen.collectionView.tapItem(at: path(1, 0)))
      #expect(screen.collectionView.tapItem(at: path(0, 1)))
      withExtendedLifetime(connection) {}
    }

    // MARK: Deleting, displaying and prefetching

    #if !os(tvOS)
      @Test func deletionBySwipingReachesTheSource() {
        let connection = screen.composite.connect(to: screen.collectionView)
        #expect(connection.deleteSwipeActions(forItemAt: path(1, 0), title: "Delete") == nil)
        screen.numbers.handlers.canDelete = { item, _ in item == 1 }
        let swipe = connection.deleteSwipeActions(forItemAt: path(1, 0), title: "Delete")
        screen.calls = []
        if let action = swipe?.actions.first { action.handler(action, UIView(), { _ in }) }
        #expect(screen.calls == ["delete 1 at 0"])
        #expect(screen.tiles[1] == ["NumberTile 2", "NumberTile 3"])
      }
    #endif

    @Test func movingReachesTheSource() async {
      screen.numbers.handlers.canMove = { _, _ in true }
      let connection = screen.composite.connect(to: screen.collectionView)
      let view = screen.collectionView
      view.layoutIfNeeded()
      #expect(!view.beginInteractiveMovementForItem(at: path(0, 0)))
      #expect(view.beginInteractiveMovementForItem(at: path(1, 0)))
      // The drag has begun, so the change waits.
      screen.letters.items = ["z"]
      #expect(view.numberOfItems(inSection: 0) == 2)
      view.updateInteractiveMovementTarget(path(1, 2))
      view.endInteractiveMovement()
      for _ in 0..<400 where view.numberOfItems(inSection: 0) > 1 {
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
      #expect(screen.calls == ["move 1 from 0 to 2"])
      #expect(screen.numbers.items == [2, 3, 1])
      #expect(
        screen.tiles == [["LetterTile z"], ["NumberTile 2", "NumberTile 3", "NumberTile 1"]]
      )
      withExtendedLifetime(connection) {}
    }

    @Test func displayReachesTheSource() {
      let screen = SourceScreen(visibleRows: 3)
      screen.recordDisplay()
      screen.calls = []
      let connection = screen.composite.connect(to: screen.collectionView)
      screen.collectionView.layoutIfNeeded()
      #expect(screen.calls == ["show a at 0", "show b at 1", "show 1 at 0"], "Each once")
      #expect(
        Set(
          screen.calls {
            screen.collectionView.contentOffset.y = 88
            screen.collectionView.layoutIfNeeded()
          }
        ) == ["hide a at 0", "hide b at 1", "show 2 at 1", "show 3 at 2"]
      )
      let calls = screen.calls {
        screen.numbers.items = [2, 3]
        screen.collectionView.layoutIfNeeded()
      }
      #expect(calls.contains("hide 1 at nil"), "The source no longer contains the item")
      withExtendedLifetime(connection) {}
    }

    @Test func prefetchingReachesTheSource() {
      let connection = screen.composite.connect(to: screen.collectionView)
      let prefetching = screen.collectionView.prefetchDataSource
      #expect(
        screen.calls {
          prefetching?.collectionView(
            screen.collectionView,
            prefetchItemsAt: [path(1, 2), path(0, 0)]
          )
        } == ["prefetch [3]", #"prefetch ["a"]"#]
      )
      withExtendedLifetime(connection) {}
    }
  }
#endif
