/// An app of the store.
///
/// The name is the identity, and the offer is content.
struct App: Identifiable, Equatable, Sendable {
  /// The name.
  let id: String

  /// The price without a discount, in cents.
  var fullPrice = 0

  var isOnSale = false
  var isInstalled = false

  /// The text of the button.
  var offer: String {
    let price = isOnSale ? fullPrice / 2 : fullPrice
    if isInstalled { return "open" }
    return price == 0 ? "get" : "\(price / 100).\(price % 100 / 10)\(price % 10)"
  }
}
