#if os(macOS) || os(Linux)
import DiffableSnapshotsTesting
import Observation

/// The state of Wi-Fi: whether it is on, the network in use, and the other networks in range.
///
/// The controller knows no list. A list observes it.
@available(macOS 14, *)
@Observable
final class NetworkController {
  /// Whether Wi-Fi is on.
  ///
  /// Switching Wi-Fi off keeps ``current``, so the same network is in use after Wi-Fi is switched on again.
  var isOn = true

  /// The network in use, or `nil` before the first ``join(_:)``.
  private(set) var current: Network?

  /// The networks in range by identifier, including the network in use.
  private var inRange: [Network.ID: Network]

  @ObservationIgnored private var random: SeededGenerator

  /// Creates a controller that is on and has every second network in range.
  ///
  /// - Parameter seed: The seed of the changes by ``scan()``.
  init(seed: UInt64 = 1) {
    random = SeededGenerator(seed: seed)
    let first = Network.neighborhood.filter { $0.id % 2 == 1 }
    inRange = Dictionary(uniqueKeysWithValues: first.map { ($0.id, $0) })
  }

  /// The networks in range that are not in use, by name; none while Wi-Fi is off.
  var available: [Network] {
    guard isOn else { return [] }
    return inRange.values.filter { $0.id != current?.id }.sorted {
      ($0.name, $0.id) < ($1.name, $1.id)
    }
  }

  /// Sets the network in use by its identifier; ignored if Wi-Fi is off or the network is out of range.
  func join(_ id: Network.ID) {
    if isOn, let network = inRange[id] { current = network }
  }

  /// Searches for networks: some are no longer in range, some are new, and some signals have changed.
  ///
  /// The network in use remains in range.
  func scan() {
    guard isOn else { return }
    for network in Network.neighborhood {
      let appearsOrDisappears = Int.random(in: 0..<4, using: &random) == 0
      if let known = inRange[network.id] {
        if appearsOrDisappears && network.id != current?.id {
          inRange[network.id] = nil
        } else if Int.random(in: 0..<6, using: &random) == 0 {
          let signal = known.signal + (Bool.random(using: &random) ? 1 : -1)
          inRange[network.id]?.signal = max(1, min(signal, Network.fullSignal))
        }
      } else if appearsOrDisappears {
        inRange[network.id] = network
      }
    }
    current = current.flatMap { inRange[$0.id] }
  }
}
#endif
