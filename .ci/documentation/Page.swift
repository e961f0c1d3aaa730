import Foundation

/// A Markdown page.
struct Page {
  let name: String
  let lines: [String]

  init(at path: String) throws {
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The symbol in the title of the page, with dots, such as `DiffableSnapshots.Batch`.
  var subject: String? {
    guard let title = lines.first, title.hasPrefix("# ``"), title.hasSuffix("``") else {
      return nil
    }
    return title.dropFirst(4).dropLast(2).replacingOccurrences(of: "/", with: ".")
  }

  /// The symbols under "Topics", including duplicates, without the suffixes that disambiguate symbols of the
  /// same name.
  var topics: [String] {
    lines.drop { $0 != "## Topics" }
      .filter { $0.hasPrefix("- ``") && $0.hasSuffix("``") }
      .map { String($0.dropFirst(4).dropLast(2).prefix { $0 != "-" }) }
  }

  /// Returns the members that the page does not list.
  func lacks(_ members: [String]) -> [String] {
    var listed = topics.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return members.filter { member in
      listed[member, default: 0] -= 1
      return listed[member, default: 0] < 0
    }
  }
}
