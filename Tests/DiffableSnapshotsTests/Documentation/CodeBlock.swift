/// A block of Swift code in the documentation.
struct CodeBlock: CustomStringConvertible {
  /// The lines without imports, common indentation, and empty lines at the start and the end.
  let lines: [String]

  /// The file that contains the block, and the number of the line before the block.
  let description: String

  /// Returns the Swift blocks of a Markdown page.
  static func blocks(inPage page: [String], of name: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var start: (fence: String, offset: Int)?
    for (offset, line) in page.enumerated() {
      let words = line.drop { $0 == " " }
      guard words.hasPrefix("```") else { continue }
      guard let (fence, first) = start else {
        start = (String(words), offset + 1)
        continue
      }
      start = nil
      guard fence == "```swift" else { continue }
      blocks.append(
        CodeBlock(lines: plain(page[first..<offset]), description: "\(name):\(first)")
      )
    }
    return blocks
  }

  /// Returns the Swift blocks of the doc comments in a file.
  static func blocks(inComments code: [String], of name: String) -> [CodeBlock] {
    let page = code.map { line in
      let words = line.drop { $0 == " " }
      return words.hasPrefix("///") ? String(words.dropFirst(3)) : ""
    }
    return blocks(inPage: page, of: name)
  }

  /// Returns the blocks between `// example: NAME` and `// end`.
  static func examples(in code: [String]) -> [[String]] {
    var examples: [[String]] = []
    var first: Int?
    for (offset, line) in code.enumerated() {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("// example: ") {
        first = offset + 1
      } else if words == "// end", let start = first {
        examples.append(plain(code[start..<offset]))
        first = nil
      }
    }
    return examples
  }

  private static func plain(_ lines: ArraySlice<String>) -> [String] {
    let kept = lines.filter { !$0.drop { $0 == " " }.hasPrefix("import ") }
    let isEmpty = { (line: String) in line.allSatisfy { $0 == " " } }
    let indentation = kept.filter { !isEmpty($0) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    var plain = kept.map { isEmpty($0) ? "" : String($0.dropFirst(indentation)) }[...]
    plain = plain.drop { $0.isEmpty }
    while plain.last?.isEmpty == true { plain.removeLast() }
    return Array(plain)
  }
}
