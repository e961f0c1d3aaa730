#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import Testing

  // example: mac table
  nonisolated struct Contact: Identifiable, Equatable {
    let id: Int
    var name: String
    var phone: String
  }

  final class ContactWindowController: NSWindowController {
    typealias DataSource =
      TableViewDiffableDataSource<String, ModelItem<Contact>>

    let tableView = NSTableView()
    private(set) lazy var dataSource = makeDataSource()

    func show(_ contacts: [Contact]) {
      let sorted = contacts.sorted { $0.name < $1.name }
      dataSource.apply(
        Snapshot(grouping: sorted) { String($0.name.prefix(1)) }
      )
    }

    func deleteSelection() { dataSource.deleteSelectedItems() }

    private func makeDataSource() -> DataSource {
      for name in ["name", "phone"] {
        let identifier = NSUserInterfaceItemIdentifier(name)
        let column = NSTableColumn(identifier: identifier)
        tableView.addTableColumn(column)
      }
      let dataSource = DataSource(
        tableView: tableView
      ) { _, column, _, contact in
        let isName = column.identifier.rawValue == "name"
        let text = isName ? contact.name : contact.phone
        return NSTextField(labelWithString: text)
      }
      dataSource.sectionHeaderViewProvider = { _, _, letter in
        NSTextField(labelWithString: letter)
      }
      dataSource.itemHandlers.canDeleteItem = { _ in true }
      dataSource.delegate = self
      return dataSource
    }
  }

  extension ContactWindowController: NSTableViewDelegate {
    func tableViewSelectionDidChange(_ notification: Notification) {
      let names = dataSource.selectedItemIdentifiers.map { $0.name }
      print("Selected:", names.joined(separator: ", "))
    }
  }
  // end

  // example: mac outline
  nonisolated struct Directory: Hashable {
    var path: String
    var name: String
  }

  final class DirectoryController: NSWindowController {
    typealias DataSource = OutlineViewDiffableDataSource<Int, Directory>

    let outlineView = NSOutlineView()
    var folders: (_ path: String) -> [Directory] = { _ in [] }
    private(set) lazy var dataSource = makeDataSource()

    func show(_ roots: [Directory]) {
      var tree = SectionSnapshot<Directory>()
      tree.append(roots)
      dataSource.apply(tree, to: 0)
    }

    private func makeDataSource() -> DataSource {
      let dataSource = DataSource(
        outlineView: outlineView
      ) { _, _, folder in
        NSTextField(labelWithString: folder.name)
      }
      dataSource.isItemExpandable = { _ in true }
      dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = {
        [weak self] folder, _ in
        var children = SectionSnapshot<Directory>()
        children.append(self?.folders(folder.path) ?? [])
        return children
      }
      return dataSource
    }
  }
  // end

  /// The code of the article on Mac apps.
  @MainActor
  @Suite struct ExamplesOfMac {
    @Test func theTableHasTwoColumns() throws {
      let controller = ContactWindowController(window: nil)
      controller.show([
        Contact(id: 1, name: "Grace", phone: "2"), Contact(id: 2, name: "Ada", phone: "1"),
      ])
      let columns = controller.tableView.tableColumns.map { $0.identifier.rawValue }
      #expect(columns == ["name", "phone"])
      #expect(controller.dataSource.snapshot().sectionIdentifiers == ["A", "G"])
      let ada = try #require(controller.dataSource.snapshot().itemIdentifiers.first)
      controller.dataSource.selectedItemIdentifiers = [ada]
      controller.deleteSelection()
      #expect(controller.dataSource.snapshot().itemIdentifiers.map { $0.name } == ["Grace"])
    }

    final class LetterView: NSView, NSCollectionViewElement {
      var letter = ""
    }

    static func setHeaders(_ dataSource: CollectionViewDiffableDataSource<String, Int>) {
      // example: mac collection header
      dataSource.supplementaryViewProvider = { target, _, _, letter in
        guard let requested = target.requestedView else { return nil }
        let view = target.collectionView?.makeSupplementaryView(
          ofKind: requested.kind,
          withIdentifier: NSUserInterfaceItemIdentifier("letter"),
          for: requested.indexPath
        )
        (view as? LetterView)?.letter = letter
        return view
      }
      // end
    }

    @Test func aCollectionViewHasHeaders() {
      let view = NSCollectionView()
      let layout = NSCollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 320, height: 20)
      view.collectionViewLayout = layout
      let header = NSCollectionView.elementKindSectionHeader
      view.register(
        LetterView.self,
        forSupplementaryViewOfKind: header,
        withIdentifier: NSUserInterfaceItemIdentifier("letter")
      )
      let dataSource = CollectionViewDiffableDataSource<String, Int>(collectionView: view) {
        _,
        _,
        _ in NSCollectionViewItem()
      }
      Self.setHeaders(dataSource)
      dataSource.apply(Snapshot([("A", [])]))
      #if canImport(AppleBase)
        view.window = NSWindow()
        view.layoutSubtreeIfNeeded()
        let shown = view.supplementaryView(forElementKind: header, at: [0, 0])
        #expect((shown as? LetterView)?.letter == "A")
      #endif
    }
  }
#endif
