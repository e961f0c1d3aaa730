import Testing
import UIKit

@testable import Screens

@MainActor
struct WidgetBoardTests {
  typealias Widget = WidgetBoardController.Widget

  let controller = WidgetBoardController()
  let window: UIWindow
  let initial = [["Clock", "Weather", "News"], ["Mail", "Tasks"], []]
  var collectionView: UICollectionView { controller.collectionView }

  init() {
    window = ScreenWindow.show(controller)
    window.addSubview(controller.collectionView)
    let widgets = initial.map { $0.map { Widget(name: $0, isPinned: $0 == "Tasks") } }
    controller.show([.today: widgets[0], .work: widgets[1]])
  }

  func expectItems(
    _ expected: [[String]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expect(
      expected,
      shown: { collectionView.shownTexts },
      listed: {
        let snapshot = controller.dataSource.snapshot()
        return snapshot.sectionIdentifiers.map { page in
          snapshot.itemIdentifiers(inSection: page).map(\.name)
        }
      },
      sourceLocation: sourceLocation
    )
  }

  @Test func widgetsAreShownByPage() async {
    await expectItems(initial)
    #expect(collectionView.shownHeaders == ["Today", "Work", "Archive"])
  }

  @Test func aPinnedWidgetIsNotLifted() async {
    await expectItems(initial)
    #expect(!collectionView.beginInteractiveMovementForItem(at: [1, 1]))
  }

  @Test func aCancelledDragMovesNothing() async {
    await expectItems(initial)
    #expect(collectionView.beginInteractiveMovementForItem(at: [0, 0]))
    collectionView.updateInteractiveMovementTarget([1, 1])
    collectionView.cancelInteractiveMovement()
    await expectItems(initial)
  }

  @Test(arguments: [true, false])
  func theFullArchiveRefusesAWidget(isAnimated: Bool) async {
    await expectItems(initial)
    controller.dataSource.animatesMoves = isAnimated
    collectionView.userDrags([0, 1], to: [2, 0])
    await expectItems([["Clock", "News"], ["Mail", "Tasks"], ["Weather"]])
    collectionView.userDrags([0, 0], to: [2, 1])
    await expectItems([["Clock", "News"], ["Mail", "Tasks"], ["Weather"]])
    controller.remove(at: [0, 0])
    await expectItems([["News"], ["Mail", "Tasks"], ["Weather"]])
    collectionView.userDrags([1, 0], to: [0, 0])
    await expectItems([["Mail", "News"], ["Tasks"], ["Weather"]])
  }

  @Test(
    arguments: [
      Drag("to the same path", [0, 1], [0, 1]),
      Drag("after a widget of the page", [0, 0], [0, 2]),
      Drag("before a widget of the page", [0, 2], [0, 0]),
      Drag("before a widget of another page", [0, 0], [1, 1]),
      Drag("to the end of a page", [0, 1], [1, 2]),
      Drag("to an empty page", [1, 0], [2, 0]),
    ],
    [false, true]
  )
  func theUserMovesAWidget(_ drag: Drag, isAnimated: Bool) async {
    await expectItems(initial)
    controller.dataSource.animatesMoves = isAnimated
    collectionView.userDrags(drag.source, to: drag.target)
    var expected = initial.moving(drag.source, to: drag.target)
    await expectItems(expected)
    // The items inside of the collection view have the new order too.
    let name = initial[drag.source.section][drag.source.item]
    controller.add(Widget(name: "Map"), after: Widget(name: name))
    expected[drag.target.section].insert("Map", at: drag.target.item + 1)
    await expectItems(expected)
    controller.remove(at: drag.target)
    #expect(expected[drag.target.section].remove(at: drag.target.item) == name)
    await expectItems(expected)
    collectionView.userDrags([0, 0], to: [1, 0])
    await expectItems(expected.moving([0, 0], to: [1, 0]))
    #expect(collectionView.shownHeaders == ["Today", "Work", "Archive"])
  }
}
