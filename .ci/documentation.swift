// Says of each public symbol what its documentation lacks, and fails if it lacks anything.
//
// usage: documentation PAGE.md … GRAPH.symbols.json …
//
// A symbol needs a summary. A function also needs its parameters, what it returns, when it throws and
// what it costs; an operator only the last of these, since all know what it takes and returns. What
// others declare, the compiler writes or a protocol requires is theirs to explain: the former two are
// left out, and requirements need no cost. A property that does not say what it costs is O(1). A type that is part of no other type has to be named under
// "Topics" in one of the pages, by which readers find it.
import Foundation

struct Graph: Decodable {
  var symbols: [Symbol]
  var relationships: [Relationship]

  struct Relationship: Decodable {
    var kind: String
    var source: String
  }
}

struct Symbol: Decodable {
  var kind: Kind
  var identifier: Identifier
  var pathComponents: [String]
  var docComment: Comment?
  var functionSignature: Signature?
  var declarationFragments: [Fragment]
  var location: Location?

  struct Kind: Decodable { var identifier: String }
  struct Identifier: Decodable { var precise: String }
  struct Location: Decodable { var uri: String }
  struct Fragment: Decodable { var spelling: String }

  struct Comment: Decodable {
    var lines: [Line]

    struct Line: Decodable { var text: String }
  }

  struct Signature: Decodable {
    var parameters: [Parameter]?
    var returns: [Fragment]?

    struct Parameter: Decodable {
      var name: String
      var internalName: String?
    }
  }

  /// Whether somebody wrote it down in this package.
  var isDeclaredHere: Bool {
    location != nil && !identifier.precise.contains("::SYNTHESIZED::")
  }

  var isFunction: Bool {
    ["swift.func", "swift.method", "swift.type.method", "swift.init", "swift.subscript"]
      .contains { kind.identifier.hasPrefix($0) } || kind.identifier == "swift.type.subscript"
  }

  var isOperator: Bool { kind.identifier == "swift.func.op" }

  /// Whether readers look for it under its own name rather than as part of something else.
  var isTopLevelType: Bool {
    ["swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor"]
      .contains(kind.identifier) && pathComponents.count == 1
  }

  var returnsSomething: Bool {
    guard kind.identifier != "swift.init", let returns = functionSignature?.returns else {
      return false
    }
    return !["()", "Void"].contains(returns.map { $0.spelling }.joined())
  }

  /// What the documentation lacks.
  func lacks(isRequirement: Bool, topics: Set<String>) -> [String] {
    var lacking = fieldsThatLack(isRequirement: isRequirement)
    if isTopLevelType && !topics.contains(pathComponents[0]) { lacking.append("a place in Topics") }
    return lacking
  }

  private func fieldsThatLack(isRequirement: Bool) -> [String] {
    let lines = (docComment?.lines ?? []).map { $0.text.trimmingCharacters(in: .whitespaces) }
    guard let summary = lines.first, !summary.isEmpty, !summary.hasPrefix("- ") else {
      return ["a summary"]
    }
    guard isFunction else { return [] }
    func has(_ field: String) -> Bool { lines.contains { $0.hasPrefix("- \(field):") } }
    guard !isOperator else { return has("Complexity") ? [] : ["its complexity"] }
    var lacking: [String] = []
    for parameter in functionSignature?.parameters ?? [] {
      let name = parameter.internalName ?? parameter.name
      if name != "_" && !has("Parameter \(name)") && !has(name) {
        lacking.append("parameter \(name)")
      }
    }
    if returnsSomething && !has("Returns") { lacking.append("what it returns") }
    if declarationFragments.contains(where: { $0.spelling == "throws" }) && !has("Throws") {
      lacking.append("when it throws")
    }
    if !isRequirement && !has("Complexity") { lacking.append("its complexity") }
    return lacking
  }
}

/// The symbols that a page lists under "Topics".
func topics(ofPageAt path: String) throws -> [String] {
  try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    .components(separatedBy: "\n")
    .drop { $0 != "## Topics" }
    .filter { $0.hasPrefix("- ``") && $0.hasSuffix("``") }
    .map { String($0.dropFirst(4).dropLast(2)) }
}

let arguments = CommandLine.arguments.dropFirst()
let topics = Set(try arguments.filter { $0.hasSuffix(".md") }.flatMap(topics(ofPageAt:)))
var count = 0
var failures: [String] = []
for path in arguments where !path.hasSuffix(".md") {
  let graph = try JSONDecoder().decode(
    Graph.self,
    from: Data(contentsOf: URL(fileURLWithPath: path))
  )
  let requirements = Set(
    graph.relationships.filter { $0.kind == "requirementOf" }.map { $0.source }
  )
  for symbol in graph.symbols where symbol.isDeclaredHere {
    count += 1
    let lacking = symbol.lacks(
      isRequirement: requirements.contains(symbol.identifier.precise),
      topics: topics
    )
    if !lacking.isEmpty {
      let file = symbol.location.map { URL(fileURLWithPath: $0.uri).lastPathComponent } ?? ""
      failures.append(
        "\(file): \(symbol.pathComponents.joined(separator: ".")) lacks "
          + lacking.joined(separator: ", ")
      )
    }
  }
}
for failure in failures.sorted() { print(failure) }
print("\(count) public symbols, \(failures.count) of them not fully documented")
exit(count > 0 && failures.isEmpty ? 0 : 1)
