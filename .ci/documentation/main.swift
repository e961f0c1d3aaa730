// Prints what is missing in the documentation of each public symbol, and fails if anything is missing.
//
// usage: documentation PAGE.md … GRAPH.symbols.json …
//
// Every symbol needs a summary. A function also needs its parameters, its result and its errors, an operator and a
// computed property only their errors. No symbol needs a complexity: a complexity line stands where it tells
// something, which a program cannot judge. Symbols of other modules and symbols that the compiler synthesizes are
// ignored.
//
// A top-level type must be listed under "Topics" on the page of its module. A type with more than eight members
// needs a page that groups the members. Such a page must list every member. The table of
// Apple's members in ComingFromApple.md must contain only names that exist.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let graphs = try arguments.filter { $0.hasSuffix(".json") }.map {
  try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: $0)))
}
let pages = try arguments.filter { $0.hasSuffix(".md") }.map { try Page(at: $0) }
let greatestCountWithoutPage = 8
var failures: [String] = []

for graph in graphs {
  let defaults = graph.sources(of: "defaultImplementationOf")
  let overview = pages.first { $0.subject == graph.module.name }
  for symbol in graph.declared {
    var lacking = symbol.missingFields()
    if symbol.isType {
      let path = symbol.pathComponents.joined(separator: ".")
      if symbol.owner.isEmpty && overview?.topics.contains(path) != true {
        lacking.append("an entry under Topics")
      }
      let members = graph.declared
        .filter { $0.owner == path && !defaults.contains($0.identifier.precise) }
        .map { $0.name }
      if let page = pages.first(where: { $0.subject == "\(graph.module.name).\(path)" }) {
        lacking += page.lacks(members).map { "an entry for \($0) on its page" }
      } else if members.count > greatestCountWithoutPage {
        lacking.append("a page that groups its \(members.count) members")
      }
    }
    guard !lacking.isEmpty else { continue }
    let file = symbol.location.map { URL(fileURLWithPath: $0.uri).lastPathComponent } ?? ""
    let name = symbol.pathComponents.joined(separator: ".")
    failures.append("\(file): \(name) is missing \(lacking.joined(separator: ", "))")
  }
}

let symbols = graphs.flatMap { $0.declared }
let comparison = pages.first { $0.name == "ComingFromApple" }
failures +=
  comparison.map { AppleTable(in: $0).mistakes(symbols) } ?? ["There is no page ComingFromApple"]
for failure in failures.sorted() { print(failure) }
print("\(symbols.count) public symbols, \(failures.count) failures")
exit(symbols.isEmpty || !failures.isEmpty ? 1 : 0)
