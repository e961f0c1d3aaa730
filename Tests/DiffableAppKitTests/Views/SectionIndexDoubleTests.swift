// The replacements of the views ask at all moments when a view of AppKit may ask.
#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import Testing

  /// The index of a section fits the snapshot of the data source whenever a view calls the app.
  ///
  /// Apps of Apple's classes read `dataSource.snapshot().sectionIdentifiers[section]` in providers, layouts and
  /// delegates.
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
      private func read(_ row: Int, _ name: String) {
        let snapshot = dataSource.snapshot()
        let rows = snapshot.rows(headers: dataSource.target.showsSectionHeaders)
        guard rows.indices.contains(row) else { return reader.fail("row \(row) of \(rows)", name) }
        switch rows[row] {
        case .header(let index):
          let section = reader.section(index, name)
          if section != dataSource.sectionIdentifier(forRow: row) {
            reader.fail("another section in row \(row)", name)
          }
        case .item(let path):
          reader.section(ofItemAt: path, name)
          if snapshot.itemIdentifier(for: path) != dataSource.itemIdentifier(forRow: row) {
            reader.fail("another item in row \(row)", name)
          }
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

    @Test func aTableViewReadsSectionsByIndex() {
      let table = TableFixture(headers: true)
      let reader = SectionIndexReader(table.dataSource)
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
      var world = SmallWorld(seed: 5)
      let failures = world.run(3_000, table.dataSource, reader) {
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
      #expect(reader.readers == ["header", "heightOfRow", "isGroupRow", "rowViewForRow"])
    }

    // MARK: Outline view

    @MainActor
    private final class OutlineDelegate: NSObject, NSOutlineViewDelegate {
      typealias DataSource = OutlineViewDiffableDataSource<Int, Int>
      let dataSource: DataSource
      let reader: SectionIndexReader<OutlineViewTarget>
      static let methods: Set<Selector> = [
        "outlineView:heightOfRowByItem:", "outlineView:isGroupItem:", "outlineView:rowViewForItem:",
      ]

      init(_ dataSource: DataSource, _ reader: SectionIndexReader<OutlineViewTarget>) {
        (self.dataSource, self.reader) = (dataSource, reader)
      }

      override func responds(to selector: Selector!) -> Bool {
        MainActor.assumeIsolated { Self.methods }.contains(selector)
      }

      /// Finds the section of an item in the snapshot.
      private func read(_ object: Any, _ name: String) {
        guard let item = dataSource.itemIdentifier(forOutlineItem: object) else { return }
        let snapshot = dataSource.snapshot()
        guard let section = snapshot.sectionIdentifier(containingItem: item),
          let index = snapshot.indexOfSection(section)
        else { return reader.fail("item \(item) is not in \(snapshot.itemIdentifiers)", name) }
        reader.section(index, name)
      }

      func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
        read(item, "heightOfRowByItem")
        return 20
      }

      func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool {
        read(item, "isGroupItem")
        return false
      }

      func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? {
        read(item, "rowViewForItem")
        return nil
      }
    }

    @Test func anOutlineViewReadsSectionsByIndex() {
      let view = NSOutlineView()
      view.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
      let dataSource = OutlineViewDiffableDataSource<Int, Int>(outlineView: view) { _, _, item in
        TextView("\(item)")
      }
      dataSource.updatesOutsideWindow = .batches
      let reader = SectionIndexReader(dataSource)
      dataSource.sectionHeaderViewProvider = { [unowned dataSource] _, section in
        if let index = dataSource.snapshot().indexOfSection(section) {
          reader.section(index, "header")
        } else {
          reader.fail("section \(section) is not in the snapshot", "header")
        }
        return TextView(reader.header(of: section))
      }
      let delegate = OutlineDelegate(dataSource, reader)
      dataSource.delegate = delegate
      var world = SmallWorld(seed: 6)
      let text = { (row: Int) in
        (view.view(atColumn: 0, row: row, makeIfNecessary: true) as? TextView)?.text
      }
      let failures = world.run(3_000, dataSource, reader) {
        dataSource.snapshot().sectionIdentifiers.map { section in
          dataSource.row(forSectionIdentifier: section).flatMap(text)
        }
      } isUpToDate: {
        (0..<view.numberOfRows).compactMap(text).filter { !$0.contains("(") }
          == dataSource.snapshot().itemIdentifiers.map { "\($0)" }
      }
      #expect(failures == [])
      #expect(
        reader.readers == ["header", "heightOfRowByItem", "isGroupItem", "rowViewForItem"]
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
    func aCollectionViewReadsSectionsByIndex(layout: Layout, headersAreUpdated: Bool) {
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
        reader?.section(ofItemAt: ItemPath(path), "item")
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
      if headersAreUpdated {
        dataSource.setSupplementaryViewUpdater { view, _, indexPath, _ in
          (view as? HeaderView)?.text = reader?.header(indexPath.section, "header") ?? ""
        }
      }
      let sections = SectionIndexReader(dataSource) { view.dataSource?.numberOfSections(in: view) }
      reader = sections
      let delegate = FlowDelegate(sections)
      dataSource.delegate = delegate
      var world = SmallWorld(seed: layout == .flow ? 7 : 8)
      let failures = world.run(1_500, dataSource, sections) {
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
          .union(["item", "header", "willDisplay"])
      )
    }
  }
#endif
