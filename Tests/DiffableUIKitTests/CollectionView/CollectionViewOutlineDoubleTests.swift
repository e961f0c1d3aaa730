#if canImport(AppleBase)
  import AppleBase
  import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  final class CollectionViewOutlineDoubleTests {
    private let screen = CollectionViewScreen()

    private lazy var outline: CollectionViewDiffableDataSource<String, String> =
      CollectionViewDiffableDataSource(collectionView: screen.view) { _, _, _ in
        UICollectionViewCell()
      }

    /// Shows an outline with items in three levels, whose cells have an accessory.
    private func showOutline(_ accessory: @escaping (String) -> UICellAccessory) {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell,
        _,
        folder in
        var content = cell.defaultContentConfiguration()
        content.text = folder
        cell.contentConfiguration = content
        cell.accessories = [accessory(folder)]
      }
      outline = CollectionViewDiffableDataSource(
        collectionView: screen.view,
        cellRegistration: registration
      )
      outline.apply(folders(), to: "files")
    }

    @Test func disclosureExpandsAnItem() throws {
      showOutline { [unowned self] folder in
        outline.outlineDisclosure(for: folder, options: .init(style: .header))
      }
      var willExpand: [String] = []
      outline.sectionSnapshotHandlers.willExpandItem = { willExpand.append($0) }
      #expect(shownFolders == ["0 home", "0 music"])
      try tapDisclosure(0)
      #expect(shownFolders == ["0 home", "1 texts", "1 photos", "0 music"])
      #expect(willExpand == ["home"])
      try tapDisclosure(0)
      #expect(shownFolders == ["0 home", "0 music"])
    }

    /// A screen can set the accessories of a cell again, for example when its state changes: then only a touch tells the
    /// item of the cell.
    @Test func aDisclosureThatIsSetOutsideOfAProviderExpandsTheTouchedItem() throws {
      showOutline { _ in .outlineDisclosure() }
      for item in 0..<2 {
        let cell = try #require(screen.cell(0, item) as? UICollectionViewListCell)
        cell.accessories = [.outlineDisclosure()]
      }
      #expect(screen.view.userTapsOutlineDisclosure(at: [0, 0]))
      #expect(shownFolders == ["0 home", "1 texts", "1 photos", "0 music"])
      // The item is elsewhere now.
      #expect(screen.view.userTapsOutlineDisclosure(at: [0, 3]))
      #expect(!outline.isExpanded("texts") && outline.isExpanded("music"))
      #expect(screen.view.userTapsOutlineDisclosure(at: [0, 0]))
      #expect(!outline.isExpanded("home"))
    }

    /// In cells without an outline, a disclosure does nothing with Apple's data source either.
    @Test func aDisclosureOfACellWithoutAnOutlineHasNoAction() {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell,
        _,
        _ in
        cell.accessories = [.outlineDisclosure()]
      }
      outline = CollectionViewDiffableDataSource(
        collectionView: screen.view,
        cellRegistration: registration
      )
      outline.apply(Snapshot([("files", ["a", "b"])]))
      let cell = screen.cell(0, 1) as? UICollectionViewListCell
      #expect(cell?.accessories.count == 1)
      #expect(cell?.accessories.first?.actionHandler == nil)
    }

    @Test func aDisclosureAsInApplesAppsExpandsAnItem() throws {
      showOutline { _ in .outlineDisclosure() }
      outline.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "texts" }
      #expect(shownFolders == ["0 home", "0 music"])
      try tapDisclosure(0)
      #expect(shownFolders == ["0 home", "1 texts", "1 photos", "0 music"])
      try tapDisclosure(1)
      #expect(shownFolders == ["0 home", "1 texts", "2 letters", "1 photos", "0 music"])
      try tapDisclosure(1)
      #expect(shownFolders == ["0 home", "1 texts", "2 letters", "1 photos", "0 music"])
      // The cells of deleted items are used again, in other levels.
      try tapDisclosure(0)
      #expect(shownFolders == ["0 home", "0 music"])
      outline.update { $0.appendItems(["a", "b", "c"]) }
      #expect(shownFolders == ["0 home", "0 music", "0 a", "0 b", "0 c"])
      // An item gets another parent, and keeps its cell.
      var nested = SectionSnapshot(["home", "music"])
      nested.append(["a", "c"], to: "music")
      nested.expand(["music"])
      outline.apply(nested, to: "files")
      #expect(shownFolders == ["0 home", "0 music", "1 a", "1 c"])
      outline.apply(folders(), to: "files")
      outline.update { $0.appendItems(["a", "b", "c"]) }
      // The item has moved since its cell was made.
      outline.update { $0.moveItem("home", afterItem: "c") }
      try tapDisclosure(4)
      let home = ["0 home", "1 texts", "1 photos"]
      #expect(shownFolders == ["0 music", "0 a", "0 b", "0 c"] + home)
    }

    @Test func theAppDecidesAboutAnActionOfItsOwn() throws {
      var taps = 0
      showOutline { _ in .outlineDisclosure(options: .init(style: .cell)) { taps += 1 } }
      try tapDisclosure(0)
      #expect(taps == 1)
      #expect(shownFolders == ["0 home", "0 music"])
    }

    /// Returns an outline with items in three levels.
    private func folders() -> SectionSnapshot<String> {
      var folders = SectionSnapshot<String>()
      folders.append(["home", "music"])
      folders.append(["texts", "photos"], to: "home")
      folders.append(["letters"], to: "texts")
      return folders
    }

    private var shownFolders: [String] {
      screen.view.layoutIfNeeded()
      return (0..<screen.view.numberOfItems(inSection: 0)).map { item in
        let cell = screen.cell(0, item) as? UICollectionViewListCell
        let content = cell?.contentConfiguration as? UIListContentConfiguration
        return "\(cell?.indentationLevel ?? -1) \(content?.text ?? "")"
      }
    }

    private func tapDisclosure(_ item: Int) throws {
      let cell = try #require(screen.cell(0, item) as? UICollectionViewListCell)
      try #require(cell.accessories.first).actionHandler?()
    }
  }
#endif
