import DiffableSnapshots
import Foundation
import Testing

@testable import Showcase

@Suite("Keeping the shopping list")
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

  @Test("The list survives, whether it was changed by typing, deleting or dragging")
  func restarts() throws {
    let firstRun = ScriptedRun(
      "shopping",
      "--file",
      path,
      "--keys",
      "end a t e a enter up d home down space down space"
    )
    #expect(firstRun.code == 0)
    let secondRun = ScriptedRun("shopping", "--file", path, "--keys", "")
    #expect(
      secondRun.output == """
        4 to buy
          1 ›   Fruit
          2       bananas
          3       apples
          4       pears
          5     Bakery
          6     Household
          7       tea

        """
    )
    let object =
      try JSONSerialization.jsonObject(with: Data(contents.utf8)) as? [String: [NSDictionary]]
    #expect(
      object == [
        "sections": [
          ["identifier": "Fruit", "items": ["bananas", "apples", "pears"]],
          ["identifier": "Bakery", "items": [String]()],
          ["identifier": "Household", "items": ["tea"]],
        ]
      ]
    )
  }

  @Test("Nothing is written before something has changed, and without a file nothing is kept")
  func nothingToKeep() throws {
    #expect(ScriptedRun("shopping", "--file", path, "--keys", "down space escape x").code == 0)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(
      ScriptedRun("shopping", "--keys", "down d") == ScriptedRun("shopping", "--keys", "down d")
    )
  }

  @Test("Folders on the way are made")
  func folders() throws {
    let file = ShoppingFile(path: folder.path("a/b/c.json"))
    try file.save(ShoppingScreen.example)
    #expect(try file.load() == ShoppingScreen.example)
  }

  @Test(
    "A damaged file is reported, and kept",
    arguments: [
      ("", "not valid JSON"), ("{\"sections\": [", "not valid JSON"), ("[]", "Expected"),
      ("{}", "sections"), ("{\"sections\": [{\"identifier\": \"Fruit\"}]}", "items"),
      ("{\"sections\": [{\"identifier\": \"Fruit\", \"items\": [1]}]}", "sections.0.items.0"),
      (
        "{\"sections\": [{\"identifier\": \"Fruit\", \"items\": [\"fig\", \"fig\"]}]}",
        "duplicate items: fig"
      ),
    ]
  )
  func damage(text: String, reason: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let run = ScriptedRun("shopping", "--file", path, "--keys", "down d")
    #expect(run.code == 2)
    #expect(run.output == "")
    let start = "showcase: \(path): the file holds no shopping list, and was left as it is: "
    #expect(run.error.hasPrefix(start))
    #expect(run.error.contains(reason))
    #expect(try contents == text)
  }

  @Test("A folder is no file")
  func unreadable() {
    let run = ScriptedRun("shopping", "--file", folder.url.path)
    #expect(run.code == 2)
    #expect(run.error == "showcase: \(folder.url.path): the file cannot be read\n")
  }

  @Test("When it cannot be written the list says so, each time it should have been")
  func unwritable() throws {
    try "".write(toFile: path, atomically: true, encoding: .utf8)
    let place = path + "/list.json"
    let run = ScriptedRun("shopping", "--file", place, "--keys", "down d x up")
    #expect(run.code == 0)
    let message = "! \(place): the file cannot be written"
    #expect(run.output.components(separatedBy: message).count == 3)
  }

  @Test("A list without a category has nowhere to put what is added")
  func noCategory() throws {
    try "{\"sections\": []}".write(toFile: path, atomically: true, encoding: .utf8)
    let run = ScriptedRun("shopping", "--file", path, "--keys", "down a x enter d space")
    #expect(run.code == 0)
    #expect(run.output.contains("\nAdd to nothing: x\n"))
    #expect(run.output.contains("\n! appendItems(_:toSection:duplicates:) was given no section"))
    #expect(try contents == "{\"sections\": []}")
  }
}
