/// A song: a model that is identified by a number, while its title may change.
struct Song: Identifiable, Equatable, Sendable {
  let id: Int
  var title: String
}
