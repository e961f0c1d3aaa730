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
    func showChangedGroup<Item>(
      _ dataSource: CollectionViewDiffableDataSource<Identified<Team>, Item>,
      _ items: [Item]
    ) throws {
      dataSource.supplementaryViewProvider = { _, _, _, group in
        .view(LabelView.self) { $0.text = group.name }
      }
      let old = Identified(Team(id: 1, name: "Old"))
      dataSource.apply(try Snapshot([(old, items)]))
      let cell = self.cell(0, 0)
      #expect(headers == ["Old"])
      let new = Identified(Team(id: 1, name: "New"))
      dataSource.apply(try Snapshot([(new, items)]))
      #expect(headers == ["New"])
      #expect(self.cell(0, 0) === cell)
    }
  }
#endif
