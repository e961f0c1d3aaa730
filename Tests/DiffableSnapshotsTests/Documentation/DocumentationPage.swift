import Foundation

/// A page of the documentation, for tests of its text and its tables.
struct DocumentationPage {
  private let file: URL

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - name: The name of a Swift file with its extension, or the name of a Markdown file without its extension.
  ///   - folder: The folder of the file in the package.
  init(_ name: String, in folder: String = "Sources/DiffableSnapshots/Documentation.docc") {
    file = (0..<4)
      .reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
      .appendingPathComponent(folder)
      .appendingPathComponent(name.hasSuffix(".swift") ? name : "\(name).md")
  }

  /// Returns whether the page contains a text exactly.
  func contains(_ text: String) throws -> Bool { try contents().contains(text) }

  /// The lines of the page.
  var lines: [String] { get throws { try contents().components(separatedBy: "\n") } }

  private func contents() throws -> String { try String(contentsOf: file, encoding: .utf8) }
}
