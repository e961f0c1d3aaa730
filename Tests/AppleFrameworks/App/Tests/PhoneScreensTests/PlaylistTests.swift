import Testing
import UIKit

@testable import Screens

@MainActor
struct PlaylistTests {
  typealias Song = PlaylistController.Song

  let controller = PlaylistController()
  let window: UIWindow
  var collectionView: UICollectionView { controller.collectionView }

  init() {
    window = ScreenWindow.show(controller)
    controller.show([
      .next: [Song(title: "Air"), Song(title: "Blue"), Song(title: "Cry", isLocked: true)],
      .later: [Song(title: "Dust")],
    ])
    #expect(collectionView.shownTexts.count == 2)
  }

  @Test func songsHaveHeaders() {
    #expect(collectionView.shownTexts == [["Air", "Blue", "Cry"], ["Dust"]])
    #expect(collectionView.shownHeaders == ["Next", "Later"])
  }

  @Test func theUserMovesASong() {
    #expect(collectionView.beginInteractiveMovementForItem(at: [0, 0]))
    collectionView.updateInteractiveMovementTarget([0, 2])
    collectionView.endInteractiveMovement()
    #expect(controller.songs[.next]?.map(\.title) == ["Blue", "Cry", "Air"])
    #expect(controller.beforeDrag.map(\.title) == ["Air", "Blue", "Cry", "Dust"])
    #expect(collectionView.shownTexts == [["Blue", "Cry", "Air"], ["Dust"]])
  }

  @Test func theUserMovesASongToTheOtherList() {
    #expect(collectionView.beginInteractiveMovementForItem(at: [0, 1]))
    collectionView.updateInteractiveMovementTarget([1, 0])
    collectionView.endInteractiveMovement()
    #expect(controller.songs[.next]?.map(\.title) == ["Air", "Cry"])
    #expect(controller.songs[.later]?.map(\.title) == ["Blue", "Dust"])
    #expect(controller.numberOfSaves == 1)
  }

  @Test func aLockedSongStays() {
    #expect(!collectionView.beginInteractiveMovementForItem(at: [0, 2]))
  }

  @Test func aLaterSongIsPlayed() {
    controller.playLaterSong()
    #expect(collectionView.shownTexts == [["Air", "Blue", "Cry", "Dust"], []])
    controller.playLaterSong()
    #expect(controller.songs[.later] == [])
  }
}
