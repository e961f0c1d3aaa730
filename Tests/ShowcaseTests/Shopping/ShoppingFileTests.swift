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

  @Test("Changes by typing, deleting and dragging are saved")
  func changesAreSaved() throws {
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

  @Test("An unchanged list is not saved, and without a file nothing is saved")
  func unchangedListsAreNotSaved() throws {
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
    try file.save(ShoppingScreen.example)
    #expect(try file.load() == ShoppingScreen.example)
    #expect(ShoppingFile.usual.makesFolder)
  }

  @Test("Saving follows symbolic links and keeps the permissions")
  func savingFollowsLinksAndKeepsPermissions() throws {
    try folder.makeFile("list.json", "{\"sections\": []}")
    try folder.setPermissions(0o600, of: "list.json")
    try folder.makeLink("shopping.json", to: "list.json")
    try ShoppingFile(path: path).save(ShoppingScreen.example)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("list.json"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try ShoppingFile(path: folder.path("list.json")).load() == ShoppingScreen.example)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path).hasSuffix("list.json")
    )
  }

  @Test("A read-only file is not replaced", .enabled(if: geteuid() != 0))
  func readOnlyFilesAreNotReplaced() throws {
    try folder.makeFile("shopping.json", "{\"sections\": []}")
    try folder.setPermissions(0o400, of: "shopping.json")
    #expect(throws: ShoppingFileError.unwritable(path: path)) {
      try ShoppingFile(path: path).save(ShoppingScreen.example)
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
  func failuresToSaveAreReported() throws {
    // File names of this length are invalid for every user.
    let longPath = folder.path(String(repeating: "x", count: 300))
    let run = ScriptedRun("shopping", "--file", longPath, "--keys", "down d x up")
    let message = "\(longPath): the file cannot be written\n"
    #expect(run.output.components(separatedBy: "! " + message).count == 3)
    #expect(run.code == 2)
    #expect(run.error == "showcase: " + message)
  }

  @Test("Items cannot be added to a list without categories")
  func addingRequiresACategory() throws {
    try "{\"sections\": []}".write(toFile: path, atomically: true, encoding: .utf8)
    let run = ScriptedRun("shopping", "--file", path, "--keys", "down a x enter d space")
    #expect(run.code == 0)
    #expect(!run.output.contains("Add to"))
    #expect(!run.output.contains("!"))
    #expect(try contents == "{\"sections\": []}")
  }
}
