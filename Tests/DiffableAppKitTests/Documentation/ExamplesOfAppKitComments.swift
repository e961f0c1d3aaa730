#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit

  /// The code in the comments of the module.
  @MainActor
  enum ExamplesOfAppKitComments {
    nonisolated struct Group: Hashable {
      var name: String
    }

    nonisolated struct Person: Hashable {
      var name: String
    }

    nonisolated struct Folder: Hashable {
      var name: String
      var isDirectory: Bool
    }

    static func table(_ tableView: NSTableView, _ groups: [(Group, [Person])]) {
      // example: table data source of AppKit
      let dataSource = TableViewDiffableDataSource<Group, Person>(
        tableView: tableView
      ) { tableView, tableColumn, row, person in
        let view = tableView.makeView(withIdentifier: tableColumn.identifier, owner: nil)
        (view as? NSTableCellView)?.textField?.stringValue = person.name
        return view ?? NSView()
      }
      dataSource.apply(Snapshot(groups))
      // end
      // example: clicked row
      if let item = dataSource.itemIdentifier(forRow: tableView.clickedRow) {
        dataSource.deleteItems([item])
      }
      // end
    }

    static func collection(
      _ collectionView: NSCollectionView,
      _ personItem: NSUserInterfaceItemIdentifier,
      _ groups: [(Group, [Person])]
    ) {
      // example: collection data source of AppKit
      let dataSource = CollectionViewDiffableDataSource<Group, Person>(
        collectionView: collectionView
      ) { collectionView, indexPath, person in
        let item = collectionView.makeItem(withIdentifier: personItem, for: indexPath)
        item.representedObject = person
        return item
      }
      dataSource.apply(Snapshot(groups))
      // end
    }

    static func outline(
      _ outlineView: NSOutlineView,
      _ home: Folder,
      _ contents: @escaping (Folder) -> SectionSnapshot<Folder>
    ) {
      // example: outline data source
      let dataSource = OutlineViewDiffableDataSource<Int, Folder>(
        outlineView: outlineView
      ) { _, _, folder in
        NSTextField(labelWithString: folder.name)
      }
      dataSource.isItemExpandable = { $0.isDirectory }
      dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { folder, _ in
        contents(folder)
      }
      dataSource.apply(SectionSnapshot([home]), to: 0)
      // end
    }
  }
#endif
