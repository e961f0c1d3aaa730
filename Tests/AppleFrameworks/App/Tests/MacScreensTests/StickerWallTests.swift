import AppKit
import Testing

@testable import Screens

@MainActor
struct StickerWallTests {
  typealias Sticker = StickerWallController.Sticker

  let controller = StickerWallController()
  let window = NSWindow()
  var collectionView: NSCollectionView { controller.collectionView }

  init() {
    _ = controller.view
    controller.collectionView.window = window
    controller.show([
      ("Cats", [Sticker(name: "Tom"), Sticker(name: "Leo")]), ("Dogs", [Sticker(name: "Rex")]),
    ])
  }

  func expectItems(
    _ expected: [[String]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expect(
      expected,
      shown: {
        collectionView.shownItems.map { items in
          items.map { ($0 as? StickerWallController.StickerItem)?.name ?? "" }
        }
      },
      listed: {
        guard let snapshot = controller.source?.snapshot() else { return [] }
        return snapshot.sectionIdentifiers.map { theme in
          snapshot.itemIdentifiers(inSection: theme)
            .map { $0.isSold ? "\($0.name) (sold)" : $0.name }
        }
      },
      sourceLocation: sourceLocation
    )
  }

  var headers: [String] {
    (0..<collectionView.numberOfSections).map { section in
      let view = collectionView.supplementaryView(
        forElementKind: NSCollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section)
      )
      return (view as? StickerWallController.ThemeView)?.theme ?? ""
    }
  }

  @Test func theControllerStaysTheDelegate() async {
    #expect(controller.ownsView)
    #expect(collectionView.delegate === controller)
    await expectItems([["Tom", "Leo"], ["Rex"]])
    #expect(headers == ["Cats", "Dogs"])
    #expect(controller.ownsView)
    #expect(collectionView.delegate === controller)
  }

  @Test func theUserBuysStickers() async {
    await expectItems([["Tom", "Leo"], ["Rex"]])
    collectionView.userSelects([[0, 1], [1, 0]])
    controller.buy()
    await expectItems([["Tom", "Leo (sold)"], ["Rex (sold)"]])
    #expect(controller.basket == ["Leo", "Rex"])
    // The controller allows only the selection of stickers that are not sold.
    collectionView.userSelects([[0, 0], [0, 1], [1, 0]])
    #expect(collectionView.selectionIndexPaths == [[0, 0]])
  }

  @Test func stickersMove() async {
    await expectItems([["Tom", "Leo"], ["Rex"]])
    controller.show([
      ("Birds", [Sticker(name: "Kea")]), ("Dogs", [Sticker(name: "Rex"), Sticker(name: "Tom")]),
      ("Cats", [Sticker(name: "Leo")]),
    ])
    await expectItems([["Kea"], ["Rex", "Tom"], ["Leo"]])
    #expect(headers == ["Birds", "Dogs", "Cats"])
    collectionView.userSelects([[1, 1]])
    controller.buy()
    await expectItems([["Kea"], ["Rex", "Tom (sold)"], ["Leo"]])
  }
}
