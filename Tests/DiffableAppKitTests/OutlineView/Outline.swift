#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import Testing

  /// An outline view with a data source of numbers.
  @MainActor
  struct Outline {
    typealias DataSource = OutlineViewDiffableDataSource<String, Int>

    let outlineView: NSOutlineView
    let dataSource: DataSource

    init(
      _ outlineView: NSOutlineView = NSOutlineView(),
      _ trees: [(String, String)] = [],
      sections: Bool = false
    ) {
      self.outlineView = outlineView
      outlineView.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
      dataSource = DataSource(outlineView: outlineView) { _, _, item in
        NSTextField(labelWithString: "\(item)")
      }
      dataSource.updatesOutsideWindow = .batches
      if sections {
        dataSource.sectionHeaderViewProvider = { _, section in NSTextField(labelWithString: section)
        }
      }
      for (section, tree) in trees { dataSource.apply(makeOutline(tree), to: section) }
    }

    init(_ trees: [(String, String)], sections: Bool = false) {
      self.init(NSOutlineView(), trees, sections: sections)
    }

    /// The rows: each item after two spaces for each level.
    var rows: [String] {
      (0..<outlineView.numberOfRows).map { row in
        let indent = String(repeating: "  ", count: outlineView.level(forRow: row))
        if let item = dataSource.itemIdentifier(forRow: row) { return "\(indent)\(item)" }
        return "\(indent)\(dataSource.sectionIdentifier(forRow: row) ?? "nothing")"
      }
    }

    /// The rows that the data source says should be shown.
    var expectedRows: [String] {
      let showsSections = dataSource.sectionHeaderViewProvider != nil
      var rows: [String] = []
      for section in dataSource.snapshot().sectionIdentifiers {
        let tree = dataSource.snapshot(for: section)
        if showsSections { rows.append(section) }
        for item in tree.visibleItems {
          let level = tree.level(of: item) + (showsSections ? 1 : 0)
          rows.append("\(String(repeating: "  ", count: level))\(item)")
        }
      }
      return rows
    }

    /// Expects that the outline view shows rows, and that these are the rows of the data source.
    func expectRows(_ rows: [String], sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(self.rows == rows, sourceLocation: sourceLocation)
      #expect(expectedRows == rows, sourceLocation: sourceLocation)
    }

    /// The object of an item.
    func node(_ item: Int) -> Any { dataSource.outlineItem(forItemIdentifier: item) ?? NSObject() }

    /// The text that a row shows in its first column.
    func text(_ row: Int) -> String? {
      (outlineView.view(atColumn: 0, row: row, makeIfNecessary: true) as? NSTextField)?.stringValue
    }

    /// The view in the first column of the first row whose text contains a text.
    func view(_ text: String) throws -> NSView? {
      let row = try #require(rows.firstIndex { $0.contains(text) })
      return outlineView.view(atColumn: 0, row: row, makeIfNecessary: true)
    }

    func apply(_ tree: String, to section: String = "a") {
      dataSource.apply(makeOutline(tree), to: section)
    }
  }

  /// Makes an outline from items and their children: `1(2 3(4)) -5(6)`, where `-` means collapsed.
  func makeOutline(_ text: String) -> SectionSnapshot<Int> {
    var outline = SectionSnapshot<Int>()
    var parents: [Int] = []
    var isCollapsed = false
    var last: Int?
    var number: Int?
    for character in text + " " {
      if let digit = character.wholeNumberValue {
        number = (number ?? 0) * 10 + digit
        continue
      }
      if let item = number {
        outline.append([item], to: parents.last)
        if !isCollapsed { outline.expand([item]) }
        (last, number, isCollapsed) = (item, nil, false)
      }
      switch character {
      case "-": isCollapsed = true
      case "(": parents.append(last ?? 0)
      case ")": parents.removeLast()
      default: break
      }
    }
    return outline
  }
#endif
