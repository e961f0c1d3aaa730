import Foundation

/// The bytes of memory that the process occupies at this moment; nil where that is not known.
///
/// What was freed before is given back first, as far as the allocator can.
func residentMemory() -> Int? {
  #if os(Linux)
    if let function = dlsym(nil, "malloc_trim") {
      typealias Trim = @convention(c) (_ padding: Int) -> Int32
      _ = unsafeBitCast(function, to: Trim.self)(0)
    }
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    // The second number counts resident pages.
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    return numbers.count > 1 ? numbers[1] * sysconf(Int32(_SC_PAGESIZE)) : nil
  #else
    return nil
  #endif
}
