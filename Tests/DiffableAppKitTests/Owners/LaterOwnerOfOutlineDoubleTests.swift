#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import Testing

  /// A data source that is created for an outline view while something of another one is under way.
  @MainActor
  final class LaterOwnerOfOutlineDoubleTests {
    private let outline = Outline([("a", "-1(2 3) 4")])
    private var second: Outline.DataSource?

    /// Where the app creates a data source while the user expands an item.
    enum Place: CaseIterable {
      case shouldExpand, willExpand, children, delegateShouldExpand, delegateWillExpand
      case delegateDidExpand
    }

    private final class Delegate: NSObject, NSOutlineViewDelegate {
      var place = Place.delegateDidExpand
      var create: () -> Void = {}

      func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
        if place == .delegateShouldExpand { create() }
        return true
      }

      func outlineViewItemWillExpand(_ notification: Notification) {
        if place == .delegateWillExpand { create() }
      }

      func outlineViewItemDidExpand(_ notification: Notification) {
        if place == .delegateDidExpand { create() }
      }
    }

    private func create() {
      if second != nil { return }
      let source = Outline.DataSource(outlineView: outline.outlineView) { _, _, item in
        NSTextField(labelWithString: "new \(item)")
      }
      source.updatesOutsideWindow = .batches
      source.apply(makeOutline("7 8"), to: "b")
      second = source
    }

    private var texts: [String?] { (0..<outline.outlineView.numberOfRows).map { outline.text($0) } }

    private func nextTurn() async { for _ in 0..<5 { await Task.yield() } }

    @Test(arguments: Place.allCases)
    func aDataSourceOfAnExpansionTakesOverAfterTheExpansion(place: Place) async {
      let delegate = Delegate()
      delegate.place = place
      delegate.create = { [self] in create() }
      let first = outline.dataSource
      first.target.delegate = delegate
      switch place {
      case .shouldExpand:
        first.sectionSnapshotHandlers.shouldExpandItem = { [self] _ in
          create()
          return true
        }
      case .willExpand: first.sectionSnapshotHandlers.willExpandItem = { [self] _ in create() }
      case .children:
        first.sectionSnapshotHandlers.snapshotForExpandingParent = { [self] _, children in
          create()
          return children
        }
      default: break
      }
      outline.outlineView.userToggles(outline.node(1))
      #expect(second != nil && texts == ["1", "2", "3", "4"])
      await nextTurn()
      #expect(texts == ["new 7", "new 8"])
      #expect(first.target.view == nil && second?.target.view != nil)
      #expect(second?.target.delegate === delegate)
    }

    @Test(arguments: [[4], [2, 4]])
    func aDataSourceOfADropTakesOverAfterTheDrop(dragged: [Int]) async throws {
      outline.apply("1(2 3) 4")
      outline.dataSource.reorderingHandlers.canReorderItem = { _ in true }
      outline.dataSource.reorderingHandlers.didReorder = { [self] _ in create() }
      let session = try #require(outline.outlineView.userLifts(dragged.map { outline.node($0) }))
      #expect(outline.outlineView.userDrops(at: 0, inParent: nil, from: outline.outlineView))
      #expect(texts == (dragged == [4] ? ["4", "1", "2", "3"] : ["2", "4", "1", "3"]))
      outline.outlineView.userEnds(session, dropped: true)
      #expect(texts == ["new 7", "new 8"])
    }

    /// A reload that leaves no row waits until the outline view counts its rows.
    @Test func anApplyThatChangesNoRowsFollowsAReload() {
      #expect(texts == ["1", "4"])
      outline.dataSource.apply(Snapshot(), mode: .reload)
      outline.dataSource.apply(Snapshot())
      #expect(texts == [])
    }
  }
#endif
