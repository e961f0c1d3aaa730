import CGTK
import DiffableSnapshots

// The objects of the model, and the widgets that show them.
extension GTKListTarget {
  /// The number of rows, with headers.
  public var numberOfRows: Int { Int(g_list_model_get_n_items(store)) }

  /// Returns the path of the item of a row, or nil for a header.
  func itemPath(ofRow row: Int) -> ItemPath? {
    if case .item(let path)? = data?.row(at: row, headers: hasHeaders) { path } else { nil }
  }

  /// Returns the object of a row, with a reference that the caller must release.
  func object(ofRow row: Int) -> gpointer {
    guard let object = g_list_model_get_item(store, guint(row)) else {
      preconditionFailure("The row is out of bounds")
    }
    return object
  }

  /// Returns a new object, with a reference that the caller must release.
  func makeObject() -> gpointer {
    gpointer(g_object_new_with_properties(g_object_get_type(), 0, nil, nil))
  }

  /// Replaces rows by objects with one signal, and releases the references to the objects.
  func replace(_ rows: Range<Int>, with objects: [gpointer]) {
    var additions: [gpointer?] = objects
    let (position, count) = (guint(rows.lowerBound), guint(rows.count))
    g_list_store_splice(store, position, count, &additions, guint(objects.count))
    for object in objects { g_object_unref(object) }
  }

  // example: splices in GTK
  /// Replaces rows with a signal for each splice.
  func replace(_ splices: [RowSplice]) {
    // Gets all objects before rows are replaced: the origins of a
    // splice can be old rows of another splice.
    let objects = splices.map {
      $0.origins.map { $0.map(object(ofRow:)) ?? makeObject() }
    }
    objectsWithoutContent = []
    // From the last to the first, so that the old rows of the next
    // splice are still valid.
    for (splice, objects) in zip(splices, objects).reversed() {
      replace(splice.oldRows, with: objects)
    }
    let boundObjects = objectsWithoutContent ?? []
    objectsWithoutContent = nil
    for object in boundObjects {
      if let listItem = listItem(of: object) {
        updateWidget(of: listItem)
      }
      g_object_unref(object)
    }
  }
  // end

  /// Sets the factory of the list, which asks the providers of the data source for widgets.
  func makeRowsByProviders() {
    let factory = gtk_signal_list_item_factory_new()!
    let bind: SignalHandler.Object = { _, listItem, target in listTarget(target).bind(listItem) }
    let unbind: SignalHandler.Object = { _, listItem, target in
      listTarget(target).unbind(listItem)
    }
    connect(factory, "bind", bind)
    connect(factory, "unbind", unbind)
    gtk_list_view_set_factory(OpaquePointer(view), factory)
    g_object_unref(gpointer(factory))
  }

  // example: bound rows in GTK
  /// Shows the content of an object in the row that GTK has chosen.
  private func bind(_ listItem: OpaquePointer) {
    numberOfBoundRows += 1
    guard let object = gtk_list_item_get_item(listItem) else { return }
    setListItem(listItem, of: object)
    if objectsWithoutContent == nil {
      updateWidget(of: listItem)
    } else if objectsWithoutContent?.insert(object).inserted == true {
      g_object_ref(object)
    }
  }

  private func unbind(_ listItem: OpaquePointer) {
    guard let object = gtk_list_item_get_item(listItem) else { return }
    // An object that moves far can be bound to its new row before it
    // is unbound from its old row.
    if GTKList.listItem(of: object) == listItem {
      setListItem(nil, of: object)
    }
  }
  // end

  /// Updates the widget of a row, if the row has one.
  func updateWidget(ofRow row: Int) {
    let object = object(ofRow: row)
    defer { g_object_unref(object) }
    if let listItem = listItem(of: object) { updateWidget(of: listItem) }
  }

  private func updateWidget(of listItem: OpaquePointer) {
    reusableWidget = gtk_list_item_get_child(listItem)
    defer { reusableWidget = nil }
    var widget: Widget?
    var isItem = false
    switch data?.row(at: Int(gtk_list_item_get_position(listItem)), headers: hasHeaders) {
    case .header(let section):
      widget = supplementaryView(ofKind: .header, inSection: section)
    case .item(let path):
      widget = data?.cell(at: path)
      isItem = true
    case nil: break
    }
    gtk_list_item_set_selectable(listItem, isItem ? 1 : 0)
    gtk_list_item_set_activatable(listItem, isItem ? 1 : 0)
    guard widget != reusableWidget else { return }
    gtk_list_item_set_child(listItem, widget)
    if let widget { setListItem(listItem, of: gpointer(widget)) }
  }
}

/// The key under which an object and a widget keep the `GtkListItem` that connects them.
private let listItemKey = "diffable-list-item"

private func setListItem(_ listItem: OpaquePointer?, of object: gpointer?) {
  guard let object else { return }
  g_object_set_data(object.assumingMemoryBound(to: GObject.self), listItemKey, gpointer(listItem))
}

/// Returns the `GtkListItem` that an object is bound to, or that a widget is in.
func listItem(of object: gpointer) -> OpaquePointer? {
  OpaquePointer(g_object_get_data(object.assumingMemoryBound(to: GObject.self), listItemKey))
}
