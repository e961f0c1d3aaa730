import DiffableSnapshots

/// An identifier with content: `1a` and `1b` are equal, but their content differs.
package struct Noted: Hashable, ContentEquatable, Sendable, LosslessStringConvertible,
  ExpressibleByStringLiteral
{
  package var tagged: Tagged

  package init?(_ description: String) {
    guard let tagged = Tagged(description) else { return nil }
    self.tagged = tagged
  }

  package init(stringLiteral value: String) { tagged = Tagged(stringLiteral: value) }

  package var description: String { tagged.description }

  package func isContentEqual(to other: Noted) -> Bool { tagged.tag == other.tagged.tag }
}

extension Numbered: ContentEquatable {
  package func isContentEqual(to other: Numbered) -> Bool { data == other.data }
}
