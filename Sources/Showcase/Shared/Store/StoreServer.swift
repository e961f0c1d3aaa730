/// A simulated slow server, which answers one request per tick.
final class StoreServer {
  /// A handler for the result of a request, or for `nil` if the server cannot be reached.
  typealias Reply<Value> = (Value?) -> Void

  /// Whether the server can be reached.
  var isOnline = true

  /// The answers to the pending requests.
  private var requests: [(StoreServer) -> Void] = []

  private var shelves: [(title: String, apps: [App])] = [
    (
      "Featured",
      [
        App(id: "Lighthouse", fullPrice: 299), App(id: "Tidepool"), App(id: "Kite Club"),
        App(id: "Marginalia", fullPrice: 1250), App(id: "Sourdough"),
      ]
    ),
    (
      "Top free",
      [
        App(id: "Kite Club"), App(id: "Night Bus"), App(id: "Sourdough"), App(id: "Birdcall"),
        App(id: "Tidepool"),
      ]
    ),
  ]

  /// Whether requests are pending.
  var isBusy: Bool { !requests.isEmpty }

  /// Requests the titles of the shelves.
  func fetchTitles(reply: @escaping Reply<[String]>) {
    ask(reply) { server in server.shelves.map { $0.title } }
  }

  /// Requests the apps of a shelf.
  func fetchApps(onShelf title: String, reply: @escaping Reply<[App]>) {
    ask(reply) { server in server.shelves.first { $0.title == title }?.apps ?? [] }
  }

  /// Requests the chart of all apps.
  func fetchChart(reply: @escaping Reply<[App]>) {
    ask(reply) { server in
      var chart: [App] = []
      for app in server.shelves.reversed().flatMap({ $0.apps })
      where !chart.contains(where: { $0.id == app.id }) {
        chart.append(app)
      }
      return chart
    }
  }

  /// Changes all apps on the server.
  func changeApps(_ change: (inout App) -> Void) {
    for shelf in shelves.indices {
      for app in shelves[shelf].apps.indices { change(&shelves[shelf].apps[app]) }
    }
  }

  /// Answers the oldest request.
  func tick() {
    if isBusy { requests.removeFirst()(self) }
  }

  private func ask<Value>(
    _ reply: @escaping Reply<Value>,
    for value: @escaping (StoreServer) -> Value
  ) {
    requests.append { server in reply(server.isOnline ? value(server) : nil) }
  }
}
