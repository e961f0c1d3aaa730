import CGTK
import GTKList

/// A row of a list, read from its widgets.
struct ShownRow {
  /// The widget that the provider made.
  var label: Widget

  var text: String

  /// The range of the row's vertical coordinates in the list view; nil if the row is out of view.
  var extent: ClosedRange<Float>?
}

extension ListWindow {
  /// The rows that have widgets, from the top to the bottom.
  ///
  /// They are read from the children of the list view, without the help of the target.
  var shownRows: [ShownRow] {
    var rows: [ShownRow] = []
    var next = gtk_widget_get_first_child(list.view)
    while let row = next {
      next = gtk_widget_get_next_sibling(row)
      guard let label = gtk_widget_get_first_child(row) else { continue }
      let text = String(cString: gtk_label_get_text(OpaquePointer(label)))
      rows.append(ShownRow(label: label, text: text, extent: extent(of: row)))
    }
    return rows
  }

  private func extent(of row: Widget) -> ClosedRange<Float>? {
    guard gtk_widget_get_child_visible(row) != 0 else { return nil }
    var bounds = graphene_rect_t()
    Check.that(gtk_widget_compute_bounds(row, list.view, &bounds) != 0, "A row has no bounds")
    return bounds.origin.y...bounds.origin.y + bounds.size.height
  }

  /// Checks that all rows have widgets with the expected texts, and that no rows overlap.
  func check(shows texts: [String], _ what: @autoclosure () -> String) {
    let rows = shownRows
    Check.equal(rows.map(\.text), texts, what())
    Check.equal(list.numberOfRows, texts.count, "\(what()): the number of rows in the model")
    let extents = rows.compactMap(\.extent)
    for (extent, next) in zip(extents, extents.dropFirst()) {
      Check.that(extent.upperBound <= next.lowerBound, "\(what()): rows overlap")
    }
  }
}
