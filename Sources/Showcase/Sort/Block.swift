import DiffableTerminal

/// A colored block in a row of blocks.
struct Block: Hashable, Sendable {
  /// The number of blocks in a row.
  static let columns = 12

  /// The row, from 0.
  var row: Int

  /// The position of the block in the sorted row, from 0.
  var value: Int
}

extension Block {
  private static let colors: [TerminalStyle.Color] = [
    .red, .yellow, .green, .cyan, .blue, .magenta,
  ]
  private static let shades: [Character] = ["░", "▒", "▓", "█"]

  /// The letter of the block: the letters of a sorted row are in alphabetical order.
  var letter: String { String(UnicodeScalar(UInt8(ascii: "A") + UInt8(value % 26))) }

  /// The shade of the block, which gets darker with the value.
  private var shade: String { String(Self.shades[value * Self.shades.count / Self.columns]) }

  private var color: TerminalStyle.Color {
    Self.colors[value * Self.colors.count / Self.columns]
  }

  /// Returns three columns: the letter on the color of the block, or after its shade where there are no colors.
  ///
  /// - Parameters:
  ///   - isMoved: Whether the last step has moved the block, which is then marked.
  ///   - usesColors: Whether the terminal shows colors.
  /// - Returns: The text of the block.
  func part(isMoved: Bool, usesColors: Bool) -> TerminalText.Part {
    guard usesColors else {
      return TerminalText.Part(
        (isMoved ? "▸" : " ") + shade + letter,
        style: TerminalStyle(isBold: isMoved)
      )
    }
    return TerminalText.Part(
      isMoved ? "[\(letter)]" : " \(letter) ",
      style: TerminalStyle(color: .black, background: color, isBold: isMoved)
    )
  }
}
