/// The style of a text in a terminal.
///
/// If a terminal shows no colors, only the other properties apply. So do not distinguish rows by color alone.
public struct TerminalStyle: Hashable, Sendable {
  /// A color of the terminal's palette.
  public enum Color: Int, Hashable, Sendable, CaseIterable {
    /// Black.
    case black

    /// Red.
    case red

    /// Green.
    case green

    /// Yellow.
    case yellow

    /// Blue.
    case blue

    /// Magenta.
    case magenta

    /// Cyan.
    case cyan

    /// White.
    case white
  }

  /// The color of the text, or nil for the default color.
  public var color: Color?

  /// The background color, or nil for the default color.
  public var background: Color?

  /// Whether the text is bold.
  public var isBold: Bool
  /// Whether the text is dim.
  public var isDim: Bool
  /// Whether the text is underlined.
  public var isUnderlined: Bool

  /// Whether the colors of the text and of its background are exchanged.
  public var isReversed: Bool

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - color: The color of the text, or nil for the default color.
  ///   - background: The background color, or nil for the default color.
  ///   - isBold: Whether the text is bold.
  ///   - isDim: Whether the text is dim.
  ///   - isUnderlined: Whether the text is underlined.
  ///   - isReversed: Whether the colors of the text and of its background are exchanged.
  public init(
    color: Color? = nil,
    background: Color? = nil,
    isBold: Bool = false,
    isDim: Bool = false,
    isUnderlined: Bool = false,
    isReversed: Bool = false
  ) {
    self.color = color
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }
}

extension TerminalStyle {
  /// The style of ordinary text.
  public static let plain = TerminalStyle()

  /// Bold text in the default colors.
  public static let bold = TerminalStyle(isBold: true)

  /// Dim text in the default colors.
  public static let dim = TerminalStyle(isDim: true)

  /// Text with exchanged colors, for example for a selected row.
  public static let reversed = TerminalStyle(isReversed: true)

  /// Returns this style with everything that another style sets.
  ///
  /// - Parameter other: The style whose colors and other properties are added. Its colors replace the colors of this
  ///   style.
  /// - Returns: The combined style.
  public func adding(_ other: TerminalStyle) -> TerminalStyle {
    TerminalStyle(
      color: other.color ?? color,
      background: other.background ?? background,
      isBold: isBold || other.isBold,
      isDim: isDim || other.isDim,
      isUnderlined: isUnderlined || other.isUnderlined,
      isReversed: isReversed || other.isReversed
    )
  }

  /// Returns the escape sequence (SGR) that sets this style and nothing else.
  func sequence(usesColors: Bool) -> String {
    var codes = [0]
    for (isSet, code) in [(isBold, 1), (isDim, 2), (isUnderlined, 4), (isReversed, 7)] where isSet {
      codes.append(code)
    }
    if usesColors {
      if let color { codes.append(30 + color.rawValue) }
      if let background { codes.append(40 + background.rawValue) }
    }
    return "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m"
  }
}
