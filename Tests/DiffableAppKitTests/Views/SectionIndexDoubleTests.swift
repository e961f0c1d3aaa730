// The replacements of the views ask at all moments when a view of AppKit may ask.
#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import Testing

  /// The index of a section fits the snapshot of the data source whenever a view calls the app.
  ///
  /// Apps of Apple's classes read `dataSource.snapshot().sectionIdentifiers[section]` in providers, layouts and
  /// delegates. Wherever they do, they can also edit the snapshot.
  @MainActor
  struct SectionIndexDoubleTests {
    // MARK: Table view

    @MainActor
    private final class TableDelegate: NSObject, NSTableViewDelegate {
      let dataSource: TableViewDiffableDataSource<Int, Int>
      let reader: SectionIndexReader<TableViewTarget>
      static let methods: Set<Selector> = [
        "tableView:heightOfRow:", "tableView:isGroupRow:", "tableView:rowViewForRow:",
      ]

      init(
        _ dataSource: TableViewDiffableDataSource<Int, Int>,
        _ reader: SectionIndexReader<TableViewTarget>
      ) {
        (self.dataSource, self.reader) = (dataSource, reader)
      }

      override func responds(to selector: Selector!) -> Bool {
        MainActor.assumeIsolated { Self.methods }.contains(selector)
      }

      /// Finds a row in the snapshot, as an app does that counts the rows of the sections itself.
      func read(_ row: Int, _ name: String) {
        let snapshot = dataSource.snapshot()
        let rows = snapshot.rows(headers: dataSource.target.showsSectionHeaders)
        guard rows.indices.contains(row) else { return reader.fail("row \(row) of \(rows)", name) }
        switch rows[row] {
        case .header(let index):
          if snapshot.sectionIdentifiers[index] != dataSource.sectionIdentifier(forRow: row) {
            reader.fail("another section in row \(row)", name)
          }
          reader.section(index, name)
        case .item(let path):
          if snapshot.itemIdentifier(for: path) != dataSource.itemIdentifier(forRow: row) {
            reader.fail("another item in row \(row)", name)
          }
          reader.section(ofItemAt: path, name)
        }
      }

      func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
        read(row, "heightOfRow")
        return 20
      }

      func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool {
        read(row, "isGroupRow")
        return false
      }

      func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
        read(row, "rowViewForRow")
        return nil
      }
    }

    @Test(arguments: [false, true])
    func aTableViewReadsSectionsByIndex(rowViewsAreProvided: Bool) {
      readSectionsOfTableView(rowViewsAreProvided: rowViewsAreProvided)
    }

    @Test(arguments: [false, true])
    func nestedEditsOfATableViewAreNotLost(rowViewsAreProvided: Bool) {
      readSectionsOfTableView(rowViewsAreProvided: rowViewsAreProvided, editing: true)
    }

    private func readSectionsOfTableView(rowViewsAreProvided: Bool, editing: Bool = false) {
      let table = TableFixture(headers: true)
      let reader = SectionIndexReader(table.dataSource, editing: editing)
      table.content.onCell = { [unowned dataSource = table.dataSource] item in
        if let path = dataSource.itemPath(for: item) {
          reader.section(ofItemAt: path, "cell")
        } else {
          reader.fail("item \(item) is not shown", "cell")
        }
      }
      table.dataSource.sectionHeaderViewProvider = {
        [unowned dataSource = table.dataSource] _, row, section in
        let index = dataSource.snapshot().rows(headers: true)[..<row].count {
          if case .header = $0 { true } else { false }
        }
        if reader.section(index, "header") != section {
          reader.fail("\(section) is not section \(index)", "header")
        }
        return TextView(reader.header(of: section))
      }
      let delegate = TableDelegate(table.dataSource, reader)
      table.dataSource.delegate = delegate
      if rowViewsAreProvided {
        table.dataSource.rowViewProvider = { _, row, _ in
          delegate.read(row, "rowViewProvider")
          return NSTableRowView()
        }
        table.dataSource.setViewUpdater { _, _, row, _ in delegate.read(row, "updated cell") }
      }
      var world = SmallWorld(seed: 5)
      let failures = world.run(1_500, table.dataSource, reader) {
        table.dataSource.snapshot().sectionIdentifiers.map { section in
          table.dataSource.row(forSectionIdentifier: section).flatMap {
            table.view(ofRow: $0)?.text
          }
        }
      } isUpToDate: {
        table.shownRows.filter { !$0.contains("(") }
          == table.dataSource.snapshot().itemIdentifiers.map { "\($0)" }
      }
      #expect(failures == [])
      #expect(
        reader.readers
          == Set(rowViewsAreProvided ? ["rowViewProvider", "updated cell"] : ["rowViewForRow"])
          .union(["cell", "header", "heightOfRow", "isGroupRow"])
      )
    }

    // MARK: Outline view

    @Test(arguments: [false, true])
    func anOutlineViewReadsSectionsByIndex(rowViewsAreProvided: Bool) {
      readSectionsOfOutlineView(rowViewsAreProvided: rowViewsAreProvided)
    }

    @Test(arguments: [false, true])
    func nestedEditsOfAnOutlineViewAreNotLost(rowViewsAreProvided: Bool) {
      readSectionsOfOutlineView(rowViewsAreProvided: rowViewsAreProvided, editing: true)
    }

    private func readSectionsOfOutlineView(rowViewsAreProvided: Bool, editing: Bool = false) {
      let view = NSOutlineView()
      view.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
      var readItem: ((_ item: Int, _ name: String) -> Void)?
      let dataSource = OutlineViewDiffableDataSource<Int, Int>(outlineView: view) { _, _, item in
        readItem?(item, "cell")
        return TextView("\(item)")
      }
      dataSource.updatesOutsideWindow = .batches
      let reader = SectionIndexReader(dataSource, editing: editing)
      // An app finds the section of an item in the snapshot.
      let readSection = { [unowned dataSource] (section: Int?, name: String) in
        let snapshot = dataSource.snapshot()
        if let index = section.flatMap({ snapshot.indexOfSection($0) }) {
          reader.section(index, name)
        } else {
          reader.fail("\(section ?? -1) is not in \(snapshot)", name)
        }
      }
      readItem = { [unowned dataSource] item, name in
        readSection(dataSource.snapshot().sectionIdentifier(containingItem: item), name)
      }
      dataSource.sectionHeaderViewProvider = { _, section in
        readSection(section, "header")
        return TextView(reader.header(of: section))
      }
      let delegate = AskedOutlineDelegate { [unowned dataSource] object, name in
        if let item = dataSource.itemIdentifier(forOutlineItem: object) {
          readItem?(item, name)
        } else {
          readSection(dataSource.sectionIdentifier(forRow: view.row(forItem: object)), name)
        }
      }
      dataSource.delegate = delegate
      if rowViewsAreProvided {
        dataSource.rowViewProvider = { _, item in
          readItem?(item, "rowViewProvider")
          return NSTableRowView()
        }
      }
      var world = SmallWorld(seed: 6)
      let text = { (row: Int) in
        (view.view(atColumn: 0, row: row, makeIfNecessary: true) as? TextView)?.text
      }
      let failures = world.run(1_500, dataSource, reader) {
        dataSource.snapshot().sectionIdentifiers.map { section in
          dataSource.row(forSectionIdentifier: section).flatMap(text)
        }
      } isUpToDate: {
        (0..<view.numberOfRows).compactMap(text).filter { !$0.contains("(") }
          == dataSource.snapshot().itemIdentifiers.map { "\($0)" }
      }
      #expect(failures == [])
      #expect(
        reader.readers
          == Set(["cell", "header", "heightOfRowByItem", "isGroupItem", "rowViewForItem"])
          .union(rowViewsAreProvided ? ["rowViewProvider"] : [])
      )
    }

    // MARK: Collection view

    @MainActor
    private final class FlowDelegate: NSObject, NSCollectionViewDelegateFlowLayout {
      let reader: SectionIndexReader<CollectionViewTarget>
      static let methods: Set<Selector> = [
        "collectionView:layout:sizeForItemAtIndexPath:",
        "collectionView:layout:referenceSizeForHeaderInSection:",
        "collectionView:layout:referenceSizeForFooterInSection:",
      ]

      init(_ reader: SectionIndexReader<CollectionViewTarget>) { self.reader = reader }

      override func responds(to selector: Selector!) -> Bool {
        MainActor.assumeIsolated { Self.methods }.contains(selector)
      }

      func collectionView(
        _ view: NSCollectionView,
        layout: NSCollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        reader.section(ofItemAt: ItemPath(indexPath), "sizeForItemAt")
        return CGSize(width: 20, height: 20)
      }

      func collectionView(
        _ view: NSCollectionView,
        layout: NSCollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
      ) -> CGSize {
        reader.section(section, "referenceSizeForHeaderInSection")
        return CGSize(width: 20, height: 20)
      }

      func collectionView(
        _ view: NSCollectionView,
        layout: NSCollectionViewLayout,
        referenceSizeForFooterInSection section: Int
      ) -> CGSize {
        reader.section(section, "referenceSizeForFooterInSection")
        return .zero
      }

      func collectionView(
        _ view: NSCollectionView,
        willDisplay item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath
      ) {
        reader.section(ofItemAt: ItemPath(indexPath), "willDisplay")
      }
    }

    /// How a collection view asks about sections.
    enum Layout: CaseIterable, Codable {
      case flow, compositional
    }

    final class HeaderView: NSView {
      var text = ""
    }

    @Test(arguments: Layout.allCases, [false, true])
    func aCollectionViewReadsSectionsByIndex(layout: Layout, viewsAreUpdated: Bool) {
      readSectionsOfCollectionView(layout, viewsAreUpdated: viewsAreUpdated)
    }

    @Test(arguments: Layout.allCases, [false, true])
    func nestedEditsOfACollectionViewAreNotLost(layout: Layout, viewsAreUpdated: Bool) {
      readSectionsOfCollectionView(layout, viewsAreUpdated: viewsAreUpdated, editing: true)
    }

    private func readSectionsOfCollectionView(
      _ layout: Layout,
      viewsAreUpdated: Bool,
      editing: Bool = false
    ) {
      let view = NSCollectionView()
      let identifier = NSUserInterfaceItemIdentifier("item")
      let header = NSCollectionView.elementKindSectionHeader
      view.register(TextItem.self, forItemWithIdentifier: identifier)
      view.register(
        HeaderView.self,
        forSupplementaryViewOfKind: header,
        withIdentifier: identifier
      )
      var reader: SectionIndexReader<CollectionViewTarget>?
      let boundaryItem = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .estimated(20)
        ),
        elementKind: header,
        alignment: .top
      )
      view.collectionViewLayout =
        layout == .flow
        ? NSCollectionViewFlowLayout()
        : NSCollectionViewCompositionalLayout { index, _ in
          reader?.section(index, "sectionProvider")
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(20)
          )
          let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [])
          )
          section.boundarySupplementaryItems = [boundaryItem]
          return section
        }
      let dataSource = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        view,
        path,
        number in
        reader?.section(ofItemAt: ItemPath(path), "cell")
        let item = view.makeItem(withIdentifier: identifier, for: path)
        (item as? TextItem)?.text = "\(number)"
        return item
      }
      dataSource.updatesOutsideWindow = .batches
      dataSource.supplementaryViewProvider = { target, kind, path, _ in
        let header = target.collectionView?
          .makeSupplementaryView(
            ofKind: kind.elementKind,
            withIdentifier: identifier,
            for: IndexPath(path)
          )
        (header as? HeaderView)?.text = reader?.header(path.section, "header") ?? ""
        return header
      }
      if viewsAreUpdated {
        dataSource.setSupplementaryViewUpdater { view, _, indexPath, _ in
          (view as? HeaderView)?.text = reader?.header(indexPath.section, "header") ?? ""
        }
        dataSource.setItemUpdater { _, path, _ in
          reader?.section(ofItemAt: ItemPath(path), "updated cell")
        }
      }
      let sections = SectionIndexReader(dataSource, editing: editing) {
        view.dataSource?.numberOfSections(in: view)
      }
      reader = sections
      let delegate = FlowDelegate(sections)
      dataSource.delegate = delegate
      var world = SmallWorld(seed: layout == .flow ? 7 : 8)
      let failures = world.run(editing ? 750 : 1_500, dataSource, sections) {
        (0..<view.numberOfSections).map {
          let path = IndexPath(item: 0, section: $0)
          return (view.supplementaryView(forElementKind: header, at: path) as? HeaderView)?.text
        }
      } isUpToDate: {
        view.shownItems.map { $0.map { ($0 as? TextItem)?.text } }
          == dataSource.snapshot().sectionIdentifiers.map { section in
            dataSource.snapshot().itemIdentifiers(inSection: section).map { "\($0)" }
          }
      }
      #expect(failures == [])
      let sizes: Set = [
        "sizeForItemAt", "referenceSizeForHeaderInSection", "referenceSizeForFooterInSection",
      ]
      #expect(
        sections.readers
          == (layout == .flow ? sizes : ["sectionProvider"])
          .union(viewsAreUpdated ? ["updated cell"] : [])
          .union(["cell", "header", "willDisplay"])
      )
    }
  }
#endif
