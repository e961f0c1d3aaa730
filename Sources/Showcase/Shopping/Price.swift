#if os(macOS) || os(Linux)
/// A price with two decimals, in any currency.
struct Price: Hashable, Sendable {
  /// The price in hundredths.
  var cents: Int

  init(cents: Int) { self.cents = cents }

  /// Creates the price that a text such as "2", "2.5" or "2,50" names.
  ///
  /// Fails if the text is not a number, is negative, or has more than two decimals or more than nine digits before
  /// them.
  init?(_ text: some StringProtocol) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count <= 2, let whole = parts.first, 1...9 ~= whole.count,
      parts.allSatisfy({ $0.allSatisfy { "0"..."9" ~= $0 } })
    else { return nil }
    let decimals = parts.dropFirst().first ?? "00"
    guard 1...2 ~= decimals.count, let units = Int(whole), let hundredths = Int(decimals) else {
      return nil
    }
    cents = units * 100 + (decimals.count == 1 ? hundredths * 10 : hundredths)
  }
}

extension Price: CustomStringConvertible {
  var description: String { "\(cents / 100).\(cents / 10 % 10)\(cents % 10)" }
}

extension Price: Codable {
  /// Reads the price from a text such as "2.50".
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let price = try Price(container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "The price is not a number with at most two decimals"
      )
    }
    self = price
  }

  /// Writes the price as a text such as "2.50".
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
#endif
