// Writes more than a terminal accepts at once, and exits while the terminal is in full-screen mode.
import DiffableTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

if let terminal = Terminal() {
  terminal.fullScreen {
    terminal.write(String(repeating: "#", count: 300_003))
    exit(3)
  }
}
