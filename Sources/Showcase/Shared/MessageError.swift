/// An error whose description is a message for the user.
struct MessageError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
