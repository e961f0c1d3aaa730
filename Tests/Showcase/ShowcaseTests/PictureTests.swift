import DiffableTerminal
import Foundation
import Testing

@testable import TestedShowcase

/// The picture of the terminal in the documentation.
@MainActor
@Suite("Picture of the terminal")
struct PictureTests {
  /// The picture in the documentation.
  private static let file = URL(fileURLWithPath: "\(#filePath)/../../../..").standardized
    .appendingPathComponent("Sources/DiffableSnapshots/Documentation.docc/Resources/terminal.svg")

  /// With the environment variable `DIFFABLE_PICTURE`, the test writes the picture to a file instead.
  @Test("The picture shows the store and the search for mountains as the terminal does")
  func thePictureShowsTheScreens() async throws {
    var picture = TerminalPicture()
    let mountains = try ScreenEntry.mountains.open(ScreenEntry.Options())
    picture.add("Store", try await terminal(showing: StoreScreen(), "tick*3 down right*2"))
    picture.add("Mountains", try await terminal(showing: mountains, "m a"))
    if let path = ProcessInfo.processInfo.environment["DIFFABLE_PICTURE"] {
      try Data(picture.svg.utf8).write(to: URL(fileURLWithPath: path))
    } else {
      #expect(try String(contentsOf: Self.file, encoding: .utf8) == picture.svg)
    }
  }

  /// Returns a terminal after the keys of a script.
  private func terminal(showing screen: any Screen, _ keys: String) async throws -> FakeScreen {
    let size = TerminalPicture.size
    var window = try ScreenWindow(screen, columns: size.columns, lines: size.lines)
    try await window.press(keys)
    return window.terminal
  }
}
