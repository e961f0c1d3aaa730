import Foundation

/// A file of mountains: one on each line, with name, height in metres, and country.
///
/// Empty lines, those that begin with `#`, and the line of column names do not count.
struct MountainFile {
  private(set) var mountains: [Mountain] = []

  /// The number of lines that are no mountain.
  private(set) var linesLeftOut = 0

  /// The line of each name.
  private var lines: [String: Int] = [:]

  private static let columns = ["name", "height", "country"]

  /// The file that comes with the program.
  static var bundledPath: String {
    guard let path = Bundle.module.path(forResource: "mountains", ofType: "csv") else {
      preconditionFailure("The program was built without its mountains")
    }
    return path
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - isLenient: Whether to leave out what is no mountain rather than to fail.
  /// - Throws: An error about the file, or about its first line that is no mountain.
  init(path: String, isLenient: Bool) throws(MountainFileError) {
    guard FileManager.default.fileExists(atPath: path) else { throw .missing(path: path) }
    // A handle also reads what has no size, such as a pipe.
    guard let file = FileHandle(forReadingAtPath: path),
      let contents = try? file.readToEnd() ?? Data()
    else { throw .unreadable(path: path) }
    try self.init(contents: contents, path: path, isLenient: isLenient)
  }

  /// Reads the contents of a file; its path is for messages only.
  init(contents: Data, path: String, isLenient: Bool) throws(MountainFileError) {
    let newline = UInt8(ascii: "\n")
    let lines = contents.split(separator: newline, omittingEmptySubsequences: false)
    for (number, bytes) in zip(1..., lines) {
      do throws(MountainLineError) {
        try read(bytes, number: number)
      } catch {
        guard isLenient else { throw .badLine(number, path: path, error) }
        linesLeftOut += 1
      }
    }
  }

  private mutating func read(_ bytes: Data, number: Int) throws(MountainLineError) {
    guard var text = String(bytes: bytes, encoding: .utf8) else { throw .notUTF8 }
    if number == 1 && text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty && !text.hasPrefix("#") else { return }
    guard let fields = CSVLine(text)?.fields else { throw .openQuotationMark }
    guard fields != Self.columns else { return }
    guard fields.count == Self.columns.count else { throw .fieldCount(fields.count) }
    guard !fields[0].isEmpty else { throw .noName }
    guard let height = Int(fields[1]) else { throw .height(fields[1]) }
    if let line = lines[fields[0]] { throw .repeatedName(fields[0], line: line) }
    lines[fields[0]] = number
    mountains.append(Mountain(name: fields[0], height: height, country: fields[2]))
  }
}
