#if !canImport(UIKit) || os(watchOS)
  import DiffableSnapshots
  import Foundation

  class UITableViewCell: UIView {
    enum AccessoryType: Int { case none, disclosureIndicator, detailDisclosureButton, checkmark }

    var accessoryType = AccessoryType.none
    var isSelected = false
    var contentConfiguration: (any UIContentConfiguration)?

    func defaultContentConfiguration() -> UIListContentConfiguration {
      UIListContentConfiguration()
    }
  }

  class UITableViewHeaderFooterView: UIView {
    var textLabel: UILabel? = UILabel()
  }

  @MainActor protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    // In UIKit, the following requirements are optional.
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    )
  }

  extension UITableViewDataSource {
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      nil
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  class UITableView: UIView {
    enum RowAnimation: Int { case fade, automatic = 100 }
    enum ScrollPosition: Int { case none, top, middle, bottom }

    weak var dataSource: (any UITableViewDataSource)?
    var allowsMultipleSelection = false

    /// The paths of the visible rows; in UIKit, the table view computes this property.
    var indexPathsForVisibleRows: [IndexPath]?

    /// The path of the last call to ``scrollToRow(at:at:animated:)``.
    private(set) var scrolledPath: IndexPath?

    private var classes: [String: UITableViewCell.Type] = [:]

    private(set) lazy var shown = ShownSections<UITableViewCell, UITableViewHeaderFooterView>(
      counts: { [unowned self] in
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
          dataSource.tableView(self, numberOfRowsInSection: $0)
        }
      },
      makeCell: { [unowned self] in dataSource!.tableView(self, cellForRowAt: $0) },
      makeViews: { [unowned self] section in
        let views = [UITableViewHeaderFooterView(), UITableViewHeaderFooterView()]
        views[0].textLabel?.text = dataSource?.tableView(self, titleForHeaderInSection: section)
        views[1].textLabel?.text = dataSource?.tableView(self, titleForFooterInSection: section)
        return views
      }
    )

    func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      classes[identifier] = cellClass as? UITableViewCell.Type
    }

    func dequeueReusableCell(
      withIdentifier identifier: String,
      for indexPath: IndexPath
    ) -> UITableViewCell {
      if let updated = shown.updated, updated.path == indexPath { return updated.cell }
      return classes[identifier]!.init()
    }

    func reloadData() { shown.reload() }

    /// Performs updates.
    ///
    /// In UIKit, `updates` is optional and does not escape. Swift cannot express both.
    func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
      shown.perform(updates)
      completion?(true)
    }

    func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
      shown.note { $0.sectionInsertions += sections }
    }

    func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
      shown.note { $0.sectionDeletions += sections }
    }

    func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
      shown.note { $0.sectionReloads += sections }
    }

    func moveSection(_ section: Int, toSection newSection: Int) {
      shown.note { $0.sectionMoves.append(Move(from: section, to: newSection)) }
    }

    func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      shown.note { $0.itemInsertions += indexPaths.map { ItemPath($0) } }
    }

    func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      shown.note { $0.itemDeletions += indexPaths.map { ItemPath($0) } }
    }

    func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      shown.note { $0.itemReloads += indexPaths.map { ItemPath($0) } }
    }

    func reconfigureRows(at indexPaths: [IndexPath]) {
      shown.note { $0.itemReconfigurations += indexPaths.map { ItemPath($0) } }
    }

    func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
      shown.note {
        $0.itemMoves.append(Move(from: ItemPath(indexPath), to: ItemPath(newIndexPath)))
      }
    }

    /// Whether the user may drag a row.
    func canDrag(from source: IndexPath) -> Bool {
      dataSource!.tableView(self, canMoveRowAt: source)
    }

    /// Moves a row and reports the move, like a table view when the user drops the row.
    func drag(from source: IndexPath, to destination: IndexPath) {
      shown.drag(from: source, to: destination)
      dataSource!.tableView(self, moveRowAt: source, to: destination)
    }

    func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
      shown.sections[section].views[0]
    }

    func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
      shown.sections[section].views[1]
    }

    /// The paths of the selected rows.
    ///
    /// Cells are selected, not paths: a cell that is replaced loses its selection.
    var indexPathsForSelectedRows: [IndexPath]? {
      let paths = shown.sections.enumerated().flatMap { section, contents in
        contents.cells.enumerated()
          .filter { $0.element.isSelected }
          .map { IndexPath(row: $0.offset, section: section) }
      }
      return paths.isEmpty ? nil : paths
    }

    func selectRow(
      at indexPath: IndexPath?,
      animated: Bool,
      scrollPosition: ScrollPosition
    ) {
      if !allowsMultipleSelection {
        for path in indexPathsForSelectedRows ?? [] { cell(at: path).isSelected = false }
      }
      if let indexPath { cell(at: indexPath).isSelected = true }
    }

    func deselectRow(at indexPath: IndexPath, animated: Bool) {
      cell(at: indexPath).isSelected = false
    }

    func scrollToRow(
      at indexPath: IndexPath,
      at scrollPosition: ScrollPosition,
      animated: Bool
    ) {
      scrolledPath = indexPath
    }

    private func cell(at indexPath: IndexPath) -> UITableViewCell {
      shown.sections[indexPath.section].cells[indexPath.row]
    }
  }
#endif
