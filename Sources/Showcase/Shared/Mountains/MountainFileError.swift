/// An error in a file of mountains.
enum MountainFileError: Error, Hashable {
  case missing(path: String)
  case unreadable(path: String)
  case badLine(_ number: Int, path: String, MountainLineError)
}

/// An error in one line of a file of mountains.
enum MountainLineError: Error, Hashable {
  case notUTF8
  case openQuotationMark
  case fieldCount(Int)
  case noName
  case height(String)
  case repeatedName(String, line: Int)
}

extension MountainFileError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing(let path): "\(path): the file does not exist"
    case .unreadable(let path): "\(path): the file cannot be read"
    case .badLine(let number, let path, let error): "\(path):\(number): \(error)"
    }
  }
}

extension MountainLineError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notUTF8: "the text is not UTF-8"
    case .openQuotationMark: "a quotation mark is not closed"
    case .fieldCount(let count):
      "expected 3 fields (name, height, country), found \(count)"
    case .noName: "the name is empty"
    case .height(let text): "the height must be a whole number of metres, not \"\(text)\""
    case .repeatedName(let name, let line): "the name \"\(name)\" is already used on line \(line)"
    }
  }
}
