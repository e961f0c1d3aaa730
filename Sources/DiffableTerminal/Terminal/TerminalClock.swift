#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif os(macOS)
  import Darwin
#endif

#if os(macOS) || os(Linux)
  /// A clock whose time never decreases.
  enum TerminalClock {
    /// The time in seconds since an arbitrary moment.
    static var now: Double {
      var time = timespec()
      // In bounds: the function writes one `timespec`.
      unsafe clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
  }
#endif
