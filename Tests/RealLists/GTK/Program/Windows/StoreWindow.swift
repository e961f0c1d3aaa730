import CGTK
import DiffableSources
import GTKList

/// The front page of the store in a window.
final class StoreWindow {
  let page = StorePage()
  let window: ListWindow
  let connection: SourceConnection<RowText, GTKListTarget>

  init() {
    let list = GTKListTarget()
    window = ListWindow("Store", list)
    connection = SourceConnection(
      page.source,
      to: list,
      cell: { list, _, row in list.label(row.text) },
      supplementaryView: { list, _, _, title in list.label(title.text, isHeading: true) }
    )
    page.events.handler = { [unowned page] in page.perform($0) }
    list.activationHandler = { [unowned self] path in
      connection.perform(.select, at: path)
    }
    page.scrollToTop = { [unowned list] in list.selectRow(1) }
    reportArrowKeys()
  }

  /// Scrolls the selected shelf by the arrow keys.
  private func reportArrowKeys() {
    let keys = gtk_event_controller_key_new()!
    // The list itself scrolls by these keys unless they are handled before.
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(window.list.view, keys)
    KeyAction.connect(gpointer(keys)) { [unowned self] key in
      switch key {
      case guint(GDK_KEY_Left): scrollShelf(by: -1)
      case guint(GDK_KEY_Right): scrollShelf(by: 1)
      default: false
      }
    }
  }

  private func scrollShelf(by distance: Int) -> Bool {
    guard let path = window.list.selectedPath else { return false }
    page.scrollShelf(of: connection.snapshot().itemIdentifier(for: path), by: distance)
    return true
  }
}
