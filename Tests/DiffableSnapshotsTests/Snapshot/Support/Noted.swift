import DiffableSnapshots

/// An identifier that knows its content: `1a` and `1b` are equal, and do not show the same.
struct Noted: Hashable, ContentEquatable, Sendable, LosslessStringConvertible,
  ExpressibleByStringLiteral
{
  var tagged: Tagged

  init?(_ description: String) {
    guard let tagged = Tagged(description) else { return nil }
    self.tagged = tagged
  }

  init(stringLiteral value: String) { tagged = Tagged(stringLiteral: value) }

  var description: String { tagged.description }

  func isContentEqual(to other: Noted) -> Bool { tagged.tag == other.tagged.tag }
}

extension Numbered: ContentEquatable {
  func isContentEqual(to other: Numbered) -> Bool { data == other.data }
}
