/// An identifier with data that `==` does not see, made from two numbers.
protocol NumberedIdentifier: Hashable, Sendable {
  var number: Int { get }
  var data: Int { get }

  init(number: Int, data: Int)
}

extension NumberedIdentifier {
  static func == (left: Self, right: Self) -> Bool { left.number == right.number }
}

/// An identifier that hashes well.
struct Numbered: NumberedIdentifier {
  var number: Int
  var data: Int

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// An identifier that shares its hash with many others.
struct Clashing: NumberedIdentifier {
  var number: Int
  var data: Int

  func hash(into hasher: inout Hasher) { hasher.combine(number % 61) }
}
