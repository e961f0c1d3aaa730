import Foundation
import Testing

@testable import showcase

@Suite("Files of mountains")
struct MountainFileTests {
  @Test("Mountains are parsed; comments, empty lines and column names are ignored")
  func validLinesAreParsed() throws {
    let file = try MountainFile(
      """
      \u{FEFF}# Some mountains
      name,height,country

      Eiger,3967,Switzerland\r
       Mönch , 4110 , Switzerland
      "Ararat, Mount",5137,Turkey
      "The ""Dom\""",4546,
      """
    )
    #expect(file.mountains.map(\.name) == ["Eiger", "Mönch", "Ararat, Mount", "The \"Dom\""])
    #expect(file.mountains.map(\.height) == [3967, 4110, 5137, 4546])
    #expect(file.mountains.map(\.country) == ["Switzerland", "Switzerland", "Turkey", ""])
    #expect(file.skippedLineCount == 0)
  }

  @Test(
    "An invalid line is an error with its line number",
    arguments: [
      ("K2", .fieldCount(1)), ("K2,8611", .fieldCount(2)), ("K2,8611,China,Asia", .fieldCount(4)),
      (",8611,Pakistan", .noName), ("K2,,Pakistan", .height("")),
      ("K2,high,Pakistan", .height("high")), ("K2,8611.5,Pakistan", .height("8611.5")),
      ("\"K2,8611,Pakistan", .openQuotationMark), ("Eiger,1,", .repeatedName("Eiger", line: 3)),
    ] as [(String, MountainLineError)]
  )
  func invalidLineIsAnError(line: String, error: MountainLineError) throws {
    let text = "name,height,country\n# A valid line.\nEiger,3967,Switzerland\n\(line)\nDom,4546,"
    #expect(throws: MountainFileError.badLine(4, path: "test.csv", error)) {
      try MountainFile(text)
    }
    let lenient = try MountainFile(text, isLenient: true)
    #expect(lenient.mountains.map(\.name) == ["Eiger", "Dom"])
    #expect(lenient.mountains.first?.height == 3967)
    #expect(lenient.skippedLineCount == 1)
  }

  @Test("Bytes that are not UTF-8 make only their line invalid")
  func invalidUTF8AffectsOneLine() throws {
    let contents = Array("Eiger,3967,\nM".utf8) + [0xF6] + Array("nch,4110,\nDom,4546,\n".utf8)
    #expect(throws: MountainFileError.badLine(2, path: "latin.csv", .notUTF8)) {
      try MountainFile(contents: contents, path: "latin.csv", isLenient: false)
    }
    let lenient = try MountainFile(contents: contents, path: "latin.csv", isLenient: true)
    #expect(lenient.mountains.map(\.name) == ["Eiger", "Dom"])
    #expect(lenient.skippedLineCount == 1)
  }

  @Test("Files without a size can be read, and an empty file is valid")
  func devicesAndEmptyFilesCanBeRead() throws {
    let file = try MountainFile(path: "/dev/null", isLenient: false)
    #expect(file.mountains.isEmpty)
    #expect(file.skippedLineCount == 0)
  }

  @Test("A missing or unreadable file is an error even with --lenient", arguments: [false, true])
  func missingFilesAreErrors(isLenient: Bool) {
    #expect(throws: MountainFileError.missing(path: "no/such.csv")) {
      try MountainFile(path: "no/such.csv", isLenient: isLenient)
    }
    let directory = FileManager.default.temporaryDirectory.path
    #expect(throws: MountainFileError.unreadable(path: directory)) {
      try MountainFile(path: directory, isLenient: isLenient)
    }
  }

  @Test(
    "Messages name the file, the line and the problem",
    arguments: [
      (.missing(path: "a.csv"), "a.csv: the file does not exist"),
      (.unreadable(path: "a.csv"), "a.csv: the file cannot be read"),
      (.badLine(7, path: "a.csv", .notUTF8), "a.csv:7: the text is not UTF-8"),
      (.badLine(7, path: "a.csv", .openQuotationMark), "a.csv:7: a quotation mark is not closed"),
      (
        .badLine(7, path: "a.csv", .fieldCount(2)),
        "a.csv:7: expected 3 fields (name, height, country), found 2"
      ),
      (.badLine(7, path: "a.csv", .noName), "a.csv:7: the name is empty"),
      (
        .badLine(7, path: "a.csv", .height("high")),
        "a.csv:7: the height must be a whole number of metres, not \"high\""
      ),
      (
        .badLine(7, path: "a.csv", .repeatedName("K2", line: 5)),
        "a.csv:7: the name \"K2\" is already used on line 5"
      ),
    ] as [(MountainFileError, String)]
  )
  func messagesNameFileLineAndProblem(error: MountainFileError, message: String) {
    #expect("\(error)" == message)
  }

  @Test("The bundled file has at least 120 mountains and names its sources")
  func bundledFileIsComplete() throws {
    let file = try MountainFile.bundled
    #expect(file.mountains.count >= 120)
    #expect(file.mountains.allSatisfy { 1...8849 ~= $0.height && !$0.country.isEmpty })
    let text = try String(contentsOfFile: MountainFile.bundledPath, encoding: .utf8)
    #expect(text.hasPrefix("#"))
    #expect(text.contains("# Sources of the heights:"))
  }
}
