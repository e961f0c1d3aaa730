import Foundation

/// A built program of the package, running as a process.
///
/// This type does not use `Process` of Foundation, which inherits the blocked signals of the test thread.
final class ProgramRun {
  /// The state of a process that is no longer running.
  enum State: Hashable {
    case exited(code: Int32)
    case killed(signal: Int32)
    case stopped
  }

  struct Failure: Error {}

  private let identifier: pid_t
  private var hasEnded = false

  private final class Marker {}

  /// Returns the path of a program, or `nil` if the program was not built.
  static func path(of program: String) -> String? {
    // The test bundle is the build folder on some systems, and inside the build folder on others.
    let bundle = Bundle(for: Marker.self).bundleURL
    return [bundle, bundle.deletingLastPathComponent()]
      .map { $0.appendingPathComponent(program).path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts a program with the given file descriptors, and with additional environment variables.
  init(
    _ arguments: [String] = [],
    of program: String = "showcase",
    input: Int32,
    output: Int32,
    error: Int32,
    variables: [String: String] = [:]
  ) throws {
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (descriptor, original) in [input, output, error].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, original, Int32(descriptor))
    }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    let flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP)
    posix_spawnattr_setflags(&attributes, flags)

    guard let path = Self.path(of: program) else { throw Failure() }
    let environment = ProcessInfo.processInfo.environment.merging(["TERM": "xterm"]) { $1 }
      .merging(variables) { $1 }
    var argumentList = ([path] + arguments).map { strdup($0) } + [nil]
    var environmentList = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (argumentList + environmentList).forEach { free($0) } }
    var identifier: pid_t = 0
    guard
      posix_spawn(
        &identifier,
        path,
        &actions,
        &attributes,
        &argumentList,
        &environmentList
      ) == 0
    else { throw Failure() }
    self.identifier = identifier
  }

  deinit {
    guard !hasEnded else { return }
    kill(identifier, SIGKILL)
    waitpid(identifier, nil, 0)
  }

  func send(_ signal: Int32) { kill(identifier, signal) }

  /// Waits until the program ends or stops.
  func wait() -> State {
    var status: Int32 = 0
    while waitpid(identifier, &status, WUNTRACED) < 0 && errno == EINTR {}
    // Swift does not import the macros for the wait status.
    let signal = status & 0x7F
    if signal == 0x7F { return .stopped }
    hasEnded = true
    return signal == 0 ? .exited(code: status >> 8 & 0xFF) : .killed(signal: signal)
  }
}
