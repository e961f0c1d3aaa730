#if os(macOS) || os(Linux)
/// A wireless network.
struct Network: Identifiable, Hashable, Sendable {
  /// The number of bars of a full signal.
  static let fullSignal = 3

  let id: Int
  var name: String

  /// The number of bars, from 1 to ``fullSignal``.
  var signal: Int

  /// Whether the network needs no password.
  var isOpen = false
}

extension Network {
  /// The networks of the neighborhood, in range or not.
  static let neighborhood: [Network] = [
    ("Attic", 2, false), ("Bakery guests", 1, true), ("Blue Door", 3, false), ("Clinic", 1, false),
    ("Harbour Café", 2, true), ("Home", 3, false), ("Library", 1, true), ("Mill Lane 4", 2, false),
    ("Printer", 3, false), ("Station", 1, true), ("Tram stop", 2, true), ("Workshop", 2, false),
  ].enumerated().map { id, network in
    Network(id: id, name: network.0, signal: network.1, isOpen: network.2)
  }

  /// The signal as bars of growing height.
  var bars: String { String("▂▄▆".prefix(signal)) }
}
#endif
