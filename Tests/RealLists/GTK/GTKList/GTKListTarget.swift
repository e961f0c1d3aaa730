import CGTK
import DiffableSnapshots
import Glibc

/// A pointer to a widget of any class.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

/// A `GtkListView` that shows the items of a data source, usually with a header row for each section.
///
/// The model is a `GListStore` that holds one bare object for each row. An object has no content: when GTK binds the
/// object to a row, the target asks the data source for the widget of the row. The list keeps the widget of a row as
/// long as the row keeps its object.
///
/// Use the target on the thread that runs the main loop of GTK.
public final class GTKListTarget: ListTarget {
  /// The changes that one signal of the model can report.
  public let capabilities: ListCapabilities
  /// The data that the list reads.
  public var data: ListData<Widget>? { didSet { draggedRow = nil } }
  /// The headers that the list reads.
  public var makeSupplementaryView: ((SupplementaryKind, ItemPath) -> Widget?)?

  /// Whether each section has a header row.
  public let hasHeaders: Bool

  /// The `GtkListView`.
  public let view: Widget
  /// The `GListStore` with the objects of the rows.
  public let store: OpaquePointer
  /// The `GtkSingleSelection` around the store.
  public let selection: OpaquePointer

  /// Called with the path of an item that the user activates, by a double click or by the Return key.
  public var activationHandler: ((ItemPath) -> Void)?

  /// The present widget of the row for which the target calls a provider, so that the provider can update it.
  ///
  /// Nil when the row has no widget yet. The widget may have shown a header or any other item before.
  public internal(set) var reusableWidget: Widget?

  /// The number of times that GTK has bound an object to a row.
  public internal(set) var numberOfBoundRows = 0

  /// The number of widgets that ``label(_:isHeading:)`` has made.
  public internal(set) var numberOfMadeWidgets = 0

  /// The objects that GTK has bound while positions in the model differ from positions in the data; nil at other times.
  var objectsWithoutContent: Set<gpointer>?

  /// The row that the user drags.
  var draggedRow: Int?

  /// The objects whose signals the target receives.
  ///
  /// The view keeps them alive.
  var senders: [OpaquePointer] = []

  /// Creates an empty list.
  ///
  /// - Parameter hasHeaders: Whether each section has a header row.
  public init(hasHeaders: Bool = true) {
    self.hasHeaders = hasHeaders
    capabilities = hasHeaders ? .flatList : .flatList.subtracting(.headerRows)
    store = g_list_store_new(g_object_get_type())
    // The selection and the view take over the references that they are created with.
    selection = gtk_single_selection_new(OpaquePointer(g_object_ref(gpointer(store))))
    gtk_single_selection_set_autoselect(selection, 0)
    gtk_single_selection_set_can_unselect(selection, 1)
    view = gtk_list_view_new(selection, nil)
    g_object_ref_sink(view)
    makeRowsByProviders()
    reportActivation()
    reportDrags()
  }

  deinit {
    disconnectSignals()
    g_object_unref(view)
    g_object_unref(gpointer(store))
  }

  /// Replaces all rows.
  public func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    let objects = (0..<snapshot.numberOfRows(headers: hasHeaders)).map { _ in makeObject() }
    replace(0..<numberOfRows, with: objects)
    completion()
  }

  /// The least number of kept rows between two signals for one batch.
  ///
  /// GTK has widgets for about 100 rows before and after the rows in view. GTK 4.8 loses some of them when a row
  /// moves far within one signal. With a distance of 30 or more, rows in view lose their widgets. With 10 or fewer, a
  /// row that moves from one splice to another loses its widget.
  private static let distance = 20

  // example: a batch in GTK
  /// Performs a batch with one signal of the model, or with a few
  /// signals if its changes are far apart.
  public func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    let splices = batch.rowSplices(distance: Self.distance)
    let selected = selectedRow
    updateData()
    replace(splices)
    if let selected, selectedRow == nil {
      selectedRow = newRow(ofSelected: selected, splices, batch)
    }
    for path in batch.items.reconfigurations {
      updateWidget(ofRow: path.item)
    }
    completion()
  }
  // end

  /// Writes the problems of an applied snapshot to standard error.
  public func report<Section, Item>(_ problems: [SnapshotProblem<Section, Item>]) {
    for problem in problems {
      let line = "\(problem)\n"
      _ = write(STDERR_FILENO, line, line.utf8.count)
    }
  }

  /// Returns the new row of the row that was selected, or nil if that row is deleted.
  ///
  /// GTK keeps the selection of a replaced row only if one signal both removes and inserts the object of the row. So
  /// this function finds rows that move to another splice and rows that are reloaded.
  private func newRow<Section, Item>(
    ofSelected row: Int,
    _ splices: [RowSplice],
    _ batch: Batch<Section, Item>
  ) -> Int? {
    for splice in splices {
      if let offset = splice.origins.firstIndex(of: row) {
        return splice.newRows.lowerBound + offset
      }
    }
    let reload = batch.oldItemReloads.firstIndex { $0.item == row }
    return reload.map { batch.items.reloads[$0].item }
  }
}
