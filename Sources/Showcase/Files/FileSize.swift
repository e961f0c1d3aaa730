/// The size of a file as a short text.
struct FileSize: Hashable {
  var bytes: Int

  /// The greatest number of columns of a description.
  static let columns = 6

  private static let units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"]
}

extension FileSize: CustomStringConvertible {
  /// The size with at most three digits, such as `999 B`, `1.2 kB` or `46 MB`.
  var description: String {
    var (value, unit) = (Double(bytes), 0)
    while value >= 999.5 && unit < Self.units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
    let tenths = Int((value * 10).rounded())
    let number =
      unit > 0 && tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\(Int(value.rounded()))"
    return "\(number) \(Self.units[unit])"
  }
}
