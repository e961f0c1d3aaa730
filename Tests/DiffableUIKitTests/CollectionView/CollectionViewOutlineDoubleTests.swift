#if canImport(AppleBase)
  import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  final class CollectionViewOutlineDoubleTests {
    private let screen = CollectionViewScreen()

    @Test func disclosureExpandsAnItem() throws {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [unowned self] cell, _, folder in
        var content = cell.defaultContentConfiguration()
        content.text = folder
        cell.contentConfiguration = content
        cell.indentationLevel = outline.level(of: folder) ?? 0
        cell.accessories = [outline.outlineDisclosure(for: folder, options: .init(style: .header))]
      }
      outline = CollectionViewDiffableDataSource(
        collectionView: screen.view,
        cellRegistration: registration
      )
      var willExpand: [String] = []
      outline.sectionSnapshotHandlers.willExpandItem = { willExpand.append($0) }
      var folders = SectionSnapshot<String>()
      folders.append(["home", "music"])
      folders.append(["texts", "photos"], to: "home")
      outline.apply(folders, to: "files")
      #expect(shownFolders == ["0 home", "0 music"])
      try tapDisclosure(0)
      #expect(shownFolders == ["0 home", "1 texts", "1 photos", "0 music"])
      #expect(willExpand == ["home"])
      try tapDisclosure(0)
      #expect(shownFolders == ["0 home", "0 music"])
    }

    @Test func aDisclosureAsInApplesAppsExpandsAnItem() throws {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell,
        _,
        folder in
        var content = cell.defaultContentConfiguration()
        content.text = folder
        cell.contentConfiguration = content
        cell.accessories = [.outlineDisclosure()]
      }
      outline = CollectionViewDiffableDataSource(
        collectionView: screen.view,
        cellRegistration: registration
      )
      outline.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "texts" }
      outline.apply(folders(), to: "files")
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
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell,
        _,
        _ in
        cell.accessories = [.outlineDisclosure(options: .init(style: .cell)) { taps += 1 }]
      }
      outline = CollectionViewDiffableDataSource(
        collectionView: screen.view,
        cellRegistration: registration
      )
      outline.apply(folders(), to: "files")
      try tapDisclosure(0)
      #expect(taps == 1)
      #expect(shownFolders == ["0 ", "0 "])
    }

    /// Returns an outline with items in three levels.
    private func folders() -> SectionSnapshot<String> {
      var folders = SectionSnapshot<String>()
      folders.append(["home", "music"])
      folders.append(["texts", "photos"], to: "home")
      folders.append(["letters"], to: "texts")
      return folders
    }

    private lazy var outline: CollectionViewDiffableDataSource<String, String> =
      CollectionViewDiffableDataSource(collectionView: screen.view) { _, _, _ in nil }

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
      try #require(cell.accessories.first).simulateTap()
    }
  }
#endif
