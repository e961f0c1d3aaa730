#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension TableViewTarget {
    /// Returns a new or reused view for a section; nil if the section shows a title or nothing.
    func view(ofKind kind: SupplementaryKind, inSection section: Int) -> UIView? {
      guard let tableView, let data,
        let content = supplementaryView(ofKind: kind, inSection: section),
        content.title == nil
      else { return nil }
      let identifier = String(reflecting: content.type)
      if headerFooterClasses.insert(ObjectIdentifier(content.type)).inserted {
        tableView.register(content.type, forHeaderFooterViewReuseIdentifier: identifier)
      }
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier)
      return view.flatMap { view in
        data.inProvider { content.configure(view) } ? view : nil
      }
    }

    /// Updates the header and the footer of a section in place, if they are visible.
    ///
    /// - Returns: Whether both could be updated; if false, the section must be reloaded.
    func updateHeaderAndFooter(inSection section: Int, of tableView: UITableView) -> Bool {
      update(
        .header,
        inSection: section,
        tableView.headerView(forSection: section),
        isMissing: tableView.isHeightEmptyOrVisible(tableView.rectForHeader(inSection: section))
      )
        && update(
          .footer,
          inSection: section,
          tableView.footerView(forSection: section),
          isMissing: tableView.isHeightEmptyOrVisible(tableView.rectForFooter(inSection: section))
        )
    }

    /// Updates a header or a footer, and returns whether it is up to date.
    ///
    /// - Parameters:
    ///   - kind: The kind of the view.
    ///   - section: The index of the section.
    ///   - view: The view that the table view shows, or nil.
    ///   - isMissing: Used only if `view` is nil: true if the section has no such view; false if the view is outside of
    ///     the visible area. In the second case, the table view makes the view again when it becomes visible.
    /// - Returns: Whether the view is up to date; if false, the section must be reloaded.
    private func update(
      _ kind: SupplementaryKind,
      inSection section: Int,
      _ view: UITableViewHeaderFooterView?,
      isMissing: Bool
    ) -> Bool {
      if view == nil && !isMissing { return true }
      let content = supplementaryView(ofKind: kind, inSection: section)
      guard let view, let content, let data else { return view == nil && content == nil }
      // The table view itself makes the views that show titles. If the visible view is of a class that the target has
      // registered, the view cannot be updated to show a title, so the section must be reloaded.
      let isOwnView = headerFooterClasses.contains(ObjectIdentifier(type(of: view)))
      if let title = content.title {
        if isOwnView { return false }
        // Except in the plain style, UIKit can change the title of a header to capitals when it makes the header. A
        // label that is set here would show small letters.
        if kind == .header, let tableView, tableView.style != .plain {
          let text = view.textLabel?.text
          return text == title || text == title.uppercased()
        }
      }
      return data.inProvider { content.configure(view) }
    }
  }

  extension UITableView {
    /// Returns whether the area of a header or a footer has no height or is at least partly visible.
    fileprivate func isHeightEmptyOrVisible(_ area: CGRect) -> Bool {
      area.height == 0 || area.intersects(bounds)
    }
  }
#endif
