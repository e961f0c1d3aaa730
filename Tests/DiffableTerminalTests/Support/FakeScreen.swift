import DiffableTerminal

/// A terminal in memory, which throws an error where the behavior of a real terminal is undefined.
struct FakeScreen {
  /// A text in one style.
  struct Part {
    var text: String

    /// The parameters of the style sequence (SGR).
    var style: [Int]

    var columns: Int { TerminalText(text).columns }
  }

  private struct Line {
    var parts: [Part] = []
    var text: String { parts.map(\.text).joined() }
    var columns: Int { parts.reduce(0) { $0 + $1.columns } }
  }

  private var contents: [Line]

  /// The lines that were erased and written since the last ``forgetWrites()``.
  private(set) var writtenLines: [Int] = []

  private let columns: Int
  private var cursor = (line: 0, column: 0)
  private var region: Range<Int>
  private var style = [0]

  struct Failure: Error {
    var message: String
  }

  init(columns: Int, lines: Int) {
    self.columns = columns
    contents = Array(repeating: Line(), count: lines)
    region = 0..<lines
  }

  /// The text of each line.
  var lines: [String] { contents.map(\.text) }

  /// Returns the styles in which the texts of a line were written, as parameters of SGR sequences.
  func styles(ofLine line: Int) -> [[Int]] { contents[line].parts.map(\.style) }

  /// Returns the texts of a line, each with its style.
  func parts(ofLine line: Int) -> [Part] { contents[line].parts }

  mutating func forgetWrites() { writtenLines = [] }

  mutating func receive(_ output: String) throws {
    var rest = Substring(output)
    while let character = rest.popFirst() {
      if character == "\u{1B}" {
        try execute(&rest)
      } else {
        try put(character)
      }
    }
  }

  private mutating func put(_ character: Character) throws {
    var line = contents[cursor.line]
    guard cursor.column == line.columns else {
      throw Failure(message: "\(character) does not follow the end of line \(cursor.line)")
    }
    if line.parts.last?.style != style { line.parts.append(Part(text: "", style: style)) }
    line.parts[line.parts.count - 1].text.append(character)
    contents[cursor.line] = line
    cursor.column = line.columns
    guard cursor.column <= columns else {
      throw Failure(message: "Line \(cursor.line) is too long: \(line.text)")
    }
  }

  private mutating func execute(_ rest: inout Substring) throws {
    guard rest.popFirst() == "[", let end = rest.firstIndex(where: \.isLetter) else {
      throw Failure(message: "Not an escape sequence: \(rest)")
    }
    let parameters = rest[..<end].split(separator: ";").compactMap { Int($0) }
    let command = rest[end]
    rest = rest[rest.index(after: end)...]
    switch (command, parameters.count) {
    case ("m", 1...): style = parameters
    case ("H", 2): try moveCursor(to: parameters[0] - 1, parameters[1] - 1)
    case ("r", 0): (region, cursor) = (contents.indices, (0, 0))
    case ("r", 2): try setRegion(parameters[0] - 1, parameters[1])
    case ("K", 0):
      guard cursor.column == 0 else { throw Failure(message: "A part of a line is erased") }
      contents[cursor.line] = Line()
      writtenLines.append(cursor.line)
    case ("L", 1):
      try shift(parameters[0]) {
        $0.insert(Line(), at: $1.first); $0.remove(at: $1.end)
      }
    case ("M", 1):
      try shift(parameters[0]) {
        $0.insert(Line(), at: $1.end); $0.remove(at: $1.first)
      }
    default: throw Failure(message: "Unknown command \(command) \(parameters)")
    }
  }

  private mutating func moveCursor(to line: Int, _ column: Int) throws {
    guard contents.indices.contains(line), 0..<columns ~= column else {
      throw Failure(message: "No line \(line)")
    }
    cursor = (line, column)
  }

  private mutating func setRegion(_ start: Int, _ end: Int) throws {
    // A real terminal ignores such a region, and then shifts the wrong lines.
    guard 0 <= start, start + 1 < end, end <= contents.count else {
      throw Failure(message: "No region \(start)..<\(end)")
    }
    (region, cursor) = (start..<end, (0, 0))
  }

  /// Applies a change to the lines from the cursor to the end of the region, repeatedly.
  private mutating func shift(
    _ count: Int,
    _ change: (inout [Line], (first: Int, end: Int)) -> Void
  ) throws {
    guard region.contains(cursor.line), 1...region.upperBound - cursor.line ~= count else {
      throw Failure(message: "No \(count) lines from \(cursor.line) in \(region)")
    }
    for _ in 0..<count { change(&contents, (cursor.line, region.upperBound)) }
  }
}
