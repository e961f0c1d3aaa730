/// An app of the store; what one can do with it changes, the app stays the same.
struct App: Identifiable, Equatable, Sendable {
  /// Its name.
  let id: String

  /// What it costs without a sale, in cents.
  var fullPrice = 0

  var isOnSale = false
  var isInstalled = false

  /// What is on its button.
  var offer: String {
    let price = isOnSale ? fullPrice / 2 : fullPrice
    if isInstalled { return "open" }
    return price == 0 ? "get" : "\(price / 100).\(price % 100 / 10)\(price % 10)"
  }
}
