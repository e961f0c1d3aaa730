import AppKit
import Testing

@testable import Screens

/// Says which methods of the delegate it has, because the replacement of AppKit cannot know.
private final class RespondingController: StampCollectionController {
  nonisolated override func responds(to selector: Selector!) -> Bool {
    [
      "collectionView:didSelectItemsAtIndexPaths:", "collectionView:didDeselectItemsAtIndexPaths:",
    ].contains(selector.name)
  }
}

@MainActor
struct StampCollectionTests {
  typealias Stamp = StampCollectionController.Stamp

  let controller: StampCollectionController = RespondingController()
  let window = NSWindow()
  let heron = Stamp(year: 1950, motif: "Heron")
  let ship = Stamp(year: 1912, motif: "Ship")
  var collectionView: NSCollectionView { controller.collectionView }

  init() {
    collectionView.supplementaryKinds = [
      NSCollectionView.elementKindSectionHeader, NSCollectionView.elementKindSectionFooter,
    ]
    _ = controller.view
    collectionView.window = window
    controller.show(["Peru": [ship], "Chad": [heron, Stamp(year: 1960, motif: "Lion")]])
    #expect(captions.count == 2)
  }

  var captions: [[String]] {
    collectionView.shownItems.map { items in
      items.map { ($0 as? StampCollectionController.StampItem)?.caption ?? "" }
    }
  }

  func texts(_ kind: String) -> [String] {
    (0..<collectionView.numberOfSections).map { section in
      let view = collectionView.supplementaryView(
        forElementKind: kind,
        at: IndexPath(item: 0, section: section)
      )
      return (view as? StampCollectionController.CaptionView)?.text ?? ""
    }
  }

  @Test func stampsAreShownByCountry() {
    #expect(captions == [["Heron, 1950", "Lion, 1960"], ["Ship, 1912"]])
    #expect(texts(NSCollectionView.elementKindSectionHeader) == ["Chad", "Peru"])
    #expect(texts(NSCollectionView.elementKindSectionFooter) == ["2 stamps", "1 stamps"])
  }

  @Test func aTradedStampMovesAndIsCounted() {
    controller.trade(heron, to: "Peru")
    #expect(captions == [["Lion, 1960"], ["Ship, 1912", "Heron, 1950"]])
    #expect(texts(NSCollectionView.elementKindSectionFooter) == ["1 stamps", "2 stamps"])
    controller.trade(ship, to: "Mali")
    #expect(captions == [["Lion, 1960"], ["Heron, 1950"], ["Ship, 1912"]])
  }

  @Test func theSelectionStays() {
    collectionView.userSelects([[0, 0]])
    #expect(controller.selectedStamps == [heron])
    controller.show(["Asia": [ship], "Chad": [heron]])
    #expect(controller.selectedStamps == [heron])
    #expect(collectionView.selectionIndexPaths == [[1, 0]])
  }

  @Test(arguments: StampCollectionController.ProviderStyle.allCases)
  func eachKindOfProviderMakesTheViews(_ style: StampCollectionController.ProviderStyle) {
    // A name that an app chooses, and not the kind of section headers.
    let kind = "header"
    collectionView.supplementaryKinds = [kind]
    collectionView.register(
      StampCollectionController.CaptionView.self,
      forSupplementaryViewOfKind: kind,
      withIdentifier: StampCollectionController.CaptionView.identifier
    )
    controller.setProvider(style)
    controller.show(["Fiji": [ship]])
    #expect(captions == [["Ship, 1912"]])
    #expect(texts(kind) == ["\(style)"])
  }
}
