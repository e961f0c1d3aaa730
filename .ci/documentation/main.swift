// Says of each public symbol what its documentation lacks, and fails if it lacks anything.
//
// usage: documentation README.md PAGE.md … GRAPH.symbols.json …
//
// A symbol needs a summary. A function also needs its parameters, what it returns, when it throws and
// what it costs; an operator only the last of these, since all know what it takes and returns. A property
// that is not stored needs what it costs. What others declare, the compiler writes or a protocol requires is
// theirs to explain: the former two are left out, and requirements need no cost.
//
// A type that is part of no other type has to be named under "Topics" in the page of a module, by which
// readers find it. One with more than eight members has a page that groups them by what they are for;
// such a page has to name each member. And the README's table of Apple's members has to name ours right.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let graphs = try arguments.filter { $0.hasSuffix(".json") }.map {
  try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: $0)))
}
let pages = try arguments.filter { $0.hasSuffix(".md") }.map { try Page(at: $0) }
let greatestCountWithoutPage = 8
var failures: [String] = []

for graph in graphs {
  let requirements = graph.sources(of: "requirementOf")
  let defaults = graph.sources(of: "defaultImplementationOf")
  let overview = pages.first { $0.subject == graph.module.name }
  for symbol in graph.declared {
    let id = symbol.identifier.precise
    var lacking = symbol.fieldsThatLack(isRequirement: requirements.contains(id))
    if symbol.isType {
      let path = symbol.pathComponents.joined(separator: ".")
      if symbol.owner.isEmpty && overview?.topics.contains(path) != true {
        lacking.append("a place in Topics")
      }
      let members = graph.declared
        .filter { $0.owner == path && !defaults.contains($0.identifier.precise) }
        .map { $0.name }
      if let page = pages.first(where: { $0.subject == "\(graph.module.name).\(path)" }) {
        lacking += page.lacks(members).map { "\($0) on its page" }
      } else if members.count > greatestCountWithoutPage {
        lacking.append("a page that groups its \(members.count) members")
      }
    }
    guard !lacking.isEmpty else { continue }
    let file = symbol.location.map { URL(fileURLWithPath: $0.uri).lastPathComponent } ?? ""
    failures.append(
      "\(file): \(symbol.pathComponents.joined(separator: ".")) lacks "
        + lacking.joined(separator: ", ")
    )
  }
}

let symbols = graphs.flatMap { $0.declared }
let comparison = pages.first { $0.name == "ComingFromApple" }
failures +=
  comparison.map { AppleTable(in: $0).mistakes(symbols) } ?? ["There is no page ComingFromApple"]
for failure in failures.sorted() { print(failure) }
print("\(symbols.count) public symbols, \(failures.count) failures")
exit(symbols.isEmpty || !failures.isEmpty ? 1 : 0)
