import DiffableSnapshots
import Foundation
import Testing

@testable import showcase

@Suite("Saving the shopping list")
struct ShoppingFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("shopping.json")
  }

  private var contents: String {
    get throws { try String(contentsOfFile: path, encoding: .utf8) }
  }

  /// The names of the items by section, from a saved file.
  private var savedNames: [String: [String]] {
    get throws {
      let object = try JSONSerialization.jsonObject(with: Data(contents.utf8)) as? [String: Any]
      let sections = try #require(object?["sections"] as? [[String: Any]])
      return try Dictionary(
        uniqueKeysWithValues: sections.map { section in
          let items = try #require(section["items"] as? [[String: String]])
          return (
            try #require(section["identifier"] as? String), items.map { $0["name"] ?? "" }
          )
        }
      )
    }
  }

  @Test("Changes by adding, deleting, dragging and undoing survive a restart")
  func changesAreSaved() throws {
    let firstRun = ScriptedRun(
      "shopping",
      "--file",
      path,
      "--keys",
      "end a t e a enter 3 enter enter enter home down d down d u space down*2 space"
    )
    #expect(firstRun.code == 0)
    #expect(
      try savedNames == [
        "running": ["socks"], "technology": ["headphones", "water bottle", "USB cable"],
        "health": ["plasters"], "fruit": ["apples"], "bakery": [], "household": [],
        "other": ["tea"],
      ]
    )
    let secondRun = ScriptedRun("shopping", "--file", path, "--keys", "end")
    #expect(firstRun.output.contains("\n 15 › +   tea                   3.00\n"))
    #expect(secondRun.output.hasPrefix("7 to buy, 166.00\n  1 ›   Running                 7.50\n"))
    #expect(secondRun.output.contains("\n 14 ›     tea                   3.00\n"))
  }

  @Test("The file has the name, the price and the identifier of each item")
  func fileFormatIsStable() throws {
    let id = try #require(UUID(uuidString: "6F1F9A3C-2B41-4C8E-9B60-0A6B3C1E2D4F"))
    try ShoppingFile(path: path).save(
      ShoppingList(items: [
        Shopping.Item(id: id, "tea", price: Price(cents: 305), category: .bakery)
      ])
    )
    let text = """
      {
        "identifier" : "bakery",
        "items" : [
          {
            "id" : "6F1F9A3C-2B41-4C8E-9B60-0A6B3C1E2D4F",
            "name" : "tea",
            "price" : "3.05"
          }
        ]
      }
      """
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let saved = try contents.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(saved.joined(separator: "\n").contains(lines.joined(separator: "\n")))
    let item = try #require(try ShoppingFile(path: path).load()?.itemIdentifiers.first)
    #expect(item.id == id)
    #expect(item.name == "tea")
    #expect(item.price?.cents == 305)
    #expect(item.category == .bakery)
  }

  @Test("A file of the former format is read: items without prices, in the same categories")
  func filesOfTheFormerFormatAreRead() throws {
    // What the former version saved for its example, with one added item.
    try """
    {
      "sections" : [
        {
          "identifier" : "Fruit",
          "items" : [
            "apples",
            "bananas",
            "pears"
          ]
        },
        {
          "identifier" : "Bakery",
          "items" : [
            "bread"
          ]
        },
        {
          "identifier" : "Household",
          "items" : [

          ]
        }
      ]
    }
    """.write(toFile: path, atomically: true, encoding: .utf8)
    let list = try #require(try ShoppingFile(path: path).load())
    #expect(list.sectionIdentifiers == Shopping.Category.allCases)
    #expect(
      list.itemIdentifiers(inSection: .fruit).map(\.name) == ["apples", "bananas", "pears"]
    )
    #expect(list.itemIdentifiers(inSection: .bakery).map(\.name) == ["bread"])
    #expect(list.numberOfItems == 4)
    #expect(list.itemIdentifiers.allSatisfy { $0.price == nil })
    #expect(list.itemIdentifiers.map(\.category) == [.fruit, .fruit, .fruit, .bakery])
    // The next change saves the file in the new format.
    let run = ScriptedRun("shopping", "--file", path, "--keys", "down*4 d")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("4 to buy, 0.00\n"))
    #expect(try savedNames["fruit"] == ["bananas", "pears"])
    #expect(try savedNames["bakery"] == ["bread"])
  }

  @Test("Items of unknown sections are kept in the category Other, and name their section")
  func unknownSectionsAreKept() throws {
    try folder.makeFile(
      "shopping.json",
      #"{"sections": [{"identifier": "Garden", "items": ["spade", "seeds"]}, {"identifier": "Fruit", "items": ["fig"]}]}"#
    )
    let list = try #require(try ShoppingFile(path: path).load())
    #expect(list.itemIdentifiers.map(\.name) == ["fig", "spade (Garden)", "seeds (Garden)"])
    #expect(list.itemIdentifiers.map(\.category) == [.fruit, .other, .other])
    try ShoppingFile(path: path).save(list)
    #expect(try ShoppingFile(path: path).load() == list)
    #expect(
      try ShoppingFile(path: path).load()?.itemIdentifiers.map(\.name)
        == list.itemIdentifiers.map(\.name)
    )
  }

  @Test("An unchanged list is not saved, and without a file nothing is saved")
  func unchangedListsAreNotSaved() {
    #expect(ScriptedRun("shopping", "--file", path, "--keys", "down space escape x").code == 0)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(
      ScriptedRun("shopping", "--keys", "down d") == ScriptedRun("shopping", "--keys", "down d")
    )
  }

  @Test("A missing folder is created only for the default file, and otherwise is an error")
  func foldersAreCreatedForTheDefaultFileOnly() throws {
    let missingPath = folder.path("a/b/c.json")
    let run = ScriptedRun("shopping", "--file", missingPath, "--keys", "down d")
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.error == "showcase: \(missingPath): the folder of this file does not exist\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path("a")))
    let file = ShoppingFile(path: missingPath, makesFolder: true)
    #expect(try file.load() == nil)
    let list = ShoppingList.example
    try file.save(list)
    #expect(try file.load() == list)
    #expect(ShoppingFile.usual.makesFolder)
  }

  @Test("Saving follows symbolic links and keeps the permissions")
  func savingFollowsLinksAndKeepsPermissions() throws {
    try folder.makeFile("list.json", "{\"sections\": []}")
    try folder.setPermissions(0o600, of: "list.json")
    try folder.makeLink("shopping.json", to: "list.json")
    let list = ShoppingList.example
    try ShoppingFile(path: path).save(list)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("list.json"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try ShoppingFile(path: folder.path("list.json")).load() == list)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path).hasSuffix("list.json")
    )
  }

  @Test("A read-only file is not replaced", .enabled(if: geteuid() != 0))
  func readOnlyFilesAreNotReplaced() throws {
    try folder.makeFile("shopping.json", "{\"sections\": []}")
    try folder.setPermissions(0o400, of: "shopping.json")
    #expect(throws: ShoppingFileError.unwritable(path: path)) {
      try ShoppingFile(path: path).save(.example)
    }
    #expect(try contents == "{\"sections\": []}")
  }

  @Test(
    "An invalid file is an error and is not changed",
    arguments: [
      ("", "it is not valid JSON"), ("{\"sections\": [", "it is not valid JSON"),
      ("[]", "the document has the wrong type"),
      ("{}", "\"sections\" is missing in the document"),
      (#"{"sections": [{"identifier": "Fruit"}]}"#, "\"items\" is missing in sections.0"),
      (
        #"{"sections": [{"identifier": "Fruit", "items": [1]}]}"#,
        "sections.0.items.0 has the wrong type"
      ),
      (
        #"{"sections": [{"identifier": "Fruit", "items": ["fig", "kiwi", "fig"]}]}"#,
        "duplicates: fig"
      ),
      (
        #"{"sections": [{"identifier": "A", "items": []}, {"identifier": "A", "items": []}]}"#,
        "duplicates: A"
      ),
      (
        #"{"sections": [{"identifier": "fruit", "items": [{"name": "fig"}]}]}"#,
        "\"id\" is missing in sections.0.items.0"
      ),
      (
        #"{"sections": [{"identifier": "fruit", "items": [{"id": "7", "name": "fig"}]}]}"#,
        "sections.0.items.0.id is not valid"
      ),
      (
        """
        {"sections": [{"identifier": "fruit", "items": [
          {"id": "6F1F9A3C-2B41-4C8E-9B60-0A6B3C1E2D4F", "name": "fig", "price": "cheap"}
        ]}]}
        """,
        "sections.0.items.0.price is not valid"
      ),
      (
        """
        {"sections": [{"identifier": "fruit", "items": [
          {"id": "6F1F9A3C-2B41-4C8E-9B60-0A6B3C1E2D4F", "name": "fig"},
          {"id": "6F1F9A3C-2B41-4C8E-9B60-0A6B3C1E2D4F", "name": "kiwi"}
        ]}]}
        """,
        "duplicates: kiwi"
      ),
      (
        #"{"sections": [], "reloadedItems": ["fig"]}"#,
        "reloadedItems names sections or items that do not exist"
      ),
    ]
  )
  func invalidFilesAreNotChanged(text: String, reason: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let run = ScriptedRun("shopping", "--file", path, "--keys", "down d")
    #expect(run.code == 2)
    #expect(run.output == "")
    let start = "showcase: \(path): the file is not a valid shopping list and was not changed: "
    #expect(run.error == start + reason + "\n")
    #expect(try contents == text)
  }

  @Test("A folder cannot be read as a file")
  func foldersCannotBeRead() {
    let run = ScriptedRun("shopping", "--file", folder.url.path)
    #expect(run.code == 2)
    #expect(run.error == "showcase: \(folder.url.path): the file cannot be read\n")
  }

  @Test("A failure to save is shown after each change and reported at the end")
  func failuresToSaveAreReported() {
    // File names of this length are invalid for every user.
    let longPath = folder.path(String(repeating: "x", count: 300))
    let run = ScriptedRun("shopping", "--file", longPath, "--keys", "down d x up")
    let message = "\(longPath): the file cannot be written\n"
    #expect(run.output.components(separatedBy: "! " + message).count == 3)
    #expect(run.code == 2)
    #expect(run.error == "showcase: " + message)
  }

  @Test("A list without sections gets all categories")
  func listsWithoutSectionsGetAllCategories() throws {
    try folder.makeFile("shopping.json", "{\"sections\": []}")
    let list = try #require(try ShoppingFile(path: path).load())
    #expect(list.sectionIdentifiers == Shopping.Category.allCases)
    #expect(list.numberOfItems == 0)
  }
}
