import CGTK

/// A picture of windows, which GTK draws into a file.
struct Screenshot {
  /// The factor by which the picture is larger than the windows.
  private static let scale: Float = 2
  private static let gap: Float = 24

  private let picture: OpaquePointer = gtk_snapshot_new()
  private var width = Self.gap

  private init(height: Float) {
    gtk_snapshot_scale(picture, Self.scale, Self.scale)
    var desktop = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: 2 * 420 + 3 * Self.gap, height: height + 2 * Self.gap)
    )
    var color = GdkRGBA(red: 0.84, green: 0.86, blue: 0.88, alpha: 1)
    gtk_snapshot_append_color(picture, &color, &desktop)
  }

  /// Saves a picture of the front page of the store and of a search for mountains, side by side.
  static func save(to path: String) throws {
    let store = StoreWindow()
    for _ in 1...3 { store.page.server.tick() }
    store.window.list.selectRow(3)
    for _ in 1...2 { store.window.press(guint(GDK_KEY_Right)) }
    let mountains = try MountainWindow()
    mountains.text = "ma"
    let windows = [store.window, mountains.window]
    for window in windows { window.runUntilPainted() }

    var screenshot = Screenshot(height: Float(gtk_widget_get_height(store.window.widget)))
    for window in windows { screenshot.add(window) }
    screenshot.save(to: path, by: gtk_native_get_renderer(OpaquePointer(store.window.widget)))
  }

  private mutating func add(_ window: ListWindow) {
    let paintable = gtk_widget_paintable_new(window.widget)!
    defer { g_object_unref(gpointer(paintable)) }
    let size = (
      width: Double(gdk_paintable_get_intrinsic_width(paintable)),
      height: Double(gdk_paintable_get_intrinsic_height(paintable))
    )
    var origin = graphene_point_t(x: width, y: Self.gap)
    gtk_snapshot_save(picture)
    gtk_snapshot_translate(picture, &origin)
    gdk_paintable_snapshot(paintable, picture, size.width, size.height)
    gtk_snapshot_restore(picture)
    width += Float(size.width) + Self.gap
  }

  private func save(to path: String, by renderer: OpaquePointer?) {
    guard let node = gtk_snapshot_free_to_node(picture) else { Check.fail("Nothing is drawn") }
    defer { gsk_render_node_unref(node) }
    let texture = gsk_renderer_render_texture(renderer, node, nil)
    defer { g_object_unref(gpointer(texture)) }
    Check.that(gdk_texture_save_to_png(texture, path) != 0, "Cannot write \(path)")
  }
}
