import DiffableSources
import Testing
import UIKit

@testable import PhoneApp

@MainActor
struct StoreTests {
  let controller = StoreController(nibName: nil, bundle: nil)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var collectionView: UICollectionView { controller.collectionView }

  init() {
    controller.loadViewIfNeeded()
    window.addSubview(controller.view)
    controller.apps.items = [
      ModelItem(.init("Tidepool", offer: "get")), ModelItem(.init("Lighthouse", offer: "get")),
    ]
    controller.links.items = ["Redeem a code"]
  }

  /// The lines of the cells.
  var lines: [[String]] {
    collectionView.layoutIfNeeded()
    return (0..<collectionView.numberOfSections).map { section in
      (0..<collectionView.numberOfItems(inSection: section)).map { item in
        let cell = collectionView.cellForItem(at: IndexPath(item: item, section: section))
        return (cell as? LineCell)?.line ?? "nothing"
      }
    }
  }

  @Test func eachSourceIsASection() {
    #expect(lines == [["Tidepool [get]", "Lighthouse [get]"], ["Redeem a code"]])
  }

  @Test func selectingAnItemReachesItsSource() throws {
    let delegate = try #require(collectionView.delegate)
    let path = IndexPath(item: 1, section: 0)
    #expect(delegate.collectionView(collectionView, shouldSelectItemAt: path))
    delegate.collectionView(collectionView, didSelectItemAt: path)
    #expect(lines[0] == ["Tidepool [get]", "Lighthouse [open]"])
    let link = IndexPath(item: 0, section: 1)
    #expect(!delegate.collectionView(collectionView, shouldSelectItemAt: link))
  }

  @Test func changesOfASourceAreShown() {
    controller.links.items.insert("Your account", at: 0)
    controller.apps.items.swapAt(0, 1)
    #expect(lines[0] == ["Lighthouse [get]", "Tidepool [get]"])
    #expect(lines[1] == ["Your account", "Redeem a code"])
  }
}
