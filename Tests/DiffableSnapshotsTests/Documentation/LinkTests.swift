import Foundation
import Testing

/// Checks the links to files and to headings.
///
/// `docc` checks the links to symbols, to articles and to images of articles.
@Suite struct LinkTests {
  private static let package = (0..<4)
    .reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  /// Returns the folders with the pages of the modules.
  private static func catalogs() throws -> [String] {
    let sources = package.appendingPathComponent("Sources").path
    return try FileManager.default.contentsOfDirectory(atPath: sources)
      .map { "Sources/\($0)/Documentation.docc" }
      .filter { FileManager.default.fileExists(atPath: package.appendingPathComponent($0).path) }
  }

  @Test func linksLeadToFilesAndHeadings() throws {
    var count = 0
    for folder in try ["", ".github"] + Self.catalogs() {
      let folder = Self.package.appendingPathComponent(folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name.hasSuffix(".md") {
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        let page = Page(text)
        for link in page.links where !link.contains(":") {
          count += 1
          let parts = link.components(separatedBy: "#")
          if parts[0].isEmpty {
            #expect(page.anchors.contains(parts[1].lowercased()), "\(name): \(link)")
          } else if !folder.path.hasSuffix(".docc") {
            let file = folder.appendingPathComponent(parts[0])
            #expect(FileManager.default.fileExists(atPath: file.path), "\(name): \(link)")
          }
        }
      }
    }
    #expect(try Self.catalogs().count == 10)
    #expect(count > 30)
  }

  @Test func linksAndHeadingsAreFound() {
    let page = Page(
      """
      # A (new) page
      [one](a.md), `[two](b.md)` and [three](https://c.d) <img src="e.svg">
      ```
      # no heading
      [four](f.md)
      ```
      [five](#a-new-page)
      """
    )
    #expect(page.links == ["a.md", "https://c.d", "#a-new-page", "e.svg"])
    #expect(page.anchors == ["a-new-page"])
  }
}

/// The links and the headings of a Markdown page, without its code.
private struct Page {
  let links: [String]
  let anchors: Set<String>

  init(_ text: String) {
    let parts = text.components(separatedBy: "```")
    let prose = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }.joined()
    let words = prose.components(separatedBy: "`")
    let plain = stride(from: 0, to: words.count, by: 2).map { words[$0] }.joined()
    links = [("](", ")"), ("src=\"", "\""), ("srcset=\"", "\""), ("href=\"", "\"")]
      .flatMap { start, end in
        plain.components(separatedBy: start).dropFirst()
          .map { $0.components(separatedBy: end)[0] }
      }
    let headings = prose.split(separator: "\n").filter { $0.hasPrefix("#") }
    anchors = Set(
      headings.map { heading in
        let title = heading.drop { $0 == "#" || $0 == " " }.lowercased()
        return String(title.filter { $0.isLetter || $0.isNumber || "- _".contains($0) })
          .replacingOccurrences(of: " ", with: "-")
      }
    )
  }
}
