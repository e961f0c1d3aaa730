import CGTK
import DiffableSnapshots

// The user drags a row onto another row. The dragged row takes the position of that row.
extension GTKListTarget {
  /// Adds the controllers that let the user drag rows.
  func reportDrags() {
    let source = gtk_drag_source_new()!
    gtk_drag_source_set_actions(source, GDK_ACTION_MOVE)
    let prepare: SignalHandler.Prepare = { _, x, y, target in
      listTarget(target).prepareDrag(fromX: x, y: y)
    }
    let begin: SignalHandler.Object = { _, _, target in listTarget(target).beginDrag() }
    let end: SignalHandler.DragEnd = { _, _, _, target in listTarget(target).endDrag() }
    connect(source, "prepare", prepare)
    connect(source, "drag-begin", begin)
    connect(source, "drag-end", end)
    gtk_widget_add_controller(view, source)

    let destination = gtk_drop_target_new(g_object_get_type(), GDK_ACTION_MOVE)!
    let drop: SignalHandler.Drop = { _, _, x, y, target in
      listTarget(target).drop(atX: x, y: y) ? 1 : 0
    }
    connect(destination, "drop", drop)
    gtk_widget_add_controller(view, destination)
  }

  /// Returns what a drag carries, or nil when the user may not drag the row.
  private func prepareDrag(fromX x: Double, y: Double) -> UnsafeMutablePointer<GdkContentProvider>?
  {
    guard let row = row(atX: x, y: y), let path = itemPath(ofRow: row),
      data?.allows(.reorder, at: path) == true
    else { return nil }
    draggedRow = row
    let object = object(ofRow: row)
    defer { g_object_unref(object) }
    var value = GValue()
    g_value_init(&value, g_object_get_type())
    defer { g_value_unset(&value) }
    g_value_set_object(&value, object)
    return gdk_content_provider_new_for_value(&value)
  }

  private func beginDrag() {
    guard let path = draggedRow.flatMap(itemPath), data?.beginReordering(at: path) == true
    else { return draggedRow = nil }
  }

  private func drop(atX x: Double, y: Double) -> Bool {
    guard let source = draggedRow, let data,
      let destination = row(atX: x, y: y) ?? (numberOfRows > 0 ? numberOfRows - 1 : nil),
      let path = data.destination(ofRow: source, movedTo: destination, headers: hasHeaders),
      data.dropReorderedItem(at: path)
    else { return false }
    moveRow(from: source, to: destination)
    draggedRow = nil
    return true
  }

  private func endDrag() {
    draggedRow = nil
    data?.endReordering()
  }

  /// Moves a row with one signal, so that the row keeps its widget.
  private func moveRow(from source: Int, to destination: Int) {
    let rows = min(source, destination)..<max(source, destination) + 1
    var objects = rows.map { object(ofRow: $0) }
    objects.insert(objects.remove(at: source - rows.lowerBound), at: destination - rows.lowerBound)
    replace(rows, with: objects)
  }

  /// Returns the row at a point of the view.
  private func row(atX x: Double, y: Double) -> Int? {
    var widget = gtk_widget_pick(view, x, y, GTK_PICK_DEFAULT)
    while let parent = widget.flatMap(gtk_widget_get_parent), parent != view { widget = parent }
    // The child of the list is the row, whose only child is the widget of the provider.
    guard let child = widget.flatMap(gtk_widget_get_first_child),
      let listItem = listItem(of: gpointer(child))
    else { return nil }
    return Int(gtk_list_item_get_position(listItem))
  }
}
