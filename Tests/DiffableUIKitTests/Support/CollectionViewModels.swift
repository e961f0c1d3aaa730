#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  struct Chore: Identifiable, Equatable, Sendable {
    let id: Int
    var title: String
  }

  struct Team: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
  }

  extension CollectionViewScreen {
    /// Shows a group with a changed name, and expects that only the header is updated.
    ///
    /// The cells must be of the class `LabelCell`, and each configuration of a cell must set its text.
    func showChangedGroup<Item>(
      _ dataSource: CollectionViewDiffableDataSource<ModelItem<Team>, Item>,
      _ items: [Item]
    ) {
      dataSource.supplementaryViewProvider = { _, _, _, group in
        .view(LabelView.self) { $0.text = group.name }
      }
      let old = ModelItem(Team(id: 1, name: "Old"))
      dataSource.apply(Snapshot([(old, items)]))
      let cells = items.indices.map { cell(0, $0) as? LabelCell }
      #expect(headers == ["Old"])
      // A configuration of a cell would replace this text.
      for cell in cells {
        #expect(cell?.text.isEmpty == false)
        cell?.text = "not configured again"
      }
      let new = ModelItem(Team(id: 1, name: "New"))
      dataSource.apply(Snapshot([(new, items)]))
      #expect(headers == ["New"])
      for (item, cell) in cells.enumerated() { #expect(self.cell(0, item) === cell) }
      #expect(texts == [items.map { _ in "not configured again" }])
    }
  }
#endif
