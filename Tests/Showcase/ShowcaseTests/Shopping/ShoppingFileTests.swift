import DiffableSnapshots
import Foundation
import Testing

@testable import TestedShowcase

@MainActor
@Suite("The file of the shopping list")
struct ShoppingFileTests {
  private let folder: TemporaryFolder
  private let file: ShoppingFile

  init() throws {
    folder = try TemporaryFolder()
    file = ShoppingFile(path: folder.path("list.json"))
  }

  @Test("Each change is saved, and the next run continues with the saved list")
  func changesAreSaved() async throws {
    #expect(try file.load() == nil)
    let screen = try ShoppingScreen(file)
    #expect(screen.title == "7 to buy, 252.90")
    #expect(screen.statusLine.string == "Saved in \(file.path)")
    #expect(try file.load() == nil, "Nothing is saved before the first change")
    for (keys, count) in [("down d", 6), ("u", 7), ("a t e a enter 1 enter enter enter", 8)] {
      try await screen.press(keys)
      #expect(try file.load()?.numberOfItems == count)
    }
    let again = try ShoppingScreen(file)
    #expect(again.products == screen.products)
    #expect(again.products.total() == screen.products.total())
    try await again.press("u")
    #expect(again.notice == "There is nothing to undo")
  }

  @Test("The file has the names, the prices and the categories; other categories are empty")
  func fileHasCategories() async throws {
    let run = await ScriptedRun("shopping", file.path, "--keys", "space down*3 space")
    #expect(run.code == 0)
    let list = try #require(try file.load())
    #expect(list.itemIdentifiers(inSection: .technology).map(\.name).first == "running shoes")
    #expect(list.total(of: .technology) == Price(cents: 22680))
    var text = try String(contentsOfFile: file.path, encoding: .utf8)
    #expect(text.contains("\"name\" : \"socks\"") && text.contains("\"price\" : \"7.50\""))
    text = #"{"sections": [{"identifier": "fruit", "items": []}]}"#
    try folder.makeFile("list.json", text)
    #expect(try file.load()?.sectionIdentifiers == Category.allCases)
    #expect(try file.load()?.numberOfItems == 0)
  }

  @Test("A symbolic link is followed, and the file is replaced at once")
  func linksAreFollowed() async throws {
    try folder.makeFolder("other")
    try folder.makeLink("link.json", to: "other/list.json")
    let linked = ShoppingFile(path: folder.path("link.json"))
    let (example, target) = (
      ShoppingList.example, ShoppingFile(path: folder.path("other/list.json"))
    )
    try folder.makeFile("other/list.json")
    try linked.save(example)
    #expect(try target.load() == example)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("other")).count == 1)
  }

  @Test(
    "A file that is no valid list is an error, and is not changed",
    arguments: [
      "", "[]", #"{"sections": [{"identifier": "cars", "items": []}]}"#,
      #"{"sections": [{"identifier": "fruit", "items": [{"name": "fig"}]}]}"#,
    ]
  )
  func invalidFilesAreErrors(text: String) async throws {
    try folder.makeFile("list.json", text)
    let run = await ScriptedRun("shopping", file.path, "--keys", "down d")
    #expect(run.code == 2)
    #expect(run.output == "")
    let message = "\(file.path): the file is no valid shopping list and was not changed: "
    #expect(run.error.hasPrefix("showcase: " + message))
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == text)
  }

  @Test("A missing folder, a folder instead of a file, and a full path are errors")
  func otherErrorsAreReported() async throws {
    let lost = folder.path("no/list.json")
    #expect(throws: MessageError("\(lost): the folder of this file does not exist")) {
      try ShoppingFile(path: lost).load()
    }
    #expect(throws: MessageError("\(folder.url.path): the file cannot be read")) {
      try ShoppingFile(path: folder.url.path).load()
    }
    #expect(throws: MessageError("\(folder.url.path): the file cannot be written")) {
      try ShoppingFile(path: folder.url.path).save(.example)
    }
  }
}

@Suite("Prices")
struct PriceTests {
  @Test(
    "A price is a number with at most two decimals after a point or a comma",
    arguments: [
      ("0", 0), ("7", 700), ("2.5", 250), ("2,50", 250), ("2.05", 205), ("00.10", 10),
      ("999999999.99", 99_999_999_999),
    ]
  )
  func numbersArePrices(text: String, cents: Int) throws {
    let price = try #require(Price(text))
    #expect(price.cents == cents)
    #expect(Price(price.description) == price)
  }

  @Test(
    "Other texts are no prices",
    arguments: [
      "", " ", "x", "-1", "+1", "1e3", "1.234", "1.", ".5", "1.2.3", "1,2,3", "1 2", "٣", "1.٣",
      "1234567890", "½", "0x10",
    ]
  )
  func otherTextsAreNoPrices(text: String) { #expect(Price(text) == nil) }
}
