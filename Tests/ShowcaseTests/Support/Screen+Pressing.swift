@testable import showcase

extension Screen {
  /// Presses keys by name, of which none leaves.
  func press(_ names: String) throws -> Bool {
    var script = Script()
    try script.add(names)
    return script.steps.allSatisfy { receive($0.event) }
  }

  /// The rows as they are shown.
  var lines: [String] { list.rows.indices.map(list.text(ofRow:)) }
}
