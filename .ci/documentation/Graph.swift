/// The public symbols of a module, as the compiler writes them down.
struct Graph: Decodable {
  var module: Module
  var symbols: [Symbol]
  var relationships: [Relationship]

  struct Module: Decodable { var name: String }

  struct Relationship: Decodable {
    var kind: String
    var source: String
  }

  /// The symbols that somebody wrote down in this package.
  var declared: [Symbol] { symbols.filter { $0.isDeclaredHere } }

  /// Those that are the source of a relationship.
  func sources(of kind: String) -> Set<String> {
    Set(relationships.filter { $0.kind == kind }.map { $0.source })
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

  struct Fragment: Decodable {
    var kind: String
    var spelling: String
  }

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
}

extension Symbol {
  var name: String { pathComponents.last ?? "" }

  /// The type that it is a member of, with dots; empty for what is part of nothing.
  var owner: String { pathComponents.dropLast().joined(separator: ".") }

  var isDeclaredHere: Bool {
    location != nil && !identifier.precise.contains("::SYNTHESIZED::")
  }

  var isFunction: Bool {
    ["swift.func", "swift.method", "swift.type.method", "swift.init", "swift.subscript"]
      .contains { kind.identifier.hasPrefix($0) } || kind.identifier == "swift.type.subscript"
  }

  var isOperator: Bool { kind.identifier == "swift.func.op" }

  /// Whether it is a property that is computed or observed.
  ///
  /// The rest are stored, so that all know what they cost. Of one that only the package may set, `get` is
  /// no keyword, but part of the text.
  var isComputed: Bool {
    kind.identifier.hasSuffix("property")
      && declarationFragments.contains { $0.kind == "keyword" && $0.spelling == "get" }
  }

  var isType: Bool {
    ["swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor"]
      .contains(kind.identifier)
  }

  var returnsSomething: Bool {
    guard kind.identifier != "swift.init", let returns = functionSignature?.returns else {
      return false
    }
    return !["()", "Void"].contains(returns.map { $0.spelling }.joined())
  }

  /// The names by which it can be called: its own, and those without parameters at the end that have
  /// default values.
  var callableNames: [String] {
    guard let opening = name.firstIndex(of: "(") else { return [name] }
    let parameters = declarationFragments.split(omittingEmptySubsequences: false) {
      $0.kind == "externalParam"
    }
    .dropFirst()
    var labels = name[opening...].dropFirst().dropLast().split(separator: ":").map { "\($0):" }
    var names = [name]
    for parameter in parameters.reversed() {
      guard parameter.contains(where: { $0.spelling.contains(" = ") }) else { break }
      labels.removeLast()
      names.append("\(name[..<opening])(\(labels.joined()))")
    }
    return names
  }
}
