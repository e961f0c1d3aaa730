import CGTK

/// A closure that a key controller calls for each key.
final class KeyAction {
  private let run: (guint) -> Bool

  private init(_ run: @escaping (guint) -> Bool) { self.run = run }

  /// Calls a closure with the value of each pressed key, as long as the controller exists.
  ///
  /// The closure returns whether it handles the key.
  static func connect(_ controller: gpointer, _ run: @escaping (guint) -> Bool) {
    typealias Handler =
      @convention(c) (gpointer, guint, guint, GdkModifierType, gpointer) -> gboolean
    let handler: Handler = { _, key, _, _, action in
      Unmanaged<KeyAction>.fromOpaque(action).takeUnretainedValue().run(key) ? 1 : 0
    }
    let release: @convention(c) (gpointer?, UnsafeMutablePointer<GClosure>?) -> Void = {
      action,
      _ in
      if let action { Unmanaged<KeyAction>.fromOpaque(action).release() }
    }
    let action = Unmanaged.passRetained(KeyAction(run)).toOpaque()
    let callback = unsafeBitCast(handler, to: GCallback.self)
    g_signal_connect_data(controller, "key-pressed", callback, action, release, GConnectFlags(0))
  }
}
