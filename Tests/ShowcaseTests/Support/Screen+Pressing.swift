@testable import showcase

extension Screen {
  /// Presses keys by name, and returns whether the screen stays open.
  func press(_ names: String) throws -> Bool {
    var script = Script()
    try script.add(names)
    return script.steps.allSatisfy { receive($0.event) }
  }

  /// The texts of the rows.
  var lines: [String] { list.rows.indices.map(list.text(ofRow:)) }
}
