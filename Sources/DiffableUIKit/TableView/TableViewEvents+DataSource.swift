#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension TableViewEvents: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { data?.numberOfSections ?? 0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      data?.numberOfItems(inSection: section) ?? 0
    }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      guard let data else { return UITableViewCell() }
      // A refused drop into another section leaves one row too many in that section until the table view is reloaded.
      if reordering.refusedDrop != nil, !contains(indexPath, data) { return UITableViewCell() }
      return data.cell(at: ItemPath(indexPath))
    }

    private func contains(_ indexPath: IndexPath, _ data: ListData<UITableViewCell>) -> Bool {
      indexPath.section < data.numberOfSections
        && indexPath.row < data.numberOfItems(inSection: indexPath.section)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      target?.supplementaryView(ofKind: .header, inSection: section)?.title
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      target?.supplementaryView(ofKind: .footer, inSection: section)?.title
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      target?.sectionIndex?.distinctTitles
    }

    func tableView(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int {
      target?.sectionIndex?.section(titled: title) ?? 0
    }

    // MARK: Editing

    /// Returns whether an item can be deleted or inserted at a row, the delegate has swipe actions for it, or the app
    /// lets the user edit it.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      if editingStyle(forRowAt: indexPath) != .none || target?.canEditRow?(indexPath) == true {
        return true
      }
      #if os(tvOS)
        return false
      #else
        return hasSwipeActions(forRowAt: indexPath, of: tableView)
      #endif
    }

    #if !os(tvOS)
      /// Returns whether the delegate has swipe actions for a row.
      ///
      /// A table view asks its delegate only about rows that can be edited.
      private func hasSwipeActions(forRowAt indexPath: IndexPath, of tableView: UITableView) -> Bool
      {
        let delegate = tableView.delegate
        let trailing = delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
        let leading = delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:)
        return trailing?(tableView, indexPath)?.actions.isEmpty == false
          || leading?(tableView, indexPath)?.actions.isEmpty == false
      }
    #endif

    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      switch editingStyle {
      case .delete: data?.perform(.delete, at: ItemPath(indexPath))
      case .insert: data?.perform(.insert, at: ItemPath(indexPath))
      default: break
      }
    }

    func editingStyle(forRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
      guard let data else { return .none }
      if data.allows(.delete, at: ItemPath(indexPath)) { return .delete }
      return data.allows(.insert, at: ItemPath(indexPath)) ? .insert : .none
    }
  }

  extension TableViewEvents: UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      data?.prefetchItems(at: indexPaths.map { ItemPath($0) })
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      data?.cancelPrefetchingItems(at: indexPaths.map { ItemPath($0) })
    }
  }
#endif
