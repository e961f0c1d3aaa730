/// A file of mountains.
///
/// Each line has a name, a height in metres, and a country.
///
/// Empty lines, lines that begin with `#`, and the line with the column names are ignored.
struct MountainFile {
  private(set) var mountains: [Mountain] = []

  /// The number of invalid lines that were skipped.
  private(set) var skippedLineCount = 0

  /// The line number of each name.
  private var lines: [String: Int] = [:]

  private static let columns = ["name", "height", "country"]

  /// Parses the contents of a file.
  ///
  /// - Parameters:
  ///   - contents: The bytes of the file.
  ///   - path: The path of the file, for error messages.
  ///   - isLenient: Whether to skip invalid lines instead of throwing an error.
  /// - Throws: A ``MountainFileError`` if a line is invalid.
  init(contents: [UInt8], path: String, isLenient: Bool) throws(MountainFileError) {
    let newline = UInt8(ascii: "\n")
    let lines = contents.split(separator: newline, omittingEmptySubsequences: false)
    for (number, bytes) in zip(1..., lines) {
      do throws(MountainLineError) {
        try read(bytes, number: number)
      } catch {
        guard isLenient else { throw .badLine(number, path: path, error) }
        skippedLineCount += 1
      }
    }
  }

  private mutating func read(
    _ bytes: ArraySlice<UInt8>,
    number: Int
  ) throws(MountainLineError) {
    var text = String(decoding: bytes, as: UTF8.self)
    // Decoding replaces invalid bytes.
    guard text.utf8.elementsEqual(bytes) else { throw .notUTF8 }
    if number == 1 && text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    text = text.trimmed
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
