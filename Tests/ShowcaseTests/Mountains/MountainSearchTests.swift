import Testing

@testable import showcase

@Suite("Finding mountains")
struct MountainSearchTests {
  private let search = MountainSearch(
    [
      ("Gran Paradiso", 4061), ("Paradise (East)", 100), ("Pico Pa", 200), ("Mont Papa-Pa", 300),
      ("Galdhøpiggen", 2469), ("Écrins", 4102), ("Alpamayo", 5947), ("Pik Moskwa", 6785),
    ].map { Mountain(name: $0.0, height: $0.1, country: "") }
  )

  private func names(_ text: String) -> [String] { search.matches(for: text).map(\.name) }

  @Test("Without a text all are found, the highest first")
  func noText() {
    #expect(
      names("") == [
        "Pik Moskwa", "Alpamayo", "Écrins", "Gran Paradiso", "Galdhøpiggen", "Mont Papa-Pa",
        "Pico Pa", "Paradise (East)",
      ]
    )
  }

  @Test("First come names that start with the text, then those with a word that does, then others")
  func order() {
    #expect(
      names("pa") == ["Paradise (East)", "Gran Paradiso", "Mont Papa-Pa", "Pico Pa", "Alpamayo"]
    )
    #expect(names("p").prefix(3) == ["Pik Moskwa", "Pico Pa", "Paradise (East)"])
    #expect(names("east") == ["Paradise (East)"])
    #expect(names("o p") == ["Pico Pa"])
  }

  @Test(
    "Neither case nor accents matter, on either side",
    arguments: [
      ("ECRINS", "Écrins"), ("écrins", "Écrins"), ("dho", "Galdhøpiggen"),
      ("DHØP", "Galdhøpiggen"), ("E\u{301}c", "Écrins"),
    ]
  )
  func folding(text: String, name: String) {
    #expect(names(text) == [name])
  }

  @Test("What is in no name finds nothing")
  func nothing() { #expect(names("xyz").isEmpty) }

  @Test("Mountains of one height keep the order of the file")
  func stability() {
    let twins = ["b", "c", "a"].map { Mountain(name: $0, height: 1, country: "") }
    #expect(MountainSearch(twins).matches(for: "").map(\.name) == ["b", "c", "a"])
  }
}
