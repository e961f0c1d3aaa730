import CGTK

/// The types of the functions that GTK calls for signals.
///
/// The first argument is the sender of the signal, and the last one is the target.
enum SignalHandler {
  typealias Object = @convention(c) (OpaquePointer, OpaquePointer, gpointer) -> Void
  typealias Row = @convention(c) (OpaquePointer, guint, gpointer) -> Void
  typealias Prepare =
    @convention(c) (OpaquePointer, Double, Double, gpointer) ->
    UnsafeMutablePointer<GdkContentProvider>?
  typealias DragEnd = @convention(c) (OpaquePointer, OpaquePointer, gboolean, gpointer) -> Void
  typealias Drop =
    @convention(c) (
      OpaquePointer, UnsafePointer<GValue>, Double, Double, gpointer
    ) -> gboolean
}

extension GTKListTarget {
  /// Calls a C function for each emission of a signal, until ``disconnectSignals()``.
  ///
  /// The last argument of the function is the target. The connection does not retain the target.
  func connect<Handler>(_ sender: OpaquePointer, _ signal: String, _ handler: Handler) {
    let target = Unmanaged.passUnretained(self).toOpaque()
    let callback = unsafeBitCast(handler, to: GCallback.self)
    g_signal_connect_data(gpointer(sender), signal, callback, target, nil, GConnectFlags(0))
    senders.append(sender)
  }

  /// Disconnects all functions, because GTK must not call them with a released target.
  func disconnectSignals() {
    let target = Unmanaged.passUnretained(self).toOpaque()
    for sender in senders {
      g_signal_handlers_disconnect_matched(
        gpointer(sender),
        G_SIGNAL_MATCH_DATA,
        0,
        0,
        nil,
        nil,
        target
      )
    }
  }

  /// Reports each activation of an item to the handler.
  func reportActivation() {
    let activate: SignalHandler.Row = { _, row, target in
      let target = listTarget(target)
      if let path = target.itemPath(ofRow: Int(row)) { target.activationHandler?(path) }
    }
    connect(OpaquePointer(view), "activate", activate)
  }
}

/// Returns the target from the last argument of a signal.
func listTarget(_ pointer: gpointer) -> GTKListTarget {
  Unmanaged.fromOpaque(pointer).takeUnretainedValue()
}
