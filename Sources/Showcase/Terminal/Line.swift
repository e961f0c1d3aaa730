/// One line of a terminal: a text and how it looks.
struct Line: Hashable {
  /// What a line looks like; the raw value is the parameter of the terminal's sequence.
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
