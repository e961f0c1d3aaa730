import DiffableSnapshots
import Foundation
import TestSupport
import Testing

/// Decoding an invalid outline throws an error with the coding path and the invalid items.
@Suite struct OutlineRefusalTests {
  @Test(arguments: [
    (#"{"item":"a","level":1}"#, "a has level 1, but its level must be in 0...0"),
    (#"{"item":"a"},{"item":"b","level":2}"#, "b has level 2, but its level must be in 0...1"),
    (#"{"item":"a"},{"item":"b","level":-1}"#, "b has level -1, but its level must be in 0...1"),
    (
      #"{"item":"a"},{"item":"b","level":1},{"item":"c"},{"item":"d","level":2}"#,
      "d has level 2, but its level must be in 0...1"
    ),
    (
      #"{"item":"a","level":9223372036854775807}"#,
      "a has level 9223372036854775807, but its level must be in 0...0"
    ),
    (
      #"{"item":"a","level":-9223372036854775808}"#,
      "a has level -9223372036854775808, but its level must be in 0...0"
    ),
  ])
  func invalidLevelsAreRefused(_ items: String, _ sentence: String) throws {
    let context = try refusal(of: #"{"items":[\#(items)]}"#, as: String.self)
    #expect(context.path == "items")
    #expect(context.debugDescription == sentence)
    #expect(context.underlyingError == nil)
  }

  @Test func repeatedItemsAreRefused() throws {
    let items = #"{"item":1},{"item":2,"level":1},{"item":1,"level":2},{"item":2},{"item":3}"#
    let context = try refusal(of: #"{"items":[\#(items)]}"#, as: Int.self)
    #expect(context.path == "items")
    #expect(context.debugDescription == "init(from:) was given duplicate items: 1, 2")
    let error = try #require(context.underlyingError as? SnapshotProblem<Never, Int>)
    #expect(error == .duplicateItems([1, 2], call: "init(from:)"))
  }

  @Test func modelsWithEqualIDsAreRefused() throws {
    let items = #"{"item":{"id":1,"title":"a"}},{"item":{"id":1,"title":"b"}}"#
    let context = try refusal(of: #"{"items":[\#(items)]}"#, as: ModelItem<Tune>.self)
    #expect(context.underlyingError is SnapshotProblem<Never, ModelItem<Tune>>)
  }

  @Test func nanIsRefused() throws {
    let json = #"{"items":[{"item":1},{"item":"nan","level":1}]}"#
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder.readingNaN().decode(SectionSnapshot<Double>.self, from: Data(json.utf8))
    }
    #expect(error.context?.path == "items")
    #expect(error.context?.debugDescription == "An identifier is not equal to itself: nan")
  }

  @Test(arguments: [
    "{}", "[]", "null", #"{"items":null}"#, #"{"items":{}}"#, #"{"items":[null]}"#,
    #"{"items":[{}]}"#, #"{"items":[{"item":null}]}"#, #"{"items":[{"level":0}]}"#,
    #"{"items":[{"item":1,"level":"0"}]}"#, #"{"items":[{"item":1,"level":0.5}]}"#,
    #"{"items":[{"item":1,"level":1e400}]}"#, #"{"items":[{"item":1,"isExpanded":1}]}"#,
    #"{"items":[1,2]}"#,
  ])
  func incompleteOutlinesAreRefused(_ json: String) {
    #expect(throws: DecodingError.self) { try SectionSnapshot<Int>(json: json) }
  }

  @Test(arguments: ["{}", #"{"id":1}"#, #"{"model":{"id":1,"title":"a"}}"#, "1", "null"])
  func incompleteModelsAreRefused(_ json: String) {
    #expect(throws: DecodingError.self) { try ModelItem<Tune>(json: json) }
  }

  @Test func errorsOfItemsHaveTheirCodingPath() throws {
    let context = try refusal(of: #"{"items":[{"item":1},{"item":"a"}]}"#, as: Int.self)
    #expect(context.codingPath.map(\.intValue) == [nil, 1, nil])
  }

  @Test func deeplyNestedTextIsRefused() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(throws: DecodingError.self) {
      try SectionSnapshot<Int>(json: #"{"items":[{"item":\#(deep)}]}"#)
    }
  }

  private func refusal<Item: Codable & Hashable & Sendable>(
    of json: String,
    as type: Item.Type
  ) throws -> DecodingError.Context {
    let error = try #require(throws: DecodingError.self) {
      try SectionSnapshot<Item>(json: json)
    }
    return try #require(error.context)
  }
}
