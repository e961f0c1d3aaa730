#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif os(macOS)
  import Darwin
#endif

#if os(macOS) || os(Linux)
  /// The output of the terminal.
  ///
  /// A signal handler writes too, so only functions are called that are safe there.
  enum TerminalOutput {
    /// Writes bytes, and waits while the terminal accepts none.
    ///
    /// A process that shares the terminal may have made its output non-blocking. If the terminal was closed, the rest of
    /// the bytes is discarded.
    static func send(_ bytes: UnsafeRawBufferPointer) {
      var sent = 0
      while sent < bytes.count {
        // In bounds: the bytes of the buffer after those that were sent.
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[sent...])
        let count = unsafe write(STDOUT_FILENO, rest.baseAddress, rest.count)
        if count > 0 {
          sent += count
        } else if count < 0 && errno == EAGAIN {
          waitUntilWritable()
        } else if count == 0 || errno != EINTR {
          return
        }
      }
    }

    /// Waits until the terminal accepts bytes or was closed, or until a signal arrives.
    private static func waitUntilWritable() {
      var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
      _ = unsafe poll(&output, 1, -1)  // In bounds: there is one descriptor.
    }
  }
#endif
