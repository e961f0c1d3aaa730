import DiffableSnapshots
import Foundation

/// A format to encode and decode values.
package enum Wire: CaseIterable {
  case json
  case propertyList

  package func data(of value: some Encodable) throws -> Data {
    switch self {
    case .json: try JSONEncoder().encode(value)
    case .propertyList: try PropertyListEncoder().encode(value)
    }
  }

  package func value<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    switch self {
    case .json: try JSONDecoder().decode(type, from: data)
    case .propertyList: try PropertyListDecoder().decode(type, from: data)
    }
  }

  /// Encodes a value and returns the decoded copy.
  package func copy<Value: Codable>(of value: Value) throws -> Value {
    try self.value(Value.self, from: data(of: value))
  }
}

extension Encodable {
  /// Returns the value as JSON with sorted keys.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension Decodable {
  package init(json: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }
}

extension JSONDecoder {
  /// Returns a decoder that reads `"nan"` as a number.
  package static func readingNaN() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return decoder
  }
}
