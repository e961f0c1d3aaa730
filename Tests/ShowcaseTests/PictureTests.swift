import DiffableTerminal
import Foundation
import TerminalTestSupport
import Testing

@testable import showcase

/// The picture of the terminal in the documentation.
@Suite("Picture of the terminal")
struct PictureTests {
  /// The picture in the documentation.
  private static let file = (0..<3)
    .reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    .appendingPathComponent("Sources/DiffableSnapshots/Documentation.docc/Resources/terminal.svg")

  /// With the environment variable `DIFFABLE_PICTURE`, the test writes the picture to a file instead.
  @Test("The picture shows the store and the search for mountains as the terminal does")
  func thePictureShowsTheScreens() throws {
    var picture = TerminalPicture()
    picture.add("Store", try terminal(showing: StoreScreen(), "tick*3 down right*2"))
    picture.add("Mountains", try terminal(showing: try mountains(), "m a"))
    if let path = ProcessInfo.processInfo.environment["DIFFABLE_PICTURE"] {
      try Data(picture.svg.utf8).write(to: URL(fileURLWithPath: path))
    } else {
      #expect(try String(contentsOf: Self.file, encoding: .utf8) == picture.svg)
    }
  }

  private func mountains() throws -> some Screen { try MountainScreen(MountainFile.bundled) }

  /// Returns a terminal after the keys of a script.
  private func terminal(showing screen: some Screen, _ keys: String) throws -> FakeScreen {
    var script = Script()
    try script.add(keys)
    let size = TerminalPicture.size
    var terminal = FakeScreen(columns: size.columns, lines: size.lines)
    var window = Window(size: size, showing: screen)
    try terminal.receive(window.draw(screen))
    for step in script.steps {
      try #require(screen.receive(step.event))
      try terminal.receive(window.draw(screen))
    }
    return terminal
  }
}
