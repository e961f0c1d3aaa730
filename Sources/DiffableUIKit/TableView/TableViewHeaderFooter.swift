#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A header or a footer of a section of a table view: a title or a view.
  ///
  /// ```swift
  /// dataSource.supplementaryViewProvider = { _, kind, _, group in
  ///   kind == .header ? .title(group.name) : .view(CountView.self) { $0.count = group.count }
  /// }
  /// ```
  ///
  /// A table view asks its data source for titles, and its delegate for views. To show views, a delegate calls
  /// `headerView(forSection:)` and `footerView(forSection:)` of the data source.
  @MainActor
  public struct TableViewHeaderFooter {
    /// The title; nil for a view.
    public let title: String?

    let type: UITableViewHeaderFooterView.Type

    /// Configures a view, and returns whether it is of the right class.
    let configure: (UITableViewHeaderFooterView) -> Bool

    /// Returns a header or a footer that the table view makes from a title.
    ///
    /// - Parameter title: The title.
    /// - Returns: The header or footer.
    public static func title(_ title: String) -> TableViewHeaderFooter {
      TableViewHeaderFooter(title: title, type: UITableViewHeaderFooterView.self) { view in
        guard let label = view.textLabel else { return false }
        label.text = title
        return true
      }
    }

    /// Returns a header or a footer with a view of its own.
    ///
    /// The app need not register the class: the target does.
    ///
    /// - Parameters:
    ///   - type: The class of the view.
    ///   - configure: Configures the view. The view may have been configured for another section before.
    /// - Returns: The header or footer.
    public static func view<View: UITableViewHeaderFooterView>(
      _ type: View.Type,
      configure: @escaping (_ view: View) -> Void
    ) -> TableViewHeaderFooter {
      TableViewHeaderFooter(title: nil, type: type) { view in
        guard let view = view as? View else { return false }
        configure(view)
        return true
      }
    }
  }
#endif
