import Testing
import UIKit

@testable import Screens

@MainActor
struct LibraryOutlineTests {
  let controller = LibraryOutlineController()
  let window: UIWindow

  init() {
    window = ScreenWindow.show(controller)
    window.addSubview(controller.collectionView)
    controller.show([
      ("Poems", [.init(title: "Faust", author: "Goethe", numberOfChapters: 2)]),
      ("Maps", [.init(title: "Atlas", author: "Mercator", numberOfChapters: 1)]),
    ])
  }

  @Test func theFirstShelfIsOpen() {
    #expect(
      controller.collectionView.shownTexts
        == [["Poems", "Faust, Goethe", "Maps", "Tap a shelf to open it"]]
    )
    #expect(controller.entries.map(\.level) == [0, 1, 0, 0])
  }

  @Test func theUserOpensABook() {
    #expect(controller.collectionView.shownTexts.count == 1)
    controller.userToggles(.book(title: "Faust", author: "Goethe"))
    #expect(
      controller.collectionView.shownTexts[0].prefix(4)
        == ["Poems", "Faust, Goethe", "Chapter 1", "Chapter 2"]
    )
    #expect(controller.expanded == [.book(title: "Faust", author: "Goethe")])
    controller.userToggles(.shelf("Poems"))
    #expect(
      controller.collectionView.shownTexts == [["Poems", "Maps", "Tap a shelf to open it"]]
    )
  }

  @Test func allShelvesAreClosed() {
    controller.userToggles(.shelf("Maps"))
    controller.collapseAll()
    #expect(controller.entries.map(\.entry) == [.shelf("Poems"), .shelf("Maps"), .hint])
    #expect(
      controller.collectionView.shownTexts == [["Poems", "Maps", "Tap a shelf to open it"]]
    )
  }
}
