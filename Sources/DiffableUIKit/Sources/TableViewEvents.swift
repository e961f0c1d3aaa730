#if canImport(UIKit) && !os(watchOS)
  import DiffableSources
  import UIKit

  /// The delegate of a table view that shows a source: it reports events to the source, and forwards messages to the
  /// delegate of the app.
  ///
  /// It does not ask that delegate whether a row can be highlighted or selected if the source already refuses.
  @MainActor
  final class TableViewEvents: ForwardingDelegate {
    let target: TableViewTarget
    weak var connection: SourceConnection<ReusableCell, TableViewTarget>?

    init(_ target: TableViewTarget, forwardingTo delegate: (any UITableViewDelegate)?) {
      self.target = target
      super.init(forwardingTo: delegate)
    }

    /// Returns the delegate of the app if it implements a method.
    func tableDelegate(_ method: String) -> (any UITableViewDelegate)? {
      delegate(implementing: method) as? any UITableViewDelegate
    }
  }
#endif
