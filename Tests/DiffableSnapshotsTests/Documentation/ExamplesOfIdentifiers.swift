import DiffableSnapshots
import Testing

// example: public model
/// A track of an album.
public nonisolated struct Track: Identifiable, Equatable, Sendable {
  /// The number of the track.
  public let id: Int

  /// The title of the track.
  public var title: String
}
// end

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

  @Test func aMarkedItemIsReconfigured() throws {
    // example: marked row
    var snapshot = try Snapshot([
      ("friends", [FriendListItem.friend(id: 7), .friend(id: 8)])
    ])
    try snapshot.reconfigureItems([.friend(id: 8)])
    // end
    #expect(snapshot.reconfiguredItemIdentifiers == [.friend(id: 8)])
  }

  @Test func onlyDifferentContentIsReconfigured() throws {
    let old = try Snapshot([("inbox", [Message(id: 1, text: "a"), Message(id: 2, text: "b")])])
    let new = try Snapshot([
      ("inbox", [Message(id: 1, text: "a", deliveryAttempts: 2), Message(id: 2, text: "c")])
    ])
    let changeset = new.difference(from: old)
    #expect(changeset.itemReconfigurations == [ItemPath(section: 0, item: 1)])
    #expect(changeset.count == 1)
  }

  @Test func theNewInstanceWins() throws {
    // example: new instance
    var messages = try Snapshot([
      ("inbox", [Message(id: 1, text: "Hello")])
    ])
    try messages.reconfigureItems([Message(id: 1, text: "Hello!")])
    // messages.itemIdentifiers[0].text == "Hello!"
    // end
    #expect(messages.itemIdentifiers[0].text == "Hello!")
  }

  @Test func keepFirstDropsRepeatedItems() throws {
    // example: next page
    var feed = try Snapshot([("feed", [1, 2, 3])])
    let nextPage = [3, 4, 4, 5]
    let dropped = try feed.appendItems(
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
