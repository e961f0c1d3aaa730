import UIKit

/// Mails with swipe actions of the delegate, in the rows that the data source lets the user edit.
final class InboxController: UIViewController {
  enum Folder: Int, CaseIterable {
    case flagged
    case others
  }

  struct Mail: Hashable, Identifiable {
    let id: Int
    var subject: String
    var isFlagged = false
    var isLocked = false
  }

  final class DataSource: UITableViewDiffableDataSource<Folder, Mail.ID> {
    var isLocked: (Mail.ID) -> Bool = { _ in false }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      itemIdentifier(for: indexPath).map { !isLocked($0) } ?? false
    }

    override func tableView(
      _ tableView: UITableView,
      titleForFooterInSection section: Int
    ) -> String? {
      sectionIdentifier(for: section) == .flagged ? "Swipe a mail to change its flag" : nil
    }
  }

  let tableView = UITableView()
  private(set) var dataSource: DataSource!
  private(set) var archive: [String] = []
  private var mails: [Mail.ID: Mail] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view.addSubview(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    tableView.delegate = self
    dataSource = DataSource(tableView: tableView) { [unowned self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
      cell.textLabel?.text = mails[id]?.subject
      cell.accessoryType = mails[id]?.isFlagged == true ? .checkmark : .none
      return cell
    }
    dataSource.isLocked = { [unowned self] id in mails[id]?.isLocked == true }
  }

  func receive(_ new: [Mail]) {
    for mail in new { mails[mail.id] = mail }
    update()
  }

  private func update(flagged: Mail.ID? = nil) {
    let ids = mails.keys.sorted(by: >)
    var snapshot = NSDiffableDataSourceSnapshot<Folder, Mail.ID>()
    snapshot.appendSections(Folder.allCases)
    snapshot.appendItems(ids.filter { mails[$0]?.isFlagged == true }, toSection: .flagged)
    snapshot.appendItems(ids.filter { mails[$0]?.isFlagged == false }, toSection: .others)
    if let flagged { snapshot.reloadItems([flagged]) }
    dataSource.apply(snapshot, animatingDifferences: tableView.window != nil)
  }
}

extension InboxController: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let title = mails[id]?.isFlagged == true ? "Unflag" : "Flag"
    let flag = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
      self?.mails[id]?.isFlagged.toggle()
      self?.update(flagged: id)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [flag])
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let archive = UIContextualAction(style: .destructive, title: "Archive") {
      [weak self] _, _, completion in
      guard let mail = self?.mails.removeValue(forKey: id) else { return completion(false) }
      self?.archive.append(mail.subject)
      self?.update()
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [archive])
  }
}
