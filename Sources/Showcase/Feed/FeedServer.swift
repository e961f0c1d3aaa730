#if os(macOS) || os(Linux)
import DiffableSources
import DiffableSnapshotsTesting

/// A simulated server with an endless feed and slow replies.
///
/// Each request for stories adds one new story. Pages are numbered from the newest story, so a page begins
/// with the last story of the previous page. The pages of a strip overlap too. The first request for a page in
/// `overloads` fails. The content is deterministic.
@MainActor
final class FeedServer {
  typealias FeedPage = Page<FeedSection, ModelItem<FeedItem>, FeedCursor>

  let replies = SlowReplies(ticks: 2)

  /// The number of the next story.
  private var nextStory = 1000

  /// The pages whose next request fails.
  private var overloads: Set<FeedCursor>

  init(overloads: Set<FeedCursor> = []) { self.overloads = overloads }

  /// Returns a page, or the first page of stories if the cursor is `nil`.
  func page(_ cursor: FeedCursor?) async throws -> FeedPage {
    await replies.wait()
    try Task.checkCancellation()
    let cursor = cursor ?? .stories(page: 0)
    guard overloads.remove(cursor) == nil else { throw MessageError("server overloaded") }
    return switch cursor {
    case .stories(let page): stories(page: page)
    case .strip(let strip, let page): photos(page: page, ofStrip: strip)
    }
  }
}

// MARK: - Content

extension FeedServer {
  private func stories(page: Int) -> FeedPage {
    let newest = nextStory - 1 - page * 4
    nextStory += 1
    return FeedPage(
      [
        SnapshotSection(.stories(page: page), items: (0..<4).map { story(newest - $0) }),
        SnapshotSection(.strip(page), items: photos(0..<4, ofStrip: page)),
      ],
      next: .stories(page: page + 1),
      nextInSections: [.strip(page): .strip(page, page: 1)]
    )
  }

  private func photos(page: Int, ofStrip strip: Int) -> FeedPage {
    FeedPage(
      [
        SnapshotSection(.strip(strip), items: photos(page * 3..<page * 3 + 4, ofStrip: strip))
      ],
      next: page < 2 ? .strip(strip, page: page + 1) : nil
    )
  }

  private func story(_ number: Int) -> ModelItem<FeedItem> {
    var chance = SeededGenerator(seed: UInt64(bitPattern: Int64(number)))
    func pick(_ words: [String]) -> String { words.randomElement(using: &chance) ?? "" }
    if number.isMultiple(of: 3) {
      let (day, hour) = (pick(Self.days), Int.random(in: 9...20, using: &chance))
      let text = "\(pick(Self.events)) \(pick(Self.venues))"
      return ModelItem(.event(Event(number: number, time: "\(day) \(hour):00", text: text)))
    }
    let (author, text) = (pick(Self.authors), pick(Self.sentences))
    let likes = Int.random(in: 0...9, using: &chance) + (nextStory - number) / 2
    return ModelItem(.post(Post(number: number, author: author, text: text, likes: likes)))
  }

  private func photos(_ numbers: Range<Int>, ofStrip strip: Int) -> [ModelItem<FeedItem>] {
    let place = Self.places[strip % Self.places.count]
    return numbers.map { number in
      let title = Self.motifs[(strip + number) % Self.motifs.count]
      return ModelItem(.photo(Photo(strip: strip, number: number, place: place, title: title)))
    }
  }

  private static let authors = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana"]
  private static let sentences = [
    "The first snow of the year", "Who else is up this early?", "My bicycle is back",
    "That was a long way home", "Soup for everybody", "I have read it twice", "Look at the moon",
    "Learning to juggle, slowly", "The tomatoes are ripe", "Never trust a quiet cat",
    "Lost: one red glove", "The night train was on time", "Found the end of the rainbow",
    "Seven swans on the canal", "A letter, in ink!", "It fits, if you take off the door",
  ]
  private static let days = ["Fri", "Sat", "Sun"]
  private static let events = ["Chess", "Flea market", "Open-air cinema", "Concert"]
  private static let venues = ["in the park", "at the harbour", "in the old mill"]
  private static let places = ["Lisbon", "Oslo", "Kyoto", "Quito", "Cork"]
  private static let motifs = [
    "Harbour", "Bridge", "Market", "Tower", "Garden", "Stairs", "Roofs", "Station", "Café", "Dusk",
    "Alley",
  ]
}
#endif
