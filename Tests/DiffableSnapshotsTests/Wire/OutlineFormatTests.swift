import DiffableSnapshots
import TestSupport
import Testing

/// The format of outlines and of identified models is a promise too.
@Suite struct OutlineFormatTests {
  /// The text in the comment on `SectionSnapshot.encode(to:)`.
  static let documented = """
    {
      "items": [
        {"item": "fruit", "isExpanded": true},
        {"item": "apple", "level": 1},
        {"item": "pear", "level": 1},
        {"item": "nuts"},
        {"item": "hazel", "level": 1}
      ]
    }
    """

  @Test func outline() throws {
    var outline = try SectionSnapshot(["fruit", "nuts"])
    try outline.append(["apple", "pear"], to: "fruit")
    try outline.append(["hazel"], to: "nuts")
    outline.expand(["fruit"])
    let json = """
      {"items":[{"isExpanded":true,"item":"fruit"},{"item":"apple","level":1},\
      {"item":"pear","level":1},{"item":"nuts"},{"item":"hazel","level":1}]}
      """
    #expect(try outline.json() == json)
    #expect(try SectionSnapshot<String>(json: json) == outline)
    #expect(try SectionSnapshot<String>(json: Self.documented) == outline)
  }

  @Test func emptyOutline() throws {
    #expect(try SectionSnapshot<Int>().json() == #"{"items":[]}"#)
    #expect(try SectionSnapshot<Int>(json: #"{"items":[]}"#) == SectionSnapshot())
  }

  /// Back up by several levels, expanded without children, and hidden below what is collapsed.
  @Test func levels() throws {
    let json = """
      {"items":[{"item":1},{"isExpanded":true,"item":2,"level":1},{"item":3,"level":2},\
      {"isExpanded":true,"item":4,"level":3},{"item":5,"level":1},{"isExpanded":true,"item":6}]}
      """
    let outline = try SectionSnapshot<Int>(json: json)
    #expect(outline.notation == "1[2(3[4()]) 5] 6()")
    #expect(try outline.json() == json)
  }

  /// What is left out may be there, and a later version may write more.
  @Test func whatOthersWrite() throws {
    let json = """
      {"items":[{"item":1,"level":0,"isExpanded":false,"icon":"x"},\
      {"item":2,"level":null,"isExpanded":null}],"title":"y"}
      """
    #expect(try SectionSnapshot<Int>(json: json).notation == "1 2")
  }

  @Test func identifiedModel() throws {
    var song = Tune(1)
    song.title = "Suzanne"
    let json = #"{"id":1,"rating":0.5,"title":"Suzanne"}"#
    #expect(try Identified(song).json() == json)
    #expect(try Identified<Tune>(json: json).model == song)
  }

  /// A model that is no object is written as it writes itself.
  @Test func identifiedName() throws {
    struct Name: Identifiable, Hashable, Codable {
      var id: String

      init(_ id: String) { self.id = id }
      init(from decoder: any Decoder) throws {
        id = try decoder.singleValueContainer().decode(String.self)
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(id)
      }
    }
    let snapshot = try Snapshot([("a", [Identified(Name("x")), Identified(Name("y"))])])
    #expect(try snapshot.json() == #"{"sections":[{"identifier":"a","items":["x","y"]}]}"#)
    #expect(try Wire.json.copy(of: snapshot) == snapshot)
  }
}
