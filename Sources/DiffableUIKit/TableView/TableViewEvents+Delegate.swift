#if canImport(UIKit) && !os(watchOS)
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots
  import UIKit

  // A call with `?` does nothing if the delegate of the app does not implement the method.
  extension TableViewEvents: UITableViewDelegate {
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      guard data?.allows(.highlight, at: ItemPath(indexPath)) ?? true else { return false }
      return (delegate?.tableView(_:shouldHighlightRowAt:))?(tableView, indexPath) ?? true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      data?.perform(.highlight, at: ItemPath(indexPath), isAllowed: true)
      (delegate?.tableView(_:didHighlightRowAt:))?(tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      data?.perform(.unhighlight, at: ItemPath(indexPath), isAllowed: true)
      (delegate?.tableView(_:didUnhighlightRowAt:))?(tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      guard data?.allows(.select, at: ItemPath(indexPath)) ?? true else { return nil }
      guard let method = delegate?.tableView(_:willSelectRowAt:) else { return indexPath }
      guard let selected = method(tableView, indexPath) else { return nil }
      // The delegate can replace the row that the user taps by another row.
      if selected == indexPath { return indexPath }
      return data?.allows(.select, at: ItemPath(selected)) ?? true ? selected : nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      data?.perform(.select, at: ItemPath(indexPath), isAllowed: true)
      (delegate?.tableView(_:didSelectRowAt:))?(tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      data?.perform(.deselect, at: ItemPath(indexPath), isAllowed: true)
      (delegate?.tableView(_:didDeselectRowAt:))?(tableView, indexPath)
    }

    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      data?.willDisplay(cell, at: ItemPath(indexPath))
      (delegate?.tableView(_:willDisplay:forRowAt:))?(tableView, cell, indexPath)
    }

    func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      data?.didEndDisplaying(cell)
      (delegate?.tableView(_:didEndDisplaying:forRowAt:))?(tableView, cell, indexPath)
    }

    // MARK: What the delegate decides if it implements the method

    func tableView(
      _ tableView: UITableView,
      editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      guard delegateImplements("tableView:editingStyleForRowAtIndexPath:") else {
        return editingStyle(forRowAt: indexPath)
      }
      return (delegate?.tableView(_:editingStyleForRowAt:))?(tableView, indexPath) ?? .none
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      guard delegateImplements("tableView:viewForHeaderInSection:") else {
        return target?.view(ofKind: .header, inSection: section)
      }
      return (delegate?.tableView(_:viewForHeaderInSection:))?(tableView, section)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      guard delegateImplements("tableView:viewForFooterInSection:") else {
        return target?.view(ofKind: .footer, inSection: section)
      }
      return (delegate?.tableView(_:viewForFooterInSection:))?(tableView, section)
    }
  }
#endif
