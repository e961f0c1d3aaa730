/// A line of text whose parts can have different styles.
///
/// ```swift
/// var text = TerminalText("Mont ")
/// text.append("Blanc", style: .bold)
/// // text.string == "Mont Blanc"
/// ```
public struct TerminalText: Hashable, Sendable {
  /// A part of a text with one style.
  public struct Part: Hashable, Sendable {
    /// The text of the part.
    public var text: String
    /// The style of the text.
    public var style: TerminalStyle

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - style: The style of the text.
    public init(_ text: String, style: TerminalStyle = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// The parts from left to right.
  ///
  /// No part is empty, and neighbors have different styles.
  public private(set) var parts: [Part] = []

  /// Creates a text with one style.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: The style of the text.
  public init(_ text: String = "", style: TerminalStyle = .plain) { append(text, style: style) }

  /// Creates a text from parts.
  ///
  /// - Parameter parts: The parts from left to right. Neighbors of the same style become one part.
  public init(_ parts: some Sequence<Part>) {
    for part in parts { append(part.text, style: part.style) }
  }

  /// Adds a text at the end.
  ///
  /// - Parameters:
  ///   - text: The text to add.
  ///   - style: The style of the added text.
  public mutating func append(_ text: String, style: TerminalStyle = .plain) {
    guard !text.isEmpty else { return }
    if let last = parts.indices.last, parts[last].style == style {
      parts[last].text += text
    } else {
      parts.append(Part(text, style: style))
    }
  }

  /// Adds another text at the end.
  ///
  /// - Parameter other: The text to add, with its styles.
  public mutating func append(_ other: TerminalText) {
    for part in other.parts { append(part.text, style: part.style) }
  }
}

extension TerminalText: ExpressibleByStringLiteral {
  /// Creates a text in the plain style.
  ///
  /// - Parameter text: The literal.
  public init(stringLiteral text: String) { self.init(text) }
}

extension TerminalText {
  /// The text without its styles.
  public var string: String { parts.map(\.text).joined() }

  /// The number of columns that the text occupies.
  ///
  /// East Asian characters and emoji occupy two columns. Terminals differ for a few characters.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var columns: Int { string.columns }

  /// Returns the text with another style under its own styles.
  ///
  /// - Parameter style: The style of the whole line. A part keeps its own color.
  /// - Returns: The text with the combined styles.
  public func styled(_ style: TerminalStyle) -> TerminalText {
    TerminalText(parts.map { Part($0.text, style: style.adding($0.style)) })
  }

  /// Returns the text truncated to a number of columns, with an ellipsis if it is too long.
  ///
  /// - Parameter columns: The greatest number of columns.
  /// - Returns: The truncated text. Each control character, and each character that breaks or reorders the line, such as
  ///   U+202E, is replaced by U+FFFD.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func fitted(to columns: Int) -> TerminalText {
    let printable = TerminalText(parts.map { Part($0.text.withoutControls, style: $0.style) })
    let text = printable.string
    guard text.columns > columns else { return printable }
    guard columns > 0 else { return TerminalText() }
    // A character can consist of scalars of several parts.
    var (result, rest) = (TerminalText(), text.prefix(columns: columns - 1).utf8.count)
    for part in printable.parts {
      let kept = part.text.utf8.prefix(rest)
      result.append(String(decoding: kept, as: UTF8.self), style: part.style)
      rest -= kept.count
      if kept.count < part.text.utf8.count {
        result.append("…", style: part.style)
        break
      }
    }
    return result
  }

  /// Returns the escape sequences and the text that show the line.
  func output(usesColors: Bool) -> String {
    parts.map { $0.style.sequence(usesColors: usesColors) + $0.text }.joined()
  }
}
