/// A row of the Wi-Fi settings.
enum Setting: Identifiable, Equatable, Sendable {
  case toggle(isOn: Bool)
  case network(Network, isInUse: Bool)

  enum ID: Hashable, Sendable {
    case toggle
    case network(Network.ID)
  }

  var id: ID {
    switch self {
    case .toggle: .toggle
    case .network(let network, _): .network(network.id)
    }
  }
}

extension Setting {
  /// The name in reports of changes.
  var name: String {
    switch self {
    case .toggle: "Wi-Fi"
    case .network(let network, _): network.name
    }
  }

  /// The text of the row: a switch, or a network with its signal.
  var text: String {
    switch self {
    case .toggle(let isOn): "  " + Self.column(name) + (isOn ? "[ ●] on" : "[● ] off")
    case .network(let network, let isInUse):
      (isInUse ? "✓ " : "  ") + Self.column(name)
        + (network.isOpen ? Self.column(network.bars, width: 5) + "open" : network.bars)
    }
  }

  /// Returns a text with spaces up to the width of its column.
  private static func column(_ text: String, width: Int = 16) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
