import Foundation

/// Returns a number as text with about three significant digits.
func rounded(_ number: Double) -> String {
  switch abs(number) {
  case 0: "0"
  case ..<0.0001: "< 0.0001"
  case ..<0.0095: String(format: "%.4f", number)
  case ..<0.095: String(format: "%.3f", number)
  case ..<10: trimmed(String(format: "%.2f", number))
  case ..<100: trimmed(String(format: "%.1f", number))
  default: Row.grouped(Int(number.rounded()))
  }
}

/// Returns a time as text with a suitable unit.
func written(seconds: Double) -> String {
  switch seconds {
  case ..<0.95e-6: "\(rounded(seconds * 1e9)) ns"
  case ..<0.95e-3: "\(rounded(seconds * 1e6)) µs"
  case ..<0.95: "\(rounded(seconds * 1e3)) ms"
  default: "\(rounded(seconds)) s"
  }
}

private func trimmed(_ text: String) -> String {
  var text = text[...]
  while text.hasSuffix("0") { text.removeLast() }
  if text.hasSuffix(".") { text.removeLast() }
  return String(text)
}
