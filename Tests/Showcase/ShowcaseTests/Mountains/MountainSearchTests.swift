import Testing

@testable import TestedShowcase

@Suite("Searching mountains")
struct MountainSearchTests {
  private let search = MountainSearch(
    [
      ("Gran Paradiso", 4061), ("Paradise (East)", 100), ("Pico Pa", 200), ("Mont Papa-Pa", 300),
      ("Galdhøpiggen", 2469), ("Écrins", 4102), ("Alpamayo", 5947), ("Pik Moskwa", 6785),
    ].map { Mountain(name: $0.0, height: $0.1, country: "") }
  )

  private func names(_ text: String) -> [String] { search.matches(for: text).map(\.name) }

  @Test("An empty text matches all mountains, the highest first")
  func emptyTextMatchesAll() {
    let low = ["Mont Papa-Pa", "Pico Pa", "Paradise (East)"]
    let high = ["Pik Moskwa", "Alpamayo", "Écrins", "Gran Paradiso", "Galdhøpiggen"]
    #expect(names("") == high + low)
  }

  @Test("Names that begin with the text are first, then names with such a word, then all others")
  func resultsAreSortedByRelevance() {
    let matches = ["Paradise (East)", "Gran Paradiso", "Mont Papa-Pa", "Pico Pa", "Alpamayo"]
    #expect(names("pa") == matches)
    #expect(names("p").prefix(3) == ["Pik Moskwa", "Pico Pa", "Paradise (East)"])
    #expect(names("east") == ["Paradise (East)"])
    #expect(names("o p") == ["Pico Pa"])
  }

  @Test(
    "Case and accents are ignored in the text and in the names",
    arguments: [
      ("ECRINS", "Écrins"), ("écrins", "Écrins"), ("dho", "Galdhøpiggen"),
      ("DHØP", "Galdhøpiggen"), ("E\u{301}c", "Écrins"),
    ]
  )
  func caseAndAccentsAreIgnored(text: String, name: String) {
    #expect(names(text) == [name])
  }

  @Test("Mountains of equal height keep the order of the file")
  func equalHeightsKeepTheirOrder() {
    let twins = ["b", "c", "a"].map { Mountain(name: $0, height: 1, country: "") }
    #expect(MountainSearch(twins).matches(for: "").map(\.name) == ["b", "c", "a"])
  }
}
