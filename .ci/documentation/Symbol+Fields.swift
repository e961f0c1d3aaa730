import Foundation

extension Symbol {
  private var lines: [String] {
    (docComment?.lines ?? []).map { $0.text.trimmingCharacters(in: .whitespaces) }
  }

  /// The first line of the comment.
  var summary: String { lines.first ?? "" }

  /// Returns the fields that are missing in the documentation of the symbol.
  ///
  /// - Returns: A description of each missing field.
  func missingFields() -> [String] {
    guard !summary.isEmpty, !summary.hasPrefix("- ") else { return ["a summary"] }
    func has(_ field: String) -> Bool { lines.contains { $0.hasPrefix("- \(field):") } }
    var lacking: [String] = []
    if isFunction {
      for parameter in functionSignature?.parameters ?? [] {
        let name = parameter.internalName ?? parameter.name
        if name != "_" && !has("Parameter \(name)") && !has(name) {
          lacking.append("parameter \(name)")
        }
      }
      if returnsSomething && !has("Returns") { lacking.append("the result") }
    }
    guard isFunction || isOperator || isComputed else { return lacking }
    if canThrow && !has("Throws") { lacking.append("the errors") }
    return lacking
  }

  /// Whether the symbol itself can throw, and not only a closure that is its parameter.
  private var canThrow: Bool {
    var depth = 0
    return declarationFragments.contains { fragment in
      for character in fragment.spelling {
        if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
      }
      return fragment.spelling == "throws" && depth == 0
    }
  }
}
