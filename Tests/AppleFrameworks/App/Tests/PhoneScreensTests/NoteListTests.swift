import Testing
import UIKit

@testable import Screens

@MainActor
struct NoteListTests {
  let controller = NoteListController()
  let window: UIWindow
  let notes = [
    NoteListController.Note(id: 1, text: "Milk", tag: "shop"),
    NoteListController.Note(id: 2, text: "Call Ada", tag: "work"),
    NoteListController.Note(id: 3, text: "Bread", tag: "shop"),
  ]
  var collectionView: UICollectionView { controller.collectionView }

  init() {
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    window = ScreenWindow.show(controller)
    collectionView.frame = controller.view.frame
    window.addSubview(collectionView)
    controller.show(notes)
    #expect(collectionView.shownTexts.count == 2)
  }

  @Test func notesAreShownByTag() {
    #expect(collectionView.shownTexts == [["Milk", "Bread"], ["Call Ada"]])
    #expect(collectionView.shownHeaders == ["shop", "work"])
  }

  @Test func anEditedNoteKeepsItsCell() {
    let cell = collectionView.cellForItem(at: [0, 0])
    var notes = notes
    notes[0].text = "Oat milk"
    controller.show(notes)
    #expect(collectionView.shownTexts == [["Oat milk", "Bread"], ["Call Ada"]])
    #expect(collectionView.cellForItem(at: [0, 0]) === cell)
  }

  @Test func aPinnedNoteGetsAnotherCell() {
    let cell = collectionView.cellForItem(at: [0, 1])
    var notes = notes
    notes[2].isPinned = true
    controller.show(notes)
    #expect(collectionView.shownTexts == [["Milk", "Bread, Pinned"], ["Call Ada"]])
    #expect(collectionView.cellForItem(at: [0, 1]) !== cell)
    #expect(controller.swipeActions(at: [0, 1]) == nil)
  }

  @Test func theUserDeletesNotes() throws {
    for path in [IndexPath(item: 0, section: 1), IndexPath(item: 0, section: 0)] {
      let action = try #require(controller.swipeActions(at: path)?.actions.first)
      var isDone = false
      action.handler(action, UIView()) { isDone = $0 }
      #expect(isDone)
    }
    #expect(collectionView.shownTexts == [["Bread"]])
    #expect(collectionView.shownHeaders == ["shop"])
  }

  @Test func aTapOpensANote() {
    collectionView.tapItem(at: [1, 0])
    #expect(controller.opened == [2])
    #expect(collectionView.indexPathsForSelectedItems == [])
  }
}
