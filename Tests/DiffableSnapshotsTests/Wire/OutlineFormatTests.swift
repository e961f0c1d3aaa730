import DiffableSnapshots
import TestSupport
import Testing

/// The JSON format of outlines and of identified models is stable, because other programs read and write it.
@Suite struct OutlineFormatTests {
  /// The example in the documentation of `SectionSnapshot.encode(to:)`.
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

  @Test func outlineFormatIsStable() throws {
    var outline = SectionSnapshot(["fruit", "nuts"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["hazel"], to: "nuts")
    outline.expand(["fruit"])
    let json = """
      {"items":[{"isExpanded":true,"item":"fruit"},{"item":"apple","level":1},\
      {"item":"pear","level":1},{"item":"nuts"},{"item":"hazel","level":1}]}
      """
    #expect(try outline.json() == json)
    #expect(try SectionSnapshot<String>(json: json) == outline)
    #expect(try SectionSnapshot<String>(json: Self.documented) == outline)
    #expect(try SectionSnapshot<Int>().json() == #"{"items":[]}"#)
    #expect(try SectionSnapshot<Int>(json: #"{"items":[]}"#) == SectionSnapshot())
  }

  /// The outline has a step up by several levels, an expanded item without children, and hidden items.
  @Test func levelsAndExpandedItemsAreEncoded() throws {
    let json = """
      {"items":[{"item":1},{"isExpanded":true,"item":2,"level":1},{"item":3,"level":2},\
      {"isExpanded":true,"item":4,"level":3},{"item":5,"level":1},{"isExpanded":true,"item":6}]}
      """
    let outline = try SectionSnapshot<Int>(json: json)
    #expect(outline.notation == "1[2(3[4()]) 5] 6()")
    #expect(try outline.json() == json)
  }

  /// Other programs may write default values, and a later version of the format may have more keys.
  @Test func defaultValuesAndUnknownKeysAreAccepted() throws {
    let json = """
      {"items":[{"item":1,"level":0,"isExpanded":false,"icon":"x"},\
      {"item":2,"level":null,"isExpanded":null}],"title":"y"}
      """
    #expect(try SectionSnapshot<Int>(json: json).notation == "1 2")
  }

  @Test func identifiedIsEncodedLikeItsModel() throws {
    var song = Tune(1)
    song.title = "Suzanne"
    let json = #"{"id":1,"rating":0.5,"title":"Suzanne"}"#
    #expect(try ModelItem(song).json() == json)
    #expect(try ModelItem<Tune>(json: json).model == song)
  }

  /// The model of this test encodes itself as a string, not as an object.
  @Test func identifiedUsesTheEncodingOfItsModel() throws {
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
    let snapshot = Snapshot([("a", [ModelItem(Name("x")), ModelItem(Name("y"))])])
    #expect(try snapshot.json() == #"{"sections":[{"identifier":"a","items":["x","y"]}]}"#)
    #expect(try Wire.json.copy(of: snapshot) == snapshot)
  }
}
