import AppleBase

// What the user does with a finger.
extension UITableView {
  /// The user touches a row and lifts the finger; returns whether the row was selected or deselected.
  @discardableResult
  public func userTapsRow(at indexPath: IndexPath) -> Bool {
    guard userTouchesRow(at: indexPath) else { return false }
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    if allowsMultipleSelection, row(at: indexPath)?.isSelected == true {
      return userDeselects(indexPath)
    }
    let selected = delegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
    guard let selected else { return false }
    if !allowsMultipleSelection {
      for path in indexPathsForSelectedRows ?? [] where path != selected { _ = userDeselects(path) }
    }
    selectRow(at: selected, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: selected)
    return true
  }

  /// The user touches a row; returns whether the row is highlighted.
  ///
  /// A row that is not highlighted is not selected.
  public func userTouchesRow(at indexPath: IndexPath) -> Bool {
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return false }
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    return true
  }

  private func userDeselects(_ indexPath: IndexPath) -> Bool {
    deselectRow(at: indexPath, animated: false)
    delegate?.tableView(self, didDeselectRowAt: indexPath)
    return true
  }
}
