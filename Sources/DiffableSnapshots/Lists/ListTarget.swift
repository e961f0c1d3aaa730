/// A list that a data source can update: a table view, a GTK list, a terminal, a web page, a test double.
///
/// A target declares its capabilities and performs the batches that it receives. A target stores no items. It
/// reads counts and cells from its ``data``.
///
/// ```swift
/// final class PlainList: ListTarget {
///   let capabilities = ListCapabilities.noMoves
///   var data: ListData<String>?
///   private(set) var lines: [[String]] = []
///
///   func reloadData<Section, Item>(
///     _ snapshot: Snapshot<Section, Item>,
///     completion: @escaping () -> Void
///   ) {
///     guard let data else { return completion() }
///     lines = (0..<data.numberOfSections).map { section in
///       (0..<data.numberOfItems(inSection: section)).map { item in
///         data.cell(at: ItemPath(section: section, item: item))
///       }
///     }
///     completion()
///   }
///
///   func perform<Section, Item>(
///     _ batch: Batch<Section, Item>,
///     animated: Bool,
///     updateData: () -> Void,
///     completion: @escaping () -> Void
///   ) {
///     updateData()
///     reloadData(batch.snapshot, completion: completion)
///   }
/// }
/// ```
///
/// A list that shows headers, footers or other supplementary views also stores ``makeSupplementaryView``. The list
/// reads the views of a section when the section is inserted, reloaded or reconfigured.
///
/// A list that performs one edit after the other uses ``Batch/edits`` instead of the lists of changes.
///
/// The data source calls the target in its own isolation. A target that belongs to the main actor, as every view
/// does, needs an isolated conformance: `final class TableTarget: @MainActor ListTarget`.
public protocol ListTarget: AnyObject {
  /// The type of the cells.
  associatedtype Cell

  /// The type of headers, footers and other supplementary views.
  associatedtype SupplementaryView = Cell

  /// The changes that the list can perform in one batch.
  var capabilities: ListCapabilities { get }

  /// Whether the list is visible; if false, each apply reloads the list.
  var isOnScreen: Bool { get }

  /// The greatest number of changes that the list performs in batches; if an apply has more changes, the list is
  /// reloaded.
  ///
  /// ``DiffableDataSource/changeLimit`` overrides this limit.
  var changeLimit: Int { get }

  /// The data that the list reads.
  ///
  /// The data source sets this property when it is created, or when everything has ended that was under way then in
  /// another data source of the list, and sets it to nil when it is released. The property must return the value that was
  /// set. A data source no longer changes its target when this property has been set to nil or to other data.
  ///
  /// When the property changes, a drag that the list has begun is over: the list puts the item back, and does not report
  /// the end of the drag.
  var data: ListData<Cell>? { get set }

  /// The data that the list shows.
  ///
  /// Usually this is ``data``, the default. If several targets can share one list, such as a view, a target that does
  /// not have the list yet returns the data of the target that has it. A data source that is created for such a target
  /// takes over the list when nothing of the other data source is under way.
  var currentData: ListData<Cell>? { get }

  /// Makes or updates a supplementary view with the data source's supplementary view provider.
  ///
  /// The data source sets this property and clears it together with ``data``, and answers from the same snapshot. The
  /// kind determines what the item index of the path means. The result is nil when the provider returns none or the
  /// section is out of bounds. For a header or a footer, call ``supplementaryView(ofKind:inSection:)``.
  var makeSupplementaryView: ((SupplementaryKind, ItemPath) -> SupplementaryView?)? { get set }

  /// Returns whether an apply must wait because the list cannot change now, for example while the user holds a row.
  ///
  /// The data source asks at the beginning of each apply, also of an apply that has waited, and before another data
  /// source gets the list. If the result is true, applies wait as during reordering, until the target calls
  /// ``ListData/resumeApplies()`` of its ``data``. The data source then asks again.
  ///
  /// - Returns: Whether the apply must wait.
  func applyMustWait() -> Bool

  /// Called before the first change of an apply, while ``data`` still answers from the old snapshot.
  ///
  /// The data source then calls the target for one reload, or for one or more batches, and at the end
  /// ``didApply()``.
  func willApply()

  /// Called after the last change of an apply.
  ///
  /// A list that draws itself can draw here once for all changes. Animations may still run.
  func didApply()

  /// Reloads the list from its data, without animation.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show. ``data`` already answers from it.
  ///   - completion: Call this function once when the list shows the snapshot, during this call or later.
  ///     Releasing it without a call has the same effect. The data source may have been released by then.
  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  )

  /// Performs a batch.
  ///
  /// - Parameters:
  ///   - batch: The changes, which are valid for a list with these ``capabilities``.
  ///   - animated: Whether to animate the changes.
  ///   - updateData: Makes ``data`` answer from `batch.snapshot`. Call this function once during this call, inside
  ///     the list's own update block. Before that, ``data`` answers from the old snapshot.
  ///   - completion: Call this function once when the list shows the snapshot, during this call or later.
  ///     Releasing it without a call has the same effect. The data source may have been released by then.
  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  )

  /// Reports the problems of an applied snapshot where a programmer reads them, such as in a log.
  ///
  /// Called once for each apply with problems, unless ``DiffableDataSource/problemHandler`` is set. The description of
  /// a problem is a sentence.
  ///
  /// - Parameter problems: The first problems of the snapshot, oldest first.
  func report<Section, Item>(_ problems: [SnapshotProblem<Section, Item>])
}

extension ListTarget {
  /// True by default.
  public var isOnScreen: Bool { true }

  /// No limit by default.
  public var changeLimit: Int { .max }

  /// The ``data`` by default.
  public var currentData: ListData<Cell>? { data }

  /// Nil by default, for a list without supplementary views.
  public var makeSupplementaryView: ((SupplementaryKind, ItemPath) -> SupplementaryView?)? {
    get { nil }
    set {}
  }

  /// Makes or updates a view of a section with the data source's supplementary view provider.
  ///
  /// - Parameters:
  ///   - kind: The kind of the view.
  ///   - section: The section index.
  /// - Returns: The view, or nil when the provider returns none or the index is out of bounds.
  /// - Complexity: O(1), plus the time that the supplementary view provider takes.
  public func supplementaryView(
    ofKind kind: SupplementaryKind,
    inSection section: Int
  ) -> SupplementaryView? {
    makeSupplementaryView?(kind, ItemPath(section: section, item: 0))
  }

  /// Returns false by default: the list can always change.
  ///
  /// - Returns: False.
  /// - Complexity: O(1).
  public func applyMustWait() -> Bool { false }

  /// Does nothing by default.
  ///
  /// - Complexity: O(1).
  public func willApply() {}

  /// Does nothing by default.
  ///
  /// - Complexity: O(1).
  public func didApply() {}

  /// Prints the problems by default, each sentence once.
  ///
  /// Does nothing in release builds.
  ///
  /// - Parameter problems: The problems.
  /// - Complexity: O(*p*), where *p* is the number of problems.
  public func report<Section, Item>(_ problems: [SnapshotProblem<Section, Item>]) {
    #if DEBUG && !hasFeature(Embedded)
      var printed: Set<String> = []
      for problem in problems.map({ $0.description }) where printed.insert(problem).inserted {
        print(problem)
      }
    #endif
  }
}

/// The kind of a supplementary view: a header, a footer, or any other kind that a list shows.
///
/// A kind is a name. A list that shows more than headers and footers defines its own kinds:
///
/// ```swift
/// extension SupplementaryKind {
///   static let badge = SupplementaryKind(rawValue: "badge")
/// }
/// ```
public struct SupplementaryKind: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public var rawValue: String

  /// Creates a kind with a name.
  ///
  /// - Parameter rawValue: The name. Kinds with equal names are equal.
  /// - Complexity: O(1).
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A view before the items of a section.
  public static let header = SupplementaryKind(rawValue: "header")

  /// A view after the items of a section.
  public static let footer = SupplementaryKind(rawValue: "footer")
}
