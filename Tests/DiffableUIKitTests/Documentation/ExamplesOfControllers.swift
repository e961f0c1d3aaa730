#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  // example: person
  nonisolated struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
    var group: Group
  }

  nonisolated enum Group: String, CaseIterable {
    case favorites = "Favorites"
    case others = "Others"
  }
  // end

  @available(iOS 15, tvOS 15, *)
  enum Apple {
    // example: controller with Apple's data source
    final class PeopleController: UITableViewController {
      private var people: [Person.ID: Person] = [:]
      private lazy var dataSource = makeDataSource()

      func show(_ newPeople: [Person]) {
        let changed = newPeople.filter {
          people[$0.id] != nil && people[$0.id] != $0
        }
        people = Dictionary(
          uniqueKeysWithValues: newPeople.map { ($0.id, $0) }
        )
        var snapshot = NSDiffableDataSourceSnapshot<Group, Person.ID>()
        snapshot.appendSections(Group.allCases)
        for group in Group.allCases {
          let members = newPeople.filter { $0.group == group }
          snapshot.appendItems(members.map { $0.id }, toSection: group)
        }
        snapshot.reconfigureItems(changed.map { $0.id })
        dataSource.apply(snapshot)
      }

      override func tableView(
        _ table: UITableView,
        didSelectRowAt path: IndexPath
      ) {
        table.deselectRow(at: path, animated: true)
        guard let id = dataSource.itemIdentifier(for: path)
        else { return }
        people[id]?.group = .favorites
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([id])
        snapshot.appendItems([id], toSection: .favorites)
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot)
      }

      private func makeDataSource() -> TitledDataSource {
        tableView.register(
          UITableViewCell.self,
          forCellReuseIdentifier: "person"
        )
        return TitledDataSource(tableView: tableView) {
          [unowned self] table, path, id in
          let cell = table.dequeueReusableCell(
            withIdentifier: "person",
            for: path
          )
          guard let person = people[id] else { return cell }
          var content = cell.defaultContentConfiguration()
          content.text = person.name
          cell.contentConfiguration = content
          cell.accessoryType =
            person.group == .favorites ? .checkmark : .none
          return cell
        }
      }
    }

    final class TitledDataSource:
      UITableViewDiffableDataSource<Group, Person.ID>
    {
      override func tableView(
        _ table: UITableView,
        titleForHeaderInSection section: Int
      ) -> String? {
        sectionIdentifier(for: section)?.rawValue
      }
    }
    // end
  }

  @available(iOS 15, tvOS 15, *)
  enum Ours {
    // example: controller
    final class PeopleController: UITableViewController {
      typealias DataSource =
        TableViewDiffableDataSource<Group, ModelItem<Person>>

      private lazy var dataSource = makeDataSource()

      func show(_ people: [Person]) {
        dataSource.apply(
          Snapshot(grouping: people, into: Group.allCases) { $0.group }
        )
      }

      override func tableView(
        _ table: UITableView,
        didSelectRowAt path: IndexPath
      ) {
        table.deselectRow(at: path, animated: true)
        guard var person = dataSource.itemIdentifier(for: path)
        else { return }
        person.model.group = .favorites
        dataSource.update {
          $0.appendItems([person], toSection: .favorites)
        }
      }

      private func makeDataSource() -> DataSource {
        tableView.register(
          UITableViewCell.self,
          forCellReuseIdentifier: "person"
        )
        let dataSource = DataSource(tableView: tableView) {
          table,
          path,
          person in
          let cell = table.dequeueReusableCell(
            withIdentifier: "person",
            for: path
          )
          var content = cell.defaultContentConfiguration()
          content.text = person.name
          cell.contentConfiguration = content
          cell.accessoryType =
            person.group == .favorites ? .checkmark : .none
          return cell
        }
        dataSource.supplementaryViewProvider = { _, kind, _, group in
          kind == .header ? .title(group.rawValue) : nil
        }
        return dataSource
      }
    }
    // end
  }

  /// Checks that the controllers in `Apple` and in `Ours` show the same rows in the replacement of a table view.
  @MainActor @Suite struct ExamplesOfControllers {
    private let people = [
      Person(id: 1, name: "Ada", group: .others),
      Person(id: 2, name: "Alan", group: .favorites),
      Person(id: 3, name: "Grace", group: .others),
    ]

    /// Returns the section titles, each followed by the texts and checkmarks of its rows.
    private func rows(of table: UITableView) -> [[String]] {
      let title: ((UITableView, Int) -> String?)? =
        table.dataSource?.tableView(_:titleForHeaderInSection:)
      return (0..<table.numberOfSections).map { section in
        [title?(table, section) ?? ""]
          + (0..<table.numberOfRows(inSection: section)).map { row in
            let cell = table.cellForRow(at: IndexPath(row: row, section: section))
            let content = cell?.contentConfiguration as? UIListContentConfiguration
            return (content?.text ?? "") + (cell?.accessoryType == .checkmark ? " ✓" : "")
          }
      }
    }

    private func cell(_ row: Int, _ section: Int, of table: UITableView) -> UITableViewCell? {
      table.cellForRow(at: IndexPath(row: row, section: section))
    }

    @available(iOS 15, tvOS 15, *)
    @Test func bothControllersShowTheSame() {
      let (apple, ours) = (Apple.PeopleController(), Ours.PeopleController())
      for controller in [apple, ours] as [UITableViewController] {
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 1_000)
        UIWindow().addSubview(controller.view)
      }
      apple.show(people)
      ours.show(people)
      #expect(rows(of: ours.tableView) == [["Favorites", "Alan ✓"], ["Others", "Ada", "Grace"]])
      #expect(rows(of: apple.tableView) == rows(of: ours.tableView))

      let cells = [cell(0, 1, of: ours.tableView), cell(1, 1, of: ours.tableView)]
      for controller in [apple, ours] as [UITableViewController] {
        controller.tableView(
          controller.tableView,
          didSelectRowAt: IndexPath(row: 0, section: 1)
        )
      }
      #expect(
        rows(of: ours.tableView) == [["Favorites", "Alan ✓", "Ada ✓"], ["Others", "Grace"]]
      )
      #expect(rows(of: apple.tableView) == rows(of: ours.tableView))
      #expect(cell(1, 0, of: ours.tableView) === cells[0])

      var renamed = people
      renamed[2].name = "Grace Hopper"
      apple.show(renamed)
      ours.show(renamed)
      #expect(
        rows(of: ours.tableView) == [["Favorites", "Alan ✓"], ["Others", "Ada", "Grace Hopper"]]
      )
      #expect(rows(of: apple.tableView) == rows(of: ours.tableView))
      #expect(cell(1, 1, of: ours.tableView) === cells[1])
    }
  }
#endif
