import Foundation
import Testing

/// Checks that every Swift block in the documentation is an example in a test target or in a target for a real list,
/// so that it compiles.
@Suite struct ExampleCoverageTests {
  @Test func everyBlockIsAnExample() throws {
    let examples = Set(try Self.examples())
    let blocks = try Self.documentedBlocks()
    for block in blocks {
      let isExample = examples.contains(block.lines)
      #expect(isExample, "\(block) is no example in a test target or in the target of a real list")
    }
    let unused = examples.subtracting(blocks.map { $0.lines })
    #expect(unused.isEmpty, "Examples that are not in the documentation")
    #expect(blocks.count > 10)
  }

  /// On a page of the documentation, a block with longer lines scrolls sideways.
  @Test func blocksOfArticlesFitThePage() throws {
    for page in Self.pages() where page.path.contains(".docc/") {
      let name = page.lastPathComponent
      for block in CodeBlock.blocks(inPage: try Self.lines(of: page), of: name) {
        #expect(block.lines.allSatisfy { $0.count <= 75 }, "\(block)")
      }
    }
  }

  @Test func onlyCodeOfOtherLibrariesIsNoExample() throws {
    let libraries: Set = ["DifferenceKit", "RxDataSources", "IGListKit", "GenericDataSource"]
    for page in Self.pages() {
      for line in try Self.lines(of: page) where line.hasPrefix("```swift ") {
        #expect(libraries.contains(String(line.dropFirst("```swift ".count))), "\(page)")
      }
    }
  }

  @Test func codeOfRealListsIsAnExample() throws {
    let page = Self.package.appendingPathComponent(
      "Sources/DiffableSnapshots/Documentation.docc/WritingAListTarget.md"
    )
    let target = Self.package.appendingPathComponent(
      "Tests/RealLists/GTK/GTKList/GTKListTarget+Rows.swift"
    )
    let blocks = CodeBlock.blocks(inPage: try Self.lines(of: page), of: "page").map { $0.lines }
    let examples = CodeBlock.examples(in: try Self.lines(of: target))
    #expect(examples.count == 2)
    #expect(examples.allSatisfy(blocks.contains))
    #expect(try examples.allSatisfy(Self.examples().contains))
  }

  @Test func blocksAreFound() {
    let page = [
      "Text", "```swift", "import Swift", "", "  let a = 1", "    + 2", "```", "```", "no", "```",
    ]
    let comment = page.map { "  /// " + $0 } + ["  let a = 1"]
    let code = ["  // example: a", "    let a = 1", "      + 2", "  // end", "let b = 1"]
    let lines = ["let a = 1", "  + 2"]
    #expect(CodeBlock.blocks(inPage: page, of: "page").map { $0.lines } == [lines])
    #expect(CodeBlock.blocks(inComments: comment, of: "file").map { $0.lines } == [lines])
    #expect(CodeBlock.examples(in: code) == [lines])
  }
}

extension ExampleCoverageTests {
  /// The pages with blocks of Embedded Swift, which `.ci/embedded/run` compiles and runs.
  private static let embeddedPages: Set = ["InAWebPage.md"]

  private static let package = (0..<4)
    .reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  private static func examples() throws -> [[String]] {
    let folders = [
      "DiffableSnapshotsTests", "DiffableSyncTests", "DiffableSourcesTests",
      "DiffableTerminalTests", "Showcase/Groceries", "DiffableUIKitTests", "DiffableAppKitTests",
      "DiffableMigrationTests", "DiffableObservationTests",
    ]
    .map { package.appendingPathComponent("Tests/" + $0 + "/Documentation") }
    // `.ci/real-lists` compiles and runs the targets for real lists, so all their files can contain examples.
    let realLists = package.appendingPathComponent("Tests/RealLists")
    let targets = files(in: [realLists], named: "", ".swift")
    // `.ci/apple/run` compiles the apps.
    let apps = package.appendingPathComponent("Tests/AppleFrameworks/App/Sources")
    let migrations = files(in: [apps], named: "Migration", ".swift")
    return try (files(in: folders, named: "Examples", ".swift") + targets + migrations)
      .flatMap { CodeBlock.examples(in: try lines(of: $0)) }
  }

  private static let sources = [
    "DiffableSnapshots", "DiffableSync", "DiffableSources", "DiffableTerminal",
    "DiffableAppleViews", "DiffableUIKit", "DiffableAppKit", "DiffableMigration",
    "DiffableObservation", "DiffableSnapshotsTesting",
  ]
  .map { package.appendingPathComponent("Sources/" + $0) }

  private static func pages() -> [URL] {
    [package.appendingPathComponent("README.md")] + files(in: sources, named: "", ".md")
  }

  private static func documentedBlocks() throws -> [CodeBlock] {
    let code = files(in: sources, named: "", ".swift")
    return try pages().filter { !embeddedPages.contains($0.lastPathComponent) }.flatMap {
      CodeBlock.blocks(inPage: try lines(of: $0), of: $0.lastPathComponent)
    }
      + code.flatMap { CodeBlock.blocks(inComments: try lines(of: $0), of: $0.lastPathComponent) }
  }

  private static func files(in folders: [URL], named prefix: String, _ suffix: String) -> [URL] {
    folders.flatMap { folder in
      FileManager.default
        .enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)?
        .compactMap { $0 as? URL } ?? []
    }
    .filter { $0.lastPathComponent.hasPrefix(prefix) && $0.lastPathComponent.hasSuffix(suffix) }
  }

  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }
}
