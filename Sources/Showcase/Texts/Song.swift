/// A model that is identified by a number, and whose title can change.
struct Song: Identifiable, Equatable, Sendable {
  let id: Int
  var title: String
}
