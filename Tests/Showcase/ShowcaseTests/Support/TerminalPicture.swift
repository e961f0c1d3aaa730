import DiffableTerminal

/// A drawing of terminal windows side by side, as SVG.
struct TerminalPicture {
  static let size = Terminal.Size(columns: 52, lines: 27)

  /// The width of a column and the height of a line.
  private static let cell = (width: 7.8, height: 18.0)
  private static let window = (width: 420.0, height: 550.0)
  private static let gap = 24.0

  private var windows: [String] = []

  /// The drawing.
  var svg: String {
    let count = Double(windows.count)
    let width = Int(count * Self.window.width + (count + 1) * Self.gap)
    let height = Int(Self.window.height + 2 * Self.gap)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img" xml:space="preserve">
      <title>Screens of the showcase in a terminal</title>
      <style>
      text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #d4d4d4; white-space: pre }
      .name { font: 600 13px -apple-system, BlinkMacSystemFont, "Segoe UI", Helvetica, Arial, sans-serif; text-anchor: middle }
      .code1 { font-weight: 700; fill: #ffffff } .code2 { fill: #8b8b8b } .code7 { fill: #1e1e1e }
      .code31 { fill: #f27573 } .code32 { fill: #7bc275 } .code33 { fill: #d9b45b } .code36 { fill: #5fb9c9 }
      </style>
      <rect width="\(width)" height="\(height)" fill="#d6dade"/>
      \(windows.joined(separator: "\n"))
      </svg>

      """
  }

  /// Adds a window that shows the lines of a terminal.
  mutating func add(_ title: String, _ terminal: FakeScreen) {
    let x = Self.gap + Double(windows.count) * (Self.window.width + Self.gap)
    var elements = [
      "<rect width=\"\(Self.window.width)\" height=\"\(Self.window.height)\" rx=\"8\" fill=\"#1e1e1e\"/>",
      "<text class=\"name\" x=\"\(Self.window.width / 2)\" y=\"26\">\(title.escaped)</text>",
    ]
    for line in terminal.lines.indices {
      var columns = 0
      for part in terminal.parts(ofLine: line) {
        elements += Self.elements(part, line: line, column: columns)
        columns += part.columns
      }
    }
    windows.append(
      "<g transform=\"translate(\(x) \(Self.gap))\">\n\(elements.joined(separator: "\n"))\n</g>"
    )
  }

  /// Returns the SVG elements of a text in one style, with the codes of the style as their classes.
  private static func elements(_ part: FakeScreen.Part, line: Int, column: Int) -> [String] {
    let y = 60 + Double(line) * cell.height
    let (x, width) = (length(column) + 7, length(part.columns))
    var codes = part.style.filter { $0 != 0 }
    var elements: [String] = []
    if codes.contains(7) {
      // The color of a reversed text fills its background.
      let box = "x=\"\(x)\" y=\"\(y - 13)\" width=\"\(width)\" height=\"\(cell.height)\""
      let colors = classes(codes.filter { $0 >= 30 })
      elements.append("<rect\(colors) \(box) fill=\"#d4d4d4\"/>")
      codes = [7]
    }
    let position = "x=\"\(x)\" y=\"\(y)\" textLength=\"\(width)\""
    elements.append("<text\(classes(codes)) \(position)>\(part.text.escaped)</text>")
    return elements
  }

  /// Returns a space and the `class` attribute for some codes, or an empty text without codes.
  private static func classes(_ codes: [Int]) -> String {
    let names = codes.map { "code\($0)" }.joined(separator: " ")
    return names.isEmpty ? "" : " class=\"\(names)\""
  }

  /// Returns the width of some columns.
  private static func length(_ columns: Int) -> Double {
    (Double(columns) * cell.width * 10).rounded() / 10
  }
}

extension String {
  /// The text with escapes for the characters that have a meaning in XML.
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
