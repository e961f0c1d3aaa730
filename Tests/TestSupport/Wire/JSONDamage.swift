import DiffableSnapshotsTesting

/// A random generator of damaged JSON, which may be malformed or have other values.
package struct JSONDamage {
  private var random: SeededGenerator

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  package mutating func damaged(_ json: String) -> String {
    var bytes = Array(json.utf8)
    for _ in 0..<(below(3) == 0 ? 2 : 1) {
      if below(4) == 0 { damageBytes(&bytes) } else { damageValues(&bytes) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  package mutating func below(_ bound: Int) -> Int {
    Int.random(in: 0..<max(1, bound), using: &random)
  }

  /// Returns a random range of bytes, usually a short one.
  private mutating func part(of bytes: [UInt8]) -> Range<Int> {
    let start = below(bytes.count)
    return start..<min(bytes.count, start + 1 + below(below(3) == 0 ? 40 : 4))
  }

  private mutating func damageBytes(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    switch below(5) {
    case 0: bytes[below(bytes.count)] ^= 1 << UInt8(below(8))
    case 1: bytes[below(bytes.count)] = Array(#"0123456789-.eE,:[]{}""#.utf8)[below(21)]
    case 2: bytes.removeSubrange(part(of: bytes))
    case 3: bytes.insert(contentsOf: bytes[part(of: bytes)], at: below(bytes.count))
    default: bytes.removeLast(below(bytes.count))
    }
  }

  /// Values that replace a value of the text.
  private static let replacementValues = [
    "-1", "0", "1", "2", "3", "7", "100", "9223372036854775807", "-9223372036854775808",
    "18446744073709551616", "1e400", "1e9", "0.5", "null", "true", #""1""#, #""""#, "[]", "{}",
    "[0,0]", "[1,0]", "[0,-1]", #"{"from":0,"to":0}"#, #"{"sections":[]}"#,
    String(repeating: "[", count: 600) + String(repeating: "]", count: 600),
  ]

  private mutating func damageValues(_ bytes: inout [UInt8]) {
    let values = JSONValues(in: bytes)
    guard !values.all.isEmpty else { return }
    let one = values.all[below(values.all.count)]
    let other = values.all[below(values.all.count)]
    switch below(7) {
    case 0: bytes.replaceSubrange(one, with: bytes[other])
    case 1:
      let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
      guard first.upperBound <= second.lowerBound else { return }
      let copy = bytes[second]
      bytes.replaceSubrange(second, with: bytes[first])
      bytes.replaceSubrange(first, with: copy)
    case 2:
      guard let number = values.numbers.randomElement(using: &random) else { return }
      bytes.replaceSubrange(number, with: "\(below(6))".utf8)
    case 3:
      bytes.replaceSubrange(
        one,
        with: Self.replacementValues[below(Self.replacementValues.count)].utf8
      )
    case 4:
      guard let element = values.elements.randomElement(using: &random) else { return }
      bytes.insert(contentsOf: Array(bytes[element]) + [UInt8(ascii: ",")], at: element.lowerBound)
    default:
      guard let element = values.elements.randomElement(using: &random) else { return }
      remove(element, from: &bytes)
    }
  }

  /// Removes an element of an array, and the comma next to it.
  private func remove(_ element: Range<Int>, from bytes: inout [UInt8]) {
    let comma = UInt8(ascii: ",")
    if element.upperBound < bytes.count, bytes[element.upperBound] == comma {
      bytes.removeSubrange(element.lowerBound...element.upperBound)
    } else if element.lowerBound > 0, bytes[element.lowerBound - 1] == comma {
      bytes.removeSubrange(element.lowerBound - 1..<element.upperBound)
    } else {
      bytes.removeSubrange(element)
    }
  }
}

/// The ranges of the numbers, strings, arrays and objects in a text that is not necessarily valid JSON.
package struct JSONValues {
  package private(set) var all: [Range<Int>] = []
  package private(set) var numbers: [Range<Int>] = []

  /// The ranges of the elements of arrays.
  package private(set) var elements: [Range<Int>] = []

  package init(in bytes: [UInt8]) {
    var open: [Int] = []
    var index = 0
    while index < bytes.count {
      let start = index
      index += 1
      switch bytes[start] {
      case UInt8(ascii: "["), UInt8(ascii: "{"): open.append(start)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let first = open.popLast() { add(first..<index, in: bytes, open) }
      case UInt8(ascii: "\""):
        while index < bytes.count && bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, bytes.count)
        let isKey = index < bytes.count && bytes[index] == UInt8(ascii: ":")
        if !isKey { add(start..<index, in: bytes, open) }
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
          index += 1
        }
        numbers.append(start..<index)
        add(start..<index, in: bytes, open)
      default: break
      }
    }
  }

  private mutating func add(_ value: Range<Int>, in bytes: [UInt8], _ open: [Int]) {
    all.append(value)
    if let last = open.last, bytes[last] == UInt8(ascii: "[") { elements.append(value) }
  }
}
