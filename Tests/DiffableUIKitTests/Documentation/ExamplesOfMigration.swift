#if canImport(UIKit) && !os(watchOS)
  @testable import DiffableUIKit
  import Testing
  import UIKit

  /// The lines for UIKit in the tables of the article on Apple's data sources.
  @MainActor
  struct ExamplesOfMigration {
    private enum Section { case main }
    private typealias Item = Int

    @Test func aTableViewIsConnected() {
      let table = UITableView()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let dataSource =
        TableViewDiffableDataSource<Section, Item>(tableView: table) { table, path, item in
          let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
          cell.textLabel?.text = "\(item)"
          return cell
        }
      let snapshot = Snapshot([(Section.main, [3, 1])])
      dataSource.defaultRowAnimation = .fade
      dataSource.apply(snapshot)
      let (item, indexPath) = (1, IndexPath(row: 1, section: 0))
      let found =
        dataSource.itemIdentifier(for: indexPath)
      #expect(found == item)
      let path =
        dataSource.indexPath(for: item)
      #expect(path == indexPath)
      dataSource.selectedItemIdentifiers.append(item)
      let selected =
        dataSource.selectedItemIdentifiers
      #expect(selected == [item])
      dataSource.itemHandlers.canDeleteItem = { item in true }
      dataSource.target.canEditRow = { indexPath in true }
      dataSource.itemHandlers.prefetchItems = { items in
        #expect(!items.isEmpty)
      }
      #expect(dataSource.editingStyle(forRowAt: indexPath) == .delete)
      dataSource.itemHandlers.canDeleteItem = nil
      dataSource.itemHandlers.canInsertItem = { item in true }
      #expect(dataSource.editingStyle(forRowAt: indexPath) == .insert)
      dataSource.reorderingHandlers.canReorderItem = { item in true }
      dataSource.setSectionIndexTitles { section in "\(section)" }
      #expect(dataSource.target.events.sectionIndexTitles(for: table) == ["main"])
    }

    @Test func aFooterCountsTheRows() {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      UIWindow().addSubview(table)
      let dataSource =
        TableViewDiffableDataSource<Section, Item>(tableView: table) { _, _, _ in
          UITableViewCell()
        }
      // example: counting footer
      dataSource.supplementaryViewProvider = {
        [unowned dataSource] _, kind, _, section in
        if kind == .header { return .title("Numbers") }
        let count = dataSource.snapshot()
          .numberOfItems(inSection: section)
        return .title("Total: \(count)")
      }
      dataSource.itemHandlers.didDeleteItem = {
        [unowned dataSource] _, _ in
        dataSource.update {
          $0.reconfigureSections($0.sectionIdentifiers)
        }
      }
      // end
      dataSource.itemHandlers.canDeleteItem = { _ in true }
      dataSource.apply(Snapshot([(.main, [3, 1])]))
      let target = dataSource.target
      #expect(target.events.tableView(table, titleForHeaderInSection: 0) == "Numbers")
      #expect(table.footerView(forSection: 0)?.textLabel?.text == "Total: 2")
      target.events.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
      #expect(table.footerView(forSection: 0)?.textLabel?.text == "Total: 1")
    }

    @Test func aCollectionViewIsConnected() {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let dataSource =
        CollectionViewDiffableDataSource<Section, Item>(collectionView: view) { view, path, item in
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
      dataSource.apply(Snapshot([(.main, [3, 1])]))
      #expect(view.numberOfItems(inSection: 0) == 2)
    }

    #if !os(tvOS)
      @available(iOS 14, *)
      static func configure(_ cell: UICollectionViewListCell) {
        cell.accessories = [.outlineDisclosure()]
      }
    #endif
  }
#endif
