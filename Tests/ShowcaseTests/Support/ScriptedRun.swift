import Foundation

@testable import showcase

/// What the program does with some arguments, where nobody is at a terminal.
struct ScriptedRun: Equatable {
  var code: Int32
  var output = ""
  var error = ""

  init(_ arguments: String...) { self.init(arguments) }

  init(_ arguments: [String]) {
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
