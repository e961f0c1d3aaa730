import UIKit

// A view for SwiftUI, without the protocol of SwiftUI: the system makes a coordinator and a view, and updates the view
// whenever the value changes.

/// The moods of a diary, as a value that describes a table view.
struct MoodList {
  struct Mood: Hashable, Sendable {
    let day: Int
    var symbol: String
  }

  var moods: [Mood]
  var isNewestFirst = true
  var onDelete: (Mood) -> Void = { _ in }

  @MainActor
  func makeCoordinator() -> Coordinator { Coordinator(self) }

  @MainActor
  func makeUIView(context: Context) -> UITableView { context.coordinator.makeTableView() }

  @MainActor
  func updateUIView(_ tableView: UITableView, context: Context) {
    context.coordinator.update(self, animated: context.isAnimated)
  }

  struct Context {
    let coordinator: Coordinator
    var isAnimated = true
  }

  @MainActor
  final class Coordinator: NSObject, UITableViewDelegate {
    private final class DataSource: UITableViewDiffableDataSource<String, Mood> {
      var onDelete: (Mood) -> Void = { _ in }

      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
      }

      override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {
        guard editingStyle == .delete, let mood = itemIdentifier(for: indexPath) else { return }
        onDelete(mood)
      }

      override func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
      ) -> String? {
        snapshot().sectionIdentifiers[section]
      }
    }

    private var parent: MoodList
    private var dataSource: DataSource?
    private(set) var selected: Mood?

    init(_ parent: MoodList) {
      self.parent = parent
      super.init()
    }

    func makeTableView() -> UITableView {
      let tableView = UITableView(frame: CGRect(), style: .plain)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mood")
      tableView.delegate = self
      dataSource = DataSource(tableView: tableView) { tableView, indexPath, mood in
        let cell = tableView.dequeueReusableCell(withIdentifier: "mood", for: indexPath)
        cell.textLabel?.text = "Day \(mood.day): \(mood.symbol)"
        return cell
      }
      return tableView
    }

    func update(_ new: MoodList, animated: Bool) {
      parent = new
      dataSource?.onDelete = new.onDelete
      let sorted = new.moods.sorted { new.isNewestFirst ? $0.day > $1.day : $0.day < $1.day }
      var snapshot = NSDiffableDataSourceSnapshot<String, Mood>()
      for mood in sorted {
        let week = "Week \(mood.day / 7 + 1)"
        if snapshot.indexOfSection(week) == nil { snapshot.appendSections([week]) }
        snapshot.appendItems([mood], toSection: week)
      }
      dataSource?.apply(snapshot, animatingDifferences: animated)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected = dataSource?.itemIdentifier(for: indexPath)
    }
  }
}
