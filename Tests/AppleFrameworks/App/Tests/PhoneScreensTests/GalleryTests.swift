import Testing
import UIKit

@testable import Screens

@MainActor
struct GalleryTests {
  typealias Album = GalleryController.Album

  let controller = GalleryController()
  let window: UIWindow
  let alps = GalleryController.Shelf(title: "Alps")
  let sea = GalleryController.Shelf(title: "Sea")
  var collectionView: UICollectionView { controller.collectionView }

  init() {
    window = ScreenWindow.show(controller)
    window.addSubview(controller.collectionView)
  }

  var titles: [[String]] {
    collectionView.layoutIfNeeded()
    return (0..<collectionView.numberOfSections).map { section in
      (0..<collectionView.numberOfItems(inSection: section)).compactMap { item in
        let cell = collectionView.cellForItem(at: IndexPath(item: item, section: section))
        return (cell as? GalleryController.AlbumCell)?.title
      }
    }
  }

  var headers: [String] {
    collectionView.layoutIfNeeded()
    return (0..<collectionView.numberOfSections).compactMap { section in
      let view = collectionView.supplementaryView(
        forElementKind: GalleryController.headerKind,
        at: IndexPath(item: 0, section: section)
      )
      return (view as? GalleryController.TitleView)?.title
    }
  }

  @Test func albumsHaveHeadersAndBadges() {
    controller.show([
      Album(title: "Eiger", shelf: alps, numberOfNewPictures: 0),
      Album(title: "Sylt", shelf: sea, numberOfNewPictures: 2),
      Album(title: "Rigi", shelf: alps, numberOfNewPictures: 3),
    ])
    #expect(titles == [["Eiger", "Rigi"], ["Sylt"]])
    #expect(headers == ["Alps (2)", "Sea (1)"])
    let badge = collectionView.requestView(
      GalleryController.badgeKind,
      IndexPath(item: 1, section: 0)
    )
    #expect((badge as? GalleryController.BadgeView)?.count == 3)
  }

  @Test func headersFollowTheAlbums() {
    controller.show([
      Album(title: "Eiger", shelf: alps, numberOfNewPictures: 0),
      Album(title: "Sylt", shelf: sea, numberOfNewPictures: 2),
    ])
    #expect(headers == ["Alps (1)", "Sea (1)"])
    controller.show([
      Album(title: "Eiger", shelf: alps, numberOfNewPictures: 0),
      Album(title: "Rigi", shelf: alps, numberOfNewPictures: 3),
    ])
    #expect(titles == [["Eiger", "Rigi"]])
    #expect(headers == ["Alps (2)"])
  }

  @Test(arguments: GalleryController.ProviderStyle.allCases)
  func eachKindOfProviderMakesTheViews(_ style: GalleryController.ProviderStyle) {
    controller.setProvider(style)
    controller.show([Album(title: "Eiger", shelf: alps, numberOfNewPictures: 0)])
    #expect(titles == [["Eiger"]])
    #expect(headers == ["\(style)"])
  }
}
