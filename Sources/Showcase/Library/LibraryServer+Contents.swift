#if os(macOS) || os(Linux)
extension LibraryServer {
  static let media = videos.map(Medium.video) + books.map(Medium.book)

  static let videos = [
    Video(id: "Tides", maker: "Ada Lund", minutes: 12, views: 5210, year: 2019),
    Video(id: "A Day at the Lock", maker: "Ben Okafor", minutes: 7, views: 880, year: 2023),
    Video(id: "How Bells Are Cast", maker: "Cleo Ruiz", minutes: 24, views: 12_400, year: 2021),
    Video(id: "Night Train", maker: "Dan Haas", minutes: 55, views: 9031, year: 2016),
    Video(id: "The Last Lighthouse", maker: "Ada Lund", minutes: 48, views: 15_118, year: 2022),
    Video(id: "Bread in Nine Steps", maker: "Eve Marten", minutes: 9, views: 30_277, year: 2020),
    Video(id: "Kites", maker: "Finn Solberg", minutes: 5, views: 412, year: 2024),
    Video(id: "Under the Ice", maker: "Hana Ito", minutes: 41, views: 7760, year: 2018),
  ]

  static let books = [
    Book(id: "The Lighthouse Keeper", author: "Ines Falk", pages: 312, year: 1954),
    Book(id: "Tides", author: "Jon Berg", pages: 188, year: 2020),
    Book(id: "A Field Guide to Clouds", author: "Kira Voss", pages: 240, year: 2011),
    Book(id: "Bread", author: "Leo Arnaud", pages: 96, year: 1987),
    Book(id: "Letters from the Lock", author: "Mina Okafor", pages: 401, year: 1931),
    Book(id: "Night Shift", author: "Nils Haas", pages: 275, year: 2022),
    Book(id: "Under Seven Bridges", author: "Olga Petri", pages: 530, year: 1968),
    Book(id: "Kitchen Botany", author: "Pia Lund", pages: 144, year: 2024),
  ]
}
#endif
