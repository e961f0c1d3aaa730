import DiffableSnapshots
import TestSupport

extension ListCapabilities {
  /// Creates the capabilities of a preset or a single capability, with and without others: `everything-sections`.
  init(named text: some StringProtocol) {
    self = []
    let words = String(text).replacing("-", with: " -").replacing("+", with: " ")
    for part in words.split(separator: " ") {
      let name = part.drop { $0 == "-" }
      let preset = Preset.all.first { $0.description == name }?.capabilities
      let found = preset ?? ListCapabilities.all.first { $0.name == name }!.capability
      if part.hasPrefix("-") { subtract(found) } else { formUnion(found) }
    }
  }
}
