/// An identifier with a number, which `==` compares, and with data, which `==` ignores.
package protocol NumberedIdentifier: Hashable, Sendable {
  var number: Int { get }
  var data: Int { get }

  init(number: Int, data: Int)
}

extension NumberedIdentifier {
  package static func == (left: Self, right: Self) -> Bool { left.number == right.number }
}

/// An identifier whose hashes do not collide.
package struct Numbered: NumberedIdentifier {
  package var number: Int
  package var data: Int

  package init(number: Int, data: Int) {
    self.number = number
    self.data = data
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// An identifier whose hash many other identifiers have too.
package struct Clashing: NumberedIdentifier {
  package var number: Int
  package var data: Int

  package init(number: Int, data: Int) {
    self.number = number
    self.data = data
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(number % 61) }
}
