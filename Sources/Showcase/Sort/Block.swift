#if os(macOS) || os(Linux)
import DiffableTerminal

/// A colored block in a row of blocks.
struct Block: Hashable, Sendable {
  /// The number of blocks in a row.
  static let columns = 12

  /// The row, from 0.
  var row: Int

  /// The position of the block in the sorted row, from 0.
  var value: Int

  /// The letter of the block: the letters of a sorted row are in alphabetical order.
  var letter: String { String(UnicodeScalar(UInt8(ascii: "A") + UInt8(value))) }

  /// Returns three columns: the letter on the color of the block, or after its shade where there are no colors.
  ///
  /// - Parameters:
  ///   - isMoved: Whether the last step has moved the block, which is then marked.
  ///   - usesColors: Whether the terminal shows colors.
  /// - Returns: The text of the block.
  func text(isMoved: Bool, usesColors: Bool) -> TerminalText {
    let colors: [TerminalStyle.Color] = [.red, .yellow, .green, .cyan, .blue, .magenta]
    let shades = ["░", "▒", "▓", "█"]
    guard usesColors else {
      let shade = shades[value * shades.count / Self.columns]
      return TerminalText((isMoved ? "▸" : " ") + shade + letter, style: isMoved ? .bold : .plain)
    }
    let color = colors[value * colors.count / Self.columns]
    return TerminalText(
      isMoved ? "[\(letter)]" : " \(letter) ",
      style: TerminalStyle(color: .black, background: color, isBold: isMoved)
    )
  }
}
#endif
