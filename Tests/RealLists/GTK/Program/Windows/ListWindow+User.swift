import CGTK
import GTKList

// Simulates the user with the signals and actions by which GTK reports what a user does.
extension ListWindow {
  /// Activates a row.
  func activate(_ row: Int) {
    let position = g_variant_new_uint32(guint32(row))
    Check.that(
      gtk_widget_activate_action_variant(list.view, "list.activate-item", position) != 0,
      "The list cannot activate rows"
    )
  }

  /// Presses a key while the list has the focus.
  func press(_ key: guint) {
    let arguments: [(inout GValue) -> Void] = [
      { $0.set(key) }, { $0.set(guint(0)) },
      {
        g_value_init(&$0, gdk_modifier_type_get_type())
        g_value_set_flags(&$0, 0)
      },
    ]
    for keys in controllers(of: gtk_event_controller_key_get_type()) {
      var isHandled = emit("key-pressed", from: keys, arguments, result: GValue.boolean)
      defer { g_value_unset(&isHandled) }
      if g_value_get_boolean(&isHandled) != 0 { return }
    }
    Check.fail("No controller handles the key")
  }

  /// Lifts a row.
  ///
  /// - Returns: Whether the list begins a drag.
  func beginDrag(_ row: Int) -> Bool {
    let source = controller(of: gtk_drag_source_get_type())
    let type = gdk_content_provider_get_type()
    var content = emit("prepare", from: source, point(in: row), result: type)
    defer { g_value_unset(&content) }
    guard g_value_get_object(&content) != nil else { return false }
    emit("drag-begin", from: source, [{ g_value_init(&$0, gdk_drag_get_type()) }])
    return true
  }

  /// Drops the lifted row onto another row.
  ///
  /// - Returns: Whether the list accepts the row.
  func drop(on row: Int) -> Bool {
    let setValue: (inout GValue) -> Void = {
      g_value_init(&$0, g_value_get_type())
      var value = GValue()
      g_value_init(&value, g_object_get_type())
      g_value_set_boxed(&$0, &value)
      g_value_unset(&value)
    }
    var isAccepted = emit(
      "drop",
      from: controller(of: gtk_drop_target_get_type()),
      [setValue] + point(in: row),
      result: GValue.boolean
    )
    defer { g_value_unset(&isAccepted) }
    return g_value_get_boolean(&isAccepted) != 0
  }

  /// Ends the drag, after a drop or without one.
  func endDrag() {
    emit(
      "drag-end",
      from: controller(of: gtk_drag_source_get_type()),
      [
        { g_value_init(&$0, gdk_drag_get_type()) },
        {
          g_value_init(&$0, GValue.boolean)
          g_value_set_boolean(&$0, 1)
        },
      ]
    )
  }

  /// Returns functions that set two arguments to the coordinates of a point in a visible row, at half its height.
  private func point(in row: Int) -> [(inout GValue) -> Void] {
    guard let extent = shownRows[row].extent else { Check.fail("Row \(row) is out of view") }
    return [{ $0.set(20.0) }, { $0.set(Double(extent.lowerBound + extent.upperBound) / 2) }]
  }

  private func controller(of type: GType) -> gpointer {
    guard let controller = controllers(of: type).first else {
      Check.fail("The list has no controller of the type")
    }
    return controller
  }

  private func controllers(of type: GType) -> [gpointer] {
    let controllers = gtk_widget_observe_controllers(list.view)
    defer { g_object_unref(gpointer(controllers)) }
    return (0..<g_list_model_get_n_items(controllers)).compactMap { position in
      let controller = g_list_model_get_item(controllers, position)
      defer { g_object_unref(controller) }
      let instance = controller?.assumingMemoryBound(to: GTypeInstance.self)
      return g_type_check_instance_is_a(instance, type) != 0 ? controller : nil
    }
  }
}

extension GValue {
  /// `G_TYPE_BOOLEAN`, `G_TYPE_UINT` and `G_TYPE_DOUBLE`, macros that Swift does not import.
  static let boolean = GType(5 << 2)
  private static let uint = GType(7 << 2)
  private static let double = GType(15 << 2)

  /// Sets the value to a number.
  mutating func set(_ number: guint) {
    g_value_init(&self, Self.uint)
    g_value_set_uint(&self, number)
  }

  /// Sets the value to a number.
  mutating func set(_ number: Double) {
    g_value_init(&self, Self.double)
    g_value_set_double(&self, number)
  }
}
