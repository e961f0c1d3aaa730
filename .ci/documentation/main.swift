// Prints what is missing in the documentation of each public symbol, and fails if anything is missing.
//
// usage: documentation ARTICLE.md FOLDER GRAPH.symbols.json …
//
// Every symbol needs a summary, and symbols of a module that have the same name need different ones. A function also
// needs its parameters, its result and its errors, an operator and a computed property only their errors. No symbol
// needs a complexity: a complexity line stands where it tells something, which a program cannot judge. Symbols of other
// modules and symbols that the compiler synthesizes are ignored.
//
// The folder contains the built pages. The page of a module, a page with groups, and the page of a type with more than
// eight members must group all of them. The table of Apple's members in the article must contain only names that exist.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let graphs = try arguments.dropFirst(2).map {
  try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: $0)))
}
let table = try AppleTable(inArticle: arguments[1])
let pages = try Page.pages(in: arguments[2])
let symbols = graphs.flatMap { $0.declared }
var failures = pages.flatMap { $0.mistakes() } + table.mistakes(symbols)
var summaries: Set<[String]> = []

for graph in graphs {
  for symbol in graph.declared {
    var lacking = symbol.missingFields()
    let summary = [graph.module.name] + symbol.pathComponents + [symbol.summary]
    if !summaries.insert(summary).inserted {
      lacking.append("a summary that no symbol of the same name has")
    }
    guard !lacking.isEmpty else { continue }
    let file = symbol.location.map { URL(fileURLWithPath: $0.uri).lastPathComponent } ?? ""
    let name = symbol.pathComponents.joined(separator: ".")
    failures.append("\(file): \(name) is missing \(lacking.joined(separator: ", "))")
  }
}

for failure in failures.sorted() { print(failure) }
print("\(symbols.count) public symbols, \(pages.count) pages, \(failures.count) failures")
exit(symbols.isEmpty || pages.isEmpty || !failures.isEmpty ? 1 : 0)
