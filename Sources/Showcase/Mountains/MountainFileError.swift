/// Why a file of mountains cannot be shown.
enum MountainFileError: Error, Hashable {
  case missing(path: String)
  case unreadable(path: String)
  case badLine(_ number: Int, path: String, MountainLineError)
}

/// Why a line is no mountain.
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
    case .missing(let path): "\(path): there is no such file"
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
      "there should be 3 fields, name, height and country, not \(count)"
    case .noName: "the name is empty"
    case .height(let text): "the height should be a whole number of metres, but is \"\(text)\""
    case .repeatedName(let name, let line): "\"\(name)\" is already on line \(line)"
    }
  }
}
