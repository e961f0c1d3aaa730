import DiffableSnapshots
import DiffableSources

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  /// A list in a view of UIKit or AppKit, such as the target of a table view or a collection view.
  public protocol ViewTarget: ListTarget {
    /// The class of the view.
    associatedtype View: AnyObject

    /// The view; nil when it is released, and while it belongs to another target.
    @MainActor var view: View? { get }

    /// How the view is updated while it has no window.
    @MainActor var updatesOutsideWindow: UpdatesOutsideWindow { get set }

    /// The type of the view's delegates.
    associatedtype Delegate

    /// The delegate of the app, which receives the messages that the target does not handle.
    @MainActor var delegate: Delegate? { get set }

    /// The paths of the selected items, in the order of the list.
    @_spi(Views) @MainActor var selectedPaths: [ItemPath] { get set }

    /// Reloads the view, which shows the data when the method returns.
    @_spi(Views) @MainActor func reload(_ view: View)

    /// Performs a batch, and calls `updateData` within the updates of the view.
    @_spi(Views) @MainActor
    func perform(_ batch: UntypedBatch, in view: View, updateData: () -> Void)
  }

  /// How a view is updated while it has no window, for example under another screen.
  public enum UpdatesOutsideWindow: Hashable, Sendable {
    /// Each apply reloads the view. The reload itself makes no cells until the view is in a window.
    case reload

    /// The view performs batches, as on screen. UIKit may log a warning about layout outside of a window.
    case batches
  }

  extension ViewTarget {
    /// Traps: a target without this method implements ``reloadData(_:completion:)``.
    @_spi(Views)
    @MainActor
    public func reload(_ view: View) {
      preconditionFailure("\(type(of: self)) does not implement reloadData(_:completion:)")
    }

    /// Reloads the view, without animation.
    ///
    /// If a collection view is in a window, it makes its visible cells during the call: a reload that waits for the
    /// next layout can be lost when a batch follows.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot to show.
    ///   - completion: Called within this call.
    /// - Complexity: That of the view's reload.
    @MainActor
    public func reloadData<Section, Item>(
      _ snapshot: Snapshot<Section, Item>,
      completion: @escaping () -> Void
    ) {
      if let view { reload(view) }
      completion()
    }

    /// Logs the problems of an applied snapshot with `NSLog`, each sentence once.
    ///
    /// - Parameter problems: The problems.
    public func report<Section, Item>(_ problems: [SnapshotProblem<Section, Item>]) {
      var logged: Set<String> = []
      for sentence in problems.map({ $0.description }) where logged.insert(sentence).inserted {
        // The first argument of `NSLog` is a format.
        NSLog(
          sentence.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
        )
      }
    }

    /// Ends the program with a message if the code does not run on the main thread.
    ///
    /// A check of the main actor would end the program without the message on current systems.
    package func requireMainThread() {
      guard Thread.isMainThread else {
        fatalError(
          "Apply snapshots on the main thread: the view of the data source can be used only there"
        )
      }
    }
  }

  @MainActor
  extension SourceConnection where Target: ViewTarget {
    /// The delegate of the app; initially the delegate that the view had.
    ///
    /// The connection keeps no strong reference to it. The delegate of the target says what happens to the methods that
    /// the connection implements too: usually, the source of an item and the delegate must both allow something, and
    /// both are called.
    ///
    /// If the app sets the delegate of the view instead, the connection logs a message, becomes the delegate again, and
    /// forwards messages to the delegate of the app.
    public var delegate: Target.Delegate? {
      get { target.delegate }
      set { target.delegate = newValue }
    }
  }

  @MainActor
  extension DiffableDataSource where Target: ViewTarget {
    /// How the view is updated while it has no window; by reloads by default.
    public var updatesOutsideWindow: UpdatesOutsideWindow {
      get { target.updatesOutsideWindow }
      set { target.updatesOutsideWindow = newValue }
    }

    /// The selected items, in the order of the list.
    ///
    /// An apply keeps the selection of the items that remain, even if it reloads the view.
    ///
    /// Setting the property selects and deselects items without animation. Items that the view does not show are
    /// ignored. Views of UIKit and collection views do not tell their delegates.
    ///
    /// - Complexity: O(*k* log *n*) on average, where *k* is the number of selected items and *n* the number of
    ///   sections and items.
    public var selectedItemIdentifiers: [Item] {
      get { target.selectedPaths.compactMap { itemIdentifier(for: $0) } }
      set { target.selectedPaths = newValue.compactMap { itemPath(for: $0) } }
    }
  }

  extension ViewTarget where Self: ReusableCellTarget {
    /// Returns a cell of the wrong class unchanged: a view must show each cell that it has dequeued.
    ///
    /// Since iOS 18, views of UIKit raise an exception otherwise. A collection view of AppKit lets the target make only
    /// one collection view item for each path.
    ///
    /// - Parameters:
    ///   - path: The path of the item.
    ///   - cell: The cell of the wrong class.
    /// - Returns: The same cell.
    public func plainCell(at path: ItemPath, insteadOf cell: Cell) -> Cell { cell }

    /// Returns an empty cell of a class, which is dequeued: a collection view shows no other cells.
    package func plainCell(of type: AnyClass, at path: ItemPath) -> Cell {
      let identifier = "Diffable.plain"
      registerCell(type, reuseIdentifier: identifier)
      return dequeueCell(reuseIdentifier: identifier, at: path)
    }
  }
#endif
