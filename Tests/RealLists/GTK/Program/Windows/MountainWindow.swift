import CGTK
import DiffableSnapshots
import Foundation
import GTKList

/// The search for mountains in a window.
final class MountainWindow {
  let search: MountainSearch
  let window: ListWindow
  let dataSource: DiffableDataSource<MountainSection, Mountain, GTKListTarget>

  /// The field for the text of the search.
  let field: Widget

  /// The label with the number of results.
  let title: Widget

  /// Opens a window with the mountains of the showcase.
  init() throws {
    // The file of the showcase, from the folder of the package.
    let path = URL(filePath: #filePath)
      .appending(path: "../../../../../../Sources/Showcase/Resources/mountains.csv")
      .standardizedFileURL.path
    search = MountainSearch(
      try Mountain.all(in: String(contentsOfFile: path, encoding: .utf8))
    )
    field = gtk_entry_new()
    title = gtk_label_new(nil)
    let top: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    for widget in [field, title] {
      gtk_box_append(UnsafeMutableRawPointer(top).assumingMemoryBound(to: GtkBox.self), widget)
    }
    let margins = [
      gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start,
      gtk_widget_set_margin_end,
    ]
    for set in margins { set(top, 6) }
    let list = GTKListTarget(hasHeaders: false)
    window = ListWindow("Mountains", list, top: top)
    dataSource = DiffableDataSource(target: list) { list, _, mountain in
      list.label(mountain.row.text)
    }
    show()
    SignalAction.connect(gpointer(field), "changed") { [unowned self] in show() }
  }

  /// The text in the field.
  var text: String {
    get { String(cString: gtk_editable_get_text(OpaquePointer(field))) }
    set { gtk_editable_set_text(OpaquePointer(field), newValue) }
  }

  private func show() {
    // The names in the file are unique.
    let snapshot = search.snapshot(for: text)
    dataSource.apply(snapshot)
    let count = snapshot.numberOfItems
    gtk_label_set_text(OpaquePointer(title), search.title(for: text, numberOfMatches: count))
  }
}
