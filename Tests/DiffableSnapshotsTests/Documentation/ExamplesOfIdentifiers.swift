import DiffableSnapshots
import Testing

/// The code of the article on choosing identifiers.
@Suite struct ExamplesOfIdentifiers {
  // example: rows of several kinds
  enum FriendListItem: Hashable {
    case profile
    case friend(id: Int)
    case loading
  }
  // end

  // example: message
  struct Message: Hashable, ContentEquatable {
    let id: Int
    var text: String
    var deliveryAttempts = 0

    static func == (left: Message, right: Message) -> Bool {
      left.id == right.id
    }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    func isContentEqual(to other: Message) -> Bool {
      text == other.text
    }
  }
  // end

  @Test func aMarkedItemIsReconfigured() {
    // example: marked row
    var snapshot = Snapshot([
      ("friends", [FriendListItem.friend(id: 7), .friend(id: 8)])
    ])
    snapshot.reconfigureItems([.friend(id: 8)])
    // end
    #expect(snapshot.reconfiguredItemIdentifiers == [.friend(id: 8)])
  }

  @Test func onlyDifferentContentIsReconfigured() {
    let old = Snapshot([("inbox", [Message(id: 1, text: "a"), Message(id: 2, text: "b")])])
    let new = Snapshot([
      ("inbox", [Message(id: 1, text: "a", deliveryAttempts: 2), Message(id: 2, text: "c")])
    ])
    let changeset = new.difference(from: old)
    #expect(changeset.items.reconfigurations == [ItemPath(section: 0, item: 1)])
    #expect(changeset.count == 1)
  }

  @Test func theNewInstanceWins() {
    // example: new instance
    var messages = Snapshot([
      ("inbox", [Message(id: 1, text: "Hello")])
    ])
    messages.reconfigureItems([Message(id: 1, text: "Hello!")])
    // messages.itemIdentifiers[0].text == "Hello!"
    // end
    #expect(messages.itemIdentifiers[0].text == "Hello!")
  }

  @Test func repeatedLinesAreNumbered() {
    let verse = ["La la la", "I love you", "La la la"]
    // example: verse
    struct Line: Hashable {
      var text: String
      var number: Int
    }

    var numbers: [String: Int] = [:]
    let lines = verse.map { text in
      numbers[text, default: 0] += 1
      return Line(text: text, number: numbers[text, default: 0])
    }
    // end
    #expect(Snapshot([("verse", lines)]).itemIdentifiers.map(\.number) == [1, 1, 2])
  }

  @Test func keepFirstDropsRepeatedItems() {
    // example: next page
    var feed = Snapshot([("feed", [1, 2, 3])])
    let nextPage = [3, 4, 4, 5]
    let dropped = feed.appendItems(
      nextPage,
      toSection: "feed",
      duplicates: .keepFirst
    )
    // feed.itemIdentifiers == [1, 2, 3, 4, 5]
    // dropped == [3, 4]
    // end
    #expect(feed.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(dropped == [3, 4])
  }
}
