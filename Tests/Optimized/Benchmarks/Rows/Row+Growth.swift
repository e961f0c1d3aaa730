/// Rows for differences of arrays whose sizes double.
///
/// If the time is O(*n* log *n*), the ratio to the time to build a set hardly grows.
extension Row {
  static let growth = growingShuffles + growingChurns

  private static let sizes = [16_000, 32_000, 64_000, 128_000, 256_000]

  static let growingShuffles = sizes.map { size in
    difference("arrays, \(grouped(size)), all shuffled") { .shuffled(size, seed: $0) }
  }

  static let growingChurns = sizes.map { size in
    difference("arrays, \(grouped(size)), churn 20 %") { .churn(size, 0.2, seed: $0) }
  }

  /// Returns a number as text with commas between thousands.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().reduce("") { text, digit in
      let rest = digits.count - digit.offset
      return text + (digit.offset > 0 && rest % 3 == 0 ? "," : "") + String(digit.element)
    }
  }
}
