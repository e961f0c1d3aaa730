#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import DiffableSnapshotsTesting
  import Testing

  /// An outline view never asks about a deleted section or item once the snapshot of the data source lacks it.
  ///
  /// Some updates end early, because an outline view expands and collapses items only outside of updates. Then it asks
  /// about all rows, in the middle of the change.
  @MainActor
  struct DeletedParentDoubleTests {
    /// An outline whose providers, and also its delegate, look for each row in the snapshot of the data source.
    @MainActor
    private final class Asked {
      let outline: Outline
      private var delegate: AskedOutlineDelegate?
      private(set) var numberOfQuestions = 0
      private(set) var strangers: Set<String> = []

      init(_ trees: [(String, String)] = [], sections: Bool = false, hasDelegate: Bool = true) {
        outline = Outline(trees, sections: sections)
        _ = outline.rows
        let (view, dataSource) = (outline.outlineView, outline.dataSource)
        if sections {
          dataSource.sectionHeaderViewProvider = { [unowned self] _, section in
            check(section)
            return NSTextField(labelWithString: section)
          }
        }
        dataSource.rowViewProvider = { [unowned self] _, item in
          check(item)
          return NSTableRowView()
        }
        guard hasDelegate else { return }
        delegate = AskedOutlineDelegate { [unowned self] object, _ in
          if let item = dataSource.itemIdentifier(forOutlineItem: object) {
            check(item)
          } else {
            check(dataSource.sectionIdentifier(forRow: view.row(forItem: object)) ?? "no row")
          }
        }
        dataSource.delegate = delegate
        _ = outline.rows
      }

      private func check(_ section: String) {
        numberOfQuestions += 1
        if outline.dataSource.snapshot().indexOfSection(section) == nil {
          strangers.insert("section \(section)")
        }
      }

      /// Items below collapsed items are only in the snapshot of their section.
      private func check(_ item: Int) {
        numberOfQuestions += 1
        let dataSource = outline.dataSource
        let isKnown = dataSource.snapshot().sectionIdentifiers.contains {
          dataSource.snapshot(for: $0).contains(item)
        }
        if !isKnown { strangers.insert("item \(item)") }
      }
    }

    @Test func aDeletedSectionIsNotShownWhileItsItemsEnterAnInsertedSection() {
      let asked = Asked([("a", "1 2(3)"), ("b", "4")], sections: true)
      asked.outline.dataSource.apply(Snapshot([("c", [3, 1]), ("b", [4])]))
      asked.outline.expectRows(["c", "  3", "  1", "b", "  4"])
      #expect(asked.strangers == [])
    }

    @Test(
      arguments: [
        // The inserted parent is expanded before the items enter it.
        ("1(2 3) 4", "5(3 2) 4"), ("1(2(3 -6(7))) 4", "4 5(7 3)"), ("1(-2(3)) 4", "5(3(4))"),
        // An item is collapsed.
        ("1(2 3) 4(5)", "2 3 -4(5)"), ("4(5) 1(2 3)", "-4(5 2) 3"),
        // An item becomes expandable, or is no longer expandable.
        ("1(2 3) 4", "2 3 4(5)"), ("1(2 3) 4(5)", "2 3 4"), ("1(2(3)) 4", "4(2(1)) 3"),
      ]
    )
    func aDeletedParentIsNotShownInTheMiddleOfAChange(_ old: String, _ new: String) {
      let asked = Asked([("a", old)])
      asked.outline.apply(new)
      #expect(asked.outline.rows == asked.outline.expectedRows)
      #expect(asked.strangers == [])
    }

    @Test func theChildrenOfADeletedParentKeepTheirViews() {
      let outline = Outline([("a", "1(2 3) 4(6)")])
      let view = { (item: Int) in
        outline.dataSource.row(forItemIdentifier: item)
          .flatMap { outline.outlineView.rowView(atRow: $0, makeIfNecessary: true) }
      }
      let (second, third) = (view(2), view(3))
      outline.apply("5(3) 2 4(6)")
      outline.apply("3 2 -4(6)")
      outline.expectRows(["3", "2", "4"])
      #expect(second != nil && view(2) === second)
      #expect(third != nil && view(3) === third)
    }

    /// The outline view shows its old rows until it has collapsed the item, also rows that were not visible before.
    @Test(arguments: [3, 4])
    func aRowThatIsDeletedWhileTheUserCollapsesAnItemIsInTheSnapshot(visibleRows: Int) {
      let asked = Asked([("a", "1(2)"), ("b", "3 4")], sections: true, hasDelegate: false)
      let (outline, dataSource) = (asked.outline, asked.outline.dataSource)
      outline.outlineView.visibleRows = 0..<visibleRows
      dataSource.sectionSnapshotHandlers.willCollapseItem = { [unowned dataSource] _ in
        dataSource.update { $0.deleteSections(["b"]) }
      }
      outline.outlineView.userToggles(outline.node(1))
      outline.expectRows(["a", "  1"])
      #expect(asked.numberOfQuestions > 0 && asked.strangers == [])
    }

    @Test(arguments: [false, true])
    func noDeletedRowIsAskedAbout(sections: Bool) {
      var random = SeededGenerator(seed: sections ? 11 : 12)
      let asked = Asked(sections: sections)
      let (outline, dataSource) = (asked.outline, asked.outline.dataSource)
      for step in 0..<500 {
        let names = ["a", "b", "c", "d", "e"].shuffled(using: &random)
        if Bool.random(using: &random) {
          var items = dataSource.snapshot().itemIdentifiers
          if items.isEmpty { items = [1, 2, 3] }
          items.shuffle(using: &random)
          let count = Int.random(in: 1...3, using: &random)
          let sections = (0..<count).map { section in
            (names[section], items.indices.filter { $0 % count == section }.map { items[$0] })
          }
          dataSource.apply(Snapshot(sections))
        } else {
          dataSource.apply(SectionSnapshot.random(using: &random), to: names[0])
        }
        let isRight = outline.rows == outline.expectedRows && asked.strangers == []
        #expect(isRight, "step \(step): \(outline.rows), deleted: \(asked.strangers)")
        if !isRight { return }
      }
      #expect(asked.numberOfQuestions > 5_000)
    }
  }
#endif
