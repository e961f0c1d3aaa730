import CGTK
import Foundation
import GTKList

/// A window with a list.
final class ListWindow {
  let list: GTKListTarget
  let widget: Widget

  /// The number of `items-changed` signals of the list's model.
  private(set) var numberOfSignals = 0

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - list: The list.
  ///   - top: A widget above the list.
  init(_ title: String, _ list: GTKListTarget, top: Widget? = nil) {
    self.list = list
    widget = gtk_window_new()
    let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(window, title)
    gtk_window_set_titlebar(window, gtk_header_bar_new())
    gtk_window_set_default_size(window, 420, 560)
    gtk_widget_add_css_class(list.view, "rich-list")
    let scrolled: Widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), list.view)
    gtk_widget_set_vexpand(scrolled, 1)
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let container = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
    if let top { gtk_box_append(container, top) }
    gtk_box_append(container, scrolled)
    gtk_window_set_child(window, box)
    gtk_window_present(window)
    SignalAction.connect(gpointer(list.store), "items-changed") { [unowned self] in
      numberOfSignals += 1
    }
  }

  deinit {
    gtk_window_destroy(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self))
  }

  /// Runs the main loop until the window has painted its next frame.
  ///
  /// - Returns: The time without the time that the main loop waits for events.
  @discardableResult
  func runUntilPainted() -> Duration {
    gtk_widget_queue_draw(widget)
    let clock = gtk_widget_get_frame_clock(widget)
    let frame = gdk_frame_clock_get_frame_counter(clock)
    var work = Duration.zero
    while gdk_frame_clock_get_frame_counter(clock) == frame || g_main_context_pending(nil) != 0 {
      var isIdle = false
      let time = ContinuousClock().measure { isIdle = g_main_context_iteration(nil, 0) == 0 }
      if isIdle { usleep(200) } else { work += time }
    }
    return work
  }
}
