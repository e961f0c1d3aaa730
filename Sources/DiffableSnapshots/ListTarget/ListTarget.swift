/// Anything that shows a list: a table view, a GTK list, a terminal, a page, a test double.
///
/// A target says what it can do, and carries out what it is told. It holds no items: whenever it
/// needs a count or a cell it asks its ``data``.
///
/// ```swift
/// final class PlainList: ListTarget {
///   let capabilities = ListCapabilities.noMoves
///   var data: ListData<String>?
///   private(set) var lines: [[String]] = []
///
///   func reloadData<Section, Item>(
///     _ snapshot: Snapshot<Section, Item>, completion: @escaping () -> Void
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
///     _ batch: Batch<Section, Item>, animated: Bool,
///     updateData: () -> Void, completion: @escaping () -> Void
///   ) {
///     updateData()
///     reloadData(batch.snapshot, completion: completion)
///   }
/// }
/// ```
///
/// A list that shows headers, footers or the like also has ``supplementaryData``, which it asks for them
/// when a section comes, is reloaded or is reconfigured.
///
/// A list that carries out one edit after the other takes ``Batch/edits`` instead of the lists.
///
/// A target is driven from the isolation of its data source. One that belongs to the main actor, as
/// every view does, conforms with an isolated conformance: `final class TableTarget: @MainActor
/// ListTarget`.
public protocol ListTarget: AnyObject {
  /// What the list shows for an item.
  associatedtype Cell

  /// What the list shows besides: headers, footers and the like.
  associatedtype SupplementaryView = Cell

  /// What the list can carry out in one batch.
  var capabilities: ListCapabilities { get }

  /// Whether the list can be seen. One that cannot gets its data by a full reload.
  var isOnScreen: Bool { get }

  /// The greatest number of changes worth showing one by one; with more the list is reloaded.
  ///
  /// The owner of the data source may set another one there.
  var changeLimit: Int { get }

  /// What the list may ask. The data source sets it when it is made, and takes it away when it goes.
  ///
  /// What was set has to be here when it is read: a data source leaves a list alone that has the data of a
  /// later one, or none.
  var data: ListData<Cell>? { get set }

  /// What the list may ask for supplementary views. The data source sets it and takes it away together
  /// with ``data``.
  var supplementaryData: SupplementaryData<SupplementaryView>? { get set }

  /// Hears that an apply begins; the data are still the old ones.
  ///
  /// What follows up to ``didApply()`` belongs together: one reload, or one batch or several.
  func willApply()

  /// Hears that an apply has told the list all that there is to do, so that a list that draws itself
  /// does so once. Animations may still run.
  func didApply()

  /// Shows the data afresh, without animation.
  ///
  /// - Parameters:
  ///   - snapshot: What to show; ``data`` answers from it already.
  ///   - completion: To be called once when the list shows it, during this call or later. To drop it
  ///     counts as calling it. The data source may be released by then.
  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  )

  /// Carries out a batch.
  ///
  /// - Parameters:
  ///   - batch: The changes, legal for a list with these ``capabilities``.
  ///   - animated: Whether to show them as movement.
  ///   - updateData: Lets ``data`` answer from `batch.snapshot`. To be called once during this call,
  ///     inside the list's own block of updates: until then the data are the old ones.
  ///   - completion: To be called once when the list shows the batch, during this call or later. To
  ///     drop it counts as calling it. The data source may be released by then.
  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  )
}

extension ListTarget {
  /// True: the list can be seen.
  ///
  /// - Complexity: O(1).
  public var isOnScreen: Bool { true }

  /// No limit.
  ///
  /// - Complexity: O(1).
  public var changeLimit: Int { .max }

  /// None, for a list that shows no supplementary views.
  ///
  /// - Complexity: O(1).
  public var supplementaryData: SupplementaryData<SupplementaryView>? {
    get { nil }
    set {}
  }

  /// Does nothing.
  ///
  /// - Complexity: O(1).
  public func willApply() {}

  /// Does nothing.
  ///
  /// - Complexity: O(1).
  public func didApply() {}
}
