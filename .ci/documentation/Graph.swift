/// A symbol graph, which the compiler emits for the public symbols of a module.
struct Graph: Decodable {
  var module: Module
  var symbols: [Symbol]

  struct Module: Decodable { var name: String }

  /// The symbols that are declared in the source code of this package.
  var declared: [Symbol] { symbols.filter { $0.isDeclaredHere } }
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

  /// The path of the enclosing type with dots, or an empty string for a top-level symbol.
  var owner: String { pathComponents.dropLast().joined(separator: ".") }

  /// Whether the package declares the symbol.
  ///
  /// For a reader, an extension is no symbol: only its members are.
  var isDeclaredHere: Bool {
    location != nil && !identifier.precise.contains("::SYNTHESIZED::")
      && kind.identifier != "swift.extension"
  }

  var isFunction: Bool {
    [
      "swift.func", "swift.method", "swift.type.method", "swift.init", "swift.subscript",
      "swift.type.subscript",
    ].contains(kind.identifier)
  }

  var isOperator: Bool { kind.identifier == "swift.func.op" }

  /// Whether the symbol is a computed or observed property.
  ///
  /// For a stored property with a restricted setter, `get` is part of a text fragment and not a keyword.
  var isComputed: Bool {
    kind.identifier.hasSuffix("property")
      && declarationFragments.contains { $0.kind == "keyword" && $0.spelling == "get" }
  }

  var returnsSomething: Bool {
    let result = (functionSignature?.returns ?? []).map { $0.spelling }.joined()
    return kind.identifier != "swift.init" && !["", "()", "Void"].contains(result)
  }

  /// The names by which the symbol can be called: the full name, and the names without trailing parameters
  /// that have default values.
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
