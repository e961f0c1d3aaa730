import Testing
import UIKit

@testable import Screens

@MainActor
struct EpisodeOutlineTests {
  typealias Entry = EpisodeOutlineController.Entry

  let controller = EpisodeOutlineController()
  let window: UIWindow
  var collectionView: UICollectionView { controller.collectionView }

  init() {
    window = ScreenWindow.show(controller)
    window.addSubview(controller.collectionView)
    controller.show([
      ("History", seasons: [["Rome", "Troy"], ["Paris"]]), ("Science", seasons: [["Moon"]]),
    ])
  }

  func expectItems(
    _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expect(
      [expected],
      shown: { collectionView.shownTexts },
      listed: {
        [
          controller.dataSource.snapshot(for: .podcasts).visibleItems.map { entry in
            switch entry {
            case .podcast(let name): name
            case .season(_, let number): "Season \(number)"
            case .episode(let title): title
            }
          }
        ]
      },
      sourceLocation: sourceLocation
    )
  }

  @Test func aDisclosureThatIsSetBeforeTheCellAppearsOpensAPodcast() async {
    await expectItems(["History", "Science"])
    #expect(collectionView.userTapsOutlineDisclosure(at: [0, 0]))
    await expectItems(["History", "Season 1", "Season 2", "Science"])
    #expect(controller.opened == [.podcast("History")])
    #expect(collectionView.userTapsOutlineDisclosure(at: [0, 0]))
    await expectItems(["History", "Science"])
  }

  @Test func aDisclosureThatIsSetAgainOpensAPodcast() async {
    await expectItems(["History", "Science"])
    controller.didDownload("Science")
    #expect(collectionView.userTapsOutlineDisclosure(at: [0, 1]))
    await expectItems(["History", "Science", "Season 1"])
    controller.didDownload("History")
    #expect(collectionView.userTapsOutlineDisclosure(at: [0, 0]))
    await expectItems(["History", "Season 1", "Season 2", "Science", "Season 1"])
  }

  @Test func aDisclosureOfAHandlerOpensASeason() async {
    await expectItems(["History", "Science"])
    collectionView.userTapsOutlineDisclosure(at: [0, 0])
    await expectItems(["History", "Season 1", "Season 2", "Science"])
    #expect(collectionView.userTapsOutlineDisclosure(at: [0, 2]))
    await expectItems(["History", "Season 1", "Season 2", "Paris", "Science"])
    // The selection makes the handler set the accessories again.
    collectionView.tapItem(at: [0, 1])
    #expect(collectionView.userTapsOutlineDisclosure(at: [0, 1]))
    await expectItems(["History", "Season 1", "Rome", "Troy", "Season 2", "Paris", "Science"])
    #expect(!collectionView.userTapsOutlineDisclosure(at: [0, 2]))
    let seasons = [1, 2].map { Entry.season("History", $0) }
    #expect(controller.opened == [.podcast("History"), seasons[1], seasons[0]])
  }

  @Test func aSeasonIsRemoved() async {
    await expectItems(["History", "Science"])
    collectionView.userTapsOutlineDisclosure(at: [0, 0])
    await expectItems(["History", "Season 1", "Season 2", "Science"])
    controller.removeSeason(1, of: "History")
    await expectItems(["History", "Season 2", "Science"])
    #expect(collectionView.userTapsOutlineDisclosure(at: [0, 1]))
    await expectItems(["History", "Season 2", "Paris", "Science"])
  }
}
