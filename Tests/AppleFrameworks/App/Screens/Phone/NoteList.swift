import UIKit

/// A list of notes by tag, with a cell registration for pinned notes and one for the others.
final class NoteListController: UIViewController, UICollectionViewDelegate {
  struct Note: Hashable, Identifiable {
    let id: Int
    var text: String
    var tag: String
    var isPinned = false
  }

  private typealias DataSource = UICollectionViewDiffableDataSource<String, Note.ID>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Note.ID>

  private(set) var collectionView: UICollectionView!
  private(set) var opened: [Note.ID] = []
  private var dataSource: DataSource!
  private var notes: [Note.ID: Note] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.swipeActions(at: indexPath)
    }
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
  }

  private func configureDataSource() {
    let plain = UICollectionView.CellRegistration<UICollectionViewListCell, Note> {
      cell,
      _,
      note in
      var content = cell.defaultContentConfiguration()
      content.text = note.text
      cell.contentConfiguration = content
    }
    let pinned = UICollectionView.CellRegistration<UICollectionViewListCell, Note> {
      cell,
      _,
      note in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = note.text
      content.secondaryText = "Pinned"
      cell.contentConfiguration = content
      cell.accessories = [.checkmark()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = self.dataSource.snapshot().sectionIdentifiers[indexPath.section]
      view.contentConfiguration = content
    }
    dataSource = DataSource(collectionView: collectionView) {
      [unowned self] (collectionView, indexPath, id) -> UICollectionViewCell? in
      guard let note = self.notes[id] else { return nil }
      return collectionView.dequeueConfiguredReusableCell(
        using: note.isPinned ? pinned : plain,
        for: indexPath,
        item: note
      )
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  func show(_ notes: [Note]) {
    let old = self.notes
    self.notes = Dictionary(uniqueKeysWithValues: notes.map { ($0.id, $0) })
    var snapshot = Snapshot()
    for tag in Set(notes.map(\.tag)).sorted() {
      snapshot.appendSections([tag])
      snapshot.appendItems(notes.filter { $0.tag == tag }.map(\.id))
    }
    let changed = notes.filter { old[$0.id] != nil && old[$0.id] != $0 }
    // Another registration makes another cell, so the item is reloaded.
    let (pinned, edited) = (
      changed.filter { old[$0.id]?.isPinned != $0.isPinned },
      changed.filter { old[$0.id]?.isPinned == $0.isPinned }
    )
    snapshot.reloadItems(pinned.map(\.id))
    snapshot.reconfigureItems(edited.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: !old.isEmpty)
  }

  func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath), notes[id]?.isPinned == false else {
      return nil
    }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.delete(id)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func delete(_ id: Note.ID) {
    notes[id] = nil
    var snapshot = dataSource.snapshot()
    let section = snapshot.sectionIdentifier(containingItem: id)
    snapshot.deleteItems([id])
    if let section, snapshot.itemIdentifiers(inSection: section).isEmpty {
      snapshot.deleteSections([section])
    }
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let id = dataSource.itemIdentifier(for: indexPath) { opened.append(id) }
  }
}
