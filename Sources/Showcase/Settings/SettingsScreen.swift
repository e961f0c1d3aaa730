#if os(macOS) || os(Linux)
import DiffableObservation
import DiffableTerminal

/// The Wi-Fi settings: a switch, the network in use, and the other networks in range.
///
/// The list follows the controller: a key or a tick changes only the controller.
@available(macOS 14, *)
final class SettingsScreen: Screen {
  let list = TerminalList(hasHeaders: true, hasCursor: true)
  let keys: KeyValuePairs = ["q": "quits", "Space": "switches or joins"]
  private let dataSource: DiffableDataSource<SettingSection, ModelItem<Setting>, TerminalList>
  private let controller = NetworkController()
  private var observation: SnapshotObservation?

  /// What to do instead, if the last key has no effect on a header.
  private(set) var notice: String?

  init() {
    dataSource = DiffableDataSource(target: list) { _, _, setting in
      TerminalCell(setting.text, name: setting.name)
    }
    dataSource.supplementaryViewProvider = { _, _, _, section in
      TerminalCell(section == .wifi ? "Settings" : "Networks")
    }
    observation = dataSource.observe { [controller] in controller.settings }
    list.select(1)
  }

  var title: String {
    guard controller.isOn else { return "Wi-Fi is off" }
    return controller.current.map { "Connected to \($0.name)" } ?? "Not connected"
  }

  /// Networks appear and disappear every two seconds while Wi-Fi is on.
  var interval: Double? { controller.isOn ? 2 : nil }

  var showsModel: Bool {
    controller.settings.difference(from: dataSource.snapshot()).isEmpty
  }

  func tick() {
    notice = nil
    controller.scan()
  }

  func press(_ key: Key) {
    notice = nil
    guard key == .space || key == .enter else { return }
    switch list.selectedItem.flatMap({ dataSource.itemIdentifier(for: $0)?.id }) {
    case .toggle: controller.isOn.toggle()
    case .network(let id): controller.join(id)
    case nil: notice = "Select the switch or a network"
    }
  }

  func didNavigate() { notice = nil }
}

@available(macOS 14, *)
extension NetworkController {
  /// The settings that the list shows.
  fileprivate var settings: Snapshot<SettingSection, ModelItem<Setting>> {
    Snapshot {
      SnapshotSection(.wifi) {
        ModelItem(Setting.toggle(isOn: isOn))
        if isOn, let current { ModelItem(Setting.network(current, isInUse: true)) }
      }
      if isOn {
        SnapshotSection(.networks) {
          for network in available { ModelItem(Setting.network(network, isInUse: false)) }
        }
      }
    }
  }
}

private enum SettingSection { case wifi, networks }

/// A row of the Wi-Fi settings.
private enum Setting: Identifiable, Equatable, Sendable {
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
    case .toggle(let isOn): "  " + name.padded(to: 16) + (isOn ? "[ ●] on" : "[● ] off")
    case .network(let network, let isInUse):
      (isInUse ? "✓ " : "  ") + name.padded(to: 16)
        + (network.isOpen ? network.bars.padded(to: 5) + "open" : network.bars)
    }
  }
}
#endif
