import Foundation

/// A page of the built documentation.
struct Page: Decodable {
  private static let greatestCountWithoutGroups = 8

  private var identifier: Identifier
  private var metadata: Metadata
  private var topicSections: [Group]?

  private struct Identifier: Decodable { var url: String }

  private struct Metadata: Decodable { var symbolKind: String? }

  private struct Group: Decodable {
    var title: String?
    var identifiers: [String]
    /// Whether the group contains what the documentation does not group, such as all other "Instance Methods".
    var generated: Bool?

    /// The names of the members, without the initializers of enumerations, which the compiler makes.
    var members: [String] {
      identifiers.compactMap { $0.split(separator: "/").last.map(String.init) }
        .filter { $0 != "init(rawValue:)" }
    }
  }

  /// Returns the pages in a folder, which each describe themselves in a file.
  static func pages(in folder: String) throws -> [Page] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".json") }.map {
      let file = URL(fileURLWithPath: folder).appendingPathComponent($0)
      return try JSONDecoder().decode(Page.self, from: Data(contentsOf: file))
    }
  }

  /// Returns the members that the page should group: all that are in no group, if the page has groups, if it is the
  /// page of a module, or if there are many.
  ///
  /// The functions that conform to a protocol are always in a group of their own.
  func mistakes() -> [String] {
    let groups = topicSections ?? []
    let automatic = groups.filter {
      $0.generated == true && $0.title != "Default Implementations" && !$0.members.isEmpty
    }
    let count = automatic.reduce(0) { $0 + $1.members.count }
    let mustGroup =
      metadata.symbolKind == "module" || groups.contains { $0.generated != true }
      || count > Self.greatestCountWithoutGroups
    guard mustGroup else { return [] }
    let name = identifier.url.components(separatedBy: "/documentation/").last ?? ""
    return automatic.map {
      "\(name) has the automatic group \($0.title ?? ""): \($0.members.joined(separator: ", "))"
    }
  }
}
