import Foundation

extension Symbol {
  /// Returns the fields that are missing in the documentation of the symbol.
  ///
  /// - Returns: A description of each missing field.
  func missingFields() -> [String] {
    let lines = (docComment?.lines ?? []).map { $0.text.trimmingCharacters(in: .whitespaces) }
    guard let summary = lines.first, !summary.isEmpty, !summary.hasPrefix("- ") else {
      return ["a summary"]
    }
    func has(_ field: String) -> Bool { lines.contains { $0.hasPrefix("- \(field):") } }
    var lacking: [String] = []
    if isFunction && !isOperator {
      for parameter in functionSignature?.parameters ?? [] {
        let name = parameter.internalName ?? parameter.name
        if name != "_" && !has("Parameter \(name)") && !has(name) {
          lacking.append("parameter \(name)")
        }
      }
      if returnsSomething && !has("Returns") { lacking.append("the result") }
    }
    guard isFunction || isOperator || isComputed else { return lacking }
    if declarationFragments.contains(where: { $0.spelling == "throws" }) && !has("Throws") {
      lacking.append("the errors")
    }
    return lacking
  }
}
