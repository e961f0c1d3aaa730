import DiffableSnapshots
import DiffableTerminal

/// The Wi-Fi settings: a switch, the network in use, and the other networks in range.
///
/// The controller passes its state to the screen after each change, and the screen builds a snapshot from it.
final class SettingsScreen: Screen {
  private enum Section {
    case wifi
    case networks
  }

  let list = TerminalList(hasHeaders: true, hasCursor: true)
  let hint = "q quits, Space switches or joins"

  private let dataSource: DiffableDataSource<Section, Identified<Setting>, TerminalList>
  private lazy var controller = NetworkController { [unowned self] in show($0) }

  init() {
    dataSource = DiffableDataSource(target: list) { _, _, setting in
      TerminalCell(setting.text, name: setting.name)
    }
    dataSource.supplementaryViewProvider = { _, _, _, section in
      TerminalCell(section == .wifi ? "Settings" : "Networks")
    }
    show(controller)
    list.select(1)
  }

  var title: String {
    guard controller.isOn else { return "Wi-Fi is off" }
    return controller.current.map { "Connected to \($0.name)" } ?? "Not connected"
  }

  /// Networks appear and disappear every two seconds while Wi-Fi is on.
  var interval: Double? { controller.isOn ? 2 : nil }

  func tick() { controller.scan() }

  func press(_ key: Key) {
    guard key == .space || key == .enter, case .item(let path)? = list.selection else { return }
    switch dataSource.itemIdentifier(for: path)?.id {
    case .toggle: controller.isOn.toggle()
    case .network(let id): controller.join(id)
    case nil: break
    }
  }

  /// Shows the state of the controller.
  private func show(_ controller: NetworkController) {
    let current = controller.current.flatMap { controller.isOn ? $0 : nil }
    let snapshot = Snapshot<Section, Identified<Setting>> {
      SnapshotSection(.wifi) {
        Identified(Setting.toggle(isOn: controller.isOn))
        if let current { Identified(Setting.network(current, isInUse: true)) }
      }
      if controller.isOn {
        SnapshotSection(.networks) {
          for network in controller.available {
            Identified(Setting.network(network, isInUse: false))
          }
        }
      }
    }
    dataSource.apply(snapshot)
  }
}
