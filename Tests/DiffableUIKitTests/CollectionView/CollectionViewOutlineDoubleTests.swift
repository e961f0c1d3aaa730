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
