import Foundation

extension Symbol {
  /// What the documentation lacks.
  ///
  /// - Parameter isRequirement: Whether a protocol requires the symbol, so that what it costs is up to
  ///   whoever conforms.
  /// - Returns: What is missing.
  func fieldsThatLack(isRequirement: Bool) -> [String] {
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
      if returnsSomething && !has("Returns") { lacking.append("what it returns") }
    }
    guard isFunction || isOperator || isComputed else { return lacking }
    if declarationFragments.contains(where: { $0.spelling == "throws" }) && !has("Throws") {
      lacking.append("when it throws")
    }
    if !isRequirement && !has("Complexity") { lacking.append("its complexity") }
    return lacking
  }
}
