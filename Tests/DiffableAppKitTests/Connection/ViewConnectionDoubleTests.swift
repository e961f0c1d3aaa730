// Only the double makes items of a collection view without a window, and simulates the actions of a user.
#if canImport(AppleBase)
  import AppKit
  import DiffableAppKit
  import DiffableSources
  import Testing

  /// Sources in a table view and in a collection view.
  @MainActor
  struct ViewConnectionDoubleTests {
    private let screen = SourceScreen()

    @Test(arguments: [ViewKind.table, .collection])
    func eachSourceHasCellsOfItsOwnClass(view: ViewKind) {
      screen.connect(to: view)
      #expect(
        screen.shown(in: view) == ["Letter a", "Letter b", "Number 1", "Number 2", "Number 3"]
      )
      screen.letters.items = [Letter("c"), Letter("a")]
      screen.numbers.items = [3, 1]
      #expect(screen.shown(in: view) == ["Letter c", "Letter a", "Number 3", "Number 1"])
    }

    @Test func oneSourceIsShownInATableViewAndACollectionView() {
      let views = [ViewKind.table, .collection]
      for view in views { screen.connect(to: view) }
      screen.numbers.items = [4]
      for view in views {
        #expect(screen.shown(in: view) == ["Letter a", "Letter b", "Number 4"])
      }
    }

    @Test(arguments: [ViewKind.table, .collection])
    func cellsOfChangedContentAreUpdatedInPlace(view: ViewKind) throws {
      func cell(_ letter: Int) -> AnyObject? {
        view == .table ? screen.view(letter) : screen.tile(0, letter)
      }
      screen.connect(to: view)
      #expect(screen.shown(in: view).count == 5)
      let shown = try #require(cell(1))
      screen.letters.items = [Letter("c"), Letter("a"), Letter("b", text: "changed")]
      #expect(screen.shown(in: view).prefix(3) == ["Letter c", "Letter a", "Letter changed"])
      #expect(cell(2) === shown)
    }

    @Test(arguments: [ViewKind.table, .collection])
    func movingReachesTheSource(view: ViewKind) {
      screen.numbers.handlers.canMove = { _, _ in true }
      screen.connect(to: view)
      let count = screen.shown(in: view).count
      func change() {
        // The drag has begun, so the change waits.
        screen.letters.items = [Letter("z")]
        #expect(screen.shown(in: view).count == count)
      }
      if view == .table {
        #expect(screen.tableView.userLifts([0]) == nil)
        #expect(screen.tableView.userDrags(2, above: 5, beforeDrop: change))
      } else {
        #expect(screen.collectionView.userLifts([[0, 0]]) == nil)
        #expect(screen.collectionView.userDrags([1, 0], before: [1, 3], beforeDrop: change))
      }
      #expect(screen.calls == ["move 1 from 0 to 2"])
      #expect(screen.numbers.items == [2, 3, 1])
      #expect(screen.shown(in: view) == ["Letter z", "Number 2", "Number 3", "Number 1"])
    }

    @Test(arguments: [ViewKind.table, .collection])
    func aNibDescribesCells(view: ViewKind) throws {
      final class NibView: SourceView {}
      final class NibTile: SourceTile {}
      NSNib.add("ViewNib") { NibView() }
      NSNib.add("TileNib") { NibTile() }
      let source = BasicSource<Int, ReusableCell> { number in
        number == 0
          ? ReusableCell(NumberView.self) { $0.text = "zero" }
            .or(ReusableCell(NumberTile.self) { $0.text = "zero" })
          : ReusableCell(NibView.self, nibName: "ViewNib") { $0.text = "\(number)" }
            .or(ReusableCell(NibTile.self, nibName: "TileNib") { $0.text = "\(number)" })
      }
      source.items = [0, 1, 2]
      screen.connect(source, to: view)
      #expect(screen.shown(in: view) == ["Number zero", "Nib 1", "Nib 2"])
      let views = [1, 2].map { screen.rows.isEmpty ? nil : screen.view($0) }
      source.items = [0]
      source.items = [0, 4]
      #expect(screen.shown(in: view) == ["Number zero", "Nib 4"])
      if view == .table { #expect(views.contains { $0 === screen.view(1) }, "It is reused") }
    }
  }
#endif
