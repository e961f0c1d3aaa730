import CGTK

/// A closure that is called for each emission of a signal, without the arguments of the signal.
final class SignalAction {
  private let run: () -> Void

  private init(_ run: @escaping () -> Void) { self.run = run }

  /// Calls a closure for each emission of a signal, as long as the sender exists.
  static func connect(_ sender: gpointer, _ signal: String, _ run: @escaping () -> Void) {
    let handler: @convention(c) (gpointer) -> Void = { action in
      Unmanaged<SignalAction>.fromOpaque(action).takeUnretainedValue().run()
    }
    let release: @convention(c) (gpointer?, UnsafeMutablePointer<GClosure>?) -> Void = {
      action,
      _ in
      if let action { Unmanaged<SignalAction>.fromOpaque(action).release() }
    }
    let action = Unmanaged.passRetained(SignalAction(run)).toOpaque()
    let callback = unsafeBitCast(handler, to: GCallback.self)
    // Swapped handlers receive the action as their first argument, whatever the signal passes.
    g_signal_connect_data(sender, signal, callback, action, release, G_CONNECT_SWAPPED)
  }
}

/// Emits a signal as GTK does when the user acts.
///
/// - Parameters:
///   - signal: The name of the signal.
///   - sender: The object that emits the signal.
///   - arguments: A function for each argument, which sets its type and its value.
///   - result: The type of the result.
/// - Returns: The result of the handlers. The caller unsets it.
@discardableResult
func emit(
  _ signal: String,
  from sender: gpointer,
  _ arguments: [(inout GValue) -> Void],
  result: GType? = nil
) -> GValue {
  var values = [GValue](repeating: GValue(), count: arguments.count + 1)
  let type = sender.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
  g_value_init(&values[0], type)
  g_value_set_object(&values[0], sender)
  for (offset, set) in arguments.enumerated() { set(&values[offset + 1]) }
  var returned = GValue()
  if let result { g_value_init(&returned, result) }
  g_signal_emitv(values, g_signal_lookup(signal, type), 0, &returned)
  for offset in values.indices { g_value_unset(&values[offset]) }
  return returned
}
