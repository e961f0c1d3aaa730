/// An element of a collection, which hashes both of its properties.
struct Element: Hashable, Sendable {
  var id: Int
  var salt: Int
}

/// The identifier of a section.
struct GroupID: Hashable, Sendable {
  var number: Int
}

/// A section and its elements.
struct Group: Sendable {
  var id: GroupID
  var elements: [Element]
}

/// How the new collection differs from the old one.
enum Edit: String, CaseIterable {
  /// A tenth is replaced at random places, and a twentieth moves.
  case churn = "churn 20 %"

  case shuffle = "all shuffled"
}

/// Makes inputs, none of which repeats.
struct InputGenerator {
  private var random = SystemRandomNumberGenerator()
  private var nextID = 0

  mutating func elements(_ count: Int) -> [Element] {
    defer { nextID += count }
    return (nextID..<nextID + count).map { id in
      Element(id: id, salt: .random(in: 0...9, using: &random))
    }
  }

  mutating func edited(_ elements: [Element], _ edit: Edit) -> [Element] {
    switch edit {
    case .shuffle: return elements.shuffled(using: &random)
    case .churn:
      var result = elements
      for _ in 0..<max(1, elements.count / 10) {
        result.remove(at: .random(in: result.indices, using: &random))
      }
      for element in self.elements(elements.count - result.count) {
        result.insert(element, at: .random(in: 0...result.count, using: &random))
      }
      for _ in 0..<max(1, elements.count / 20) {
        let element = result.remove(at: .random(in: result.indices, using: &random))
        result.insert(element, at: .random(in: 0...result.count, using: &random))
      }
      return result
    }
  }

  mutating func groups(_ count: Int, of size: Int) -> [Group] {
    (0..<count).map { Group(id: GroupID(number: $0), elements: elements(size)) }
  }

  /// Edits the elements as one collection, and divides it into the same sections.
  ///
  /// - Parameters:
  ///   - groups: The sections.
  ///   - edit: How to edit the elements.
  ///   - movesSection: Whether the first section moves to the end.
  /// - Returns: The new sections.
  mutating func edited(_ groups: [Group], _ edit: Edit, movesSection: Bool) -> [Group] {
    var rest = edited(groups.flatMap(\.elements), edit)[...]
    var result: [Group] = []
    for group in groups {
      result.append(Group(id: group.id, elements: Array(rest.prefix(group.elements.count))))
      rest = rest.dropFirst(group.elements.count)
    }
    if movesSection { result.append(result.remove(at: 0)) }
    return result
  }
}
