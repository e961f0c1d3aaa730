// Exits while the terminal is in full-screen mode.
import DiffableTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

Terminal()?.fullScreen { exit(3) }
