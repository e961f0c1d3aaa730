import Foundation

@testable import Showcase

/// What the program does with some arguments, where nobody is at a terminal.
struct ScriptedRun: Equatable {
  var code: Int32
  var output = ""
  var error = ""

  init(_ arguments: String...) {
    var (output, error) = ("", "")
    code = Showcase.run(arguments, terminal: nil, output: &output, error: &error)
    (self.output, self.error) = (output, error)
  }

  /// The text that a run is expected to print.
  static func expected(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(
      contentsOf: folder.appendingPathComponent("Expected/\(name).txt"),
      encoding: .utf8
    )
  }
}

/// A folder that goes when it is no longer needed.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("showcase-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}

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
