import Foundation

/// Returns the resident memory of the process in bytes, or `nil` if it is unknown.
///
/// The function first returns freed memory to the system, as far as the allocator supports this.
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
