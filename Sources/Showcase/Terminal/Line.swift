/// A line of a terminal with its style.
struct Line: Hashable {
  /// The style of a line.
  ///
  /// The raw value is the parameter of the escape sequence (SGR).
  enum Style: String {
    case plain = "0"
    case bold = "1"
    case dim = "2"
    case reverse = "7"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  var text = ""
  var style = Style.plain
}
