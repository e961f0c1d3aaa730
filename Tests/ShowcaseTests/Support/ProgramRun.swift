import Foundation

/// The program as it was built, started as a process.
///
/// Foundation's own processes inherit what signals the thread of a test holds back.
final class ProgramRun {
  /// How a process is that no longer runs.
  enum State: Hashable {
    case exited(code: Int32)
    case killed(signal: Int32)
    case stopped
  }

  struct Failure: Error {}

  private let identifier: pid_t
  private var hasEnded = false

  private final class Marker {}

  /// Where the program is; nil if the tests run without it.
  private static let path: String? = {
    // On some systems the bundle of the tests is their folder, on others it is inside that.
    let bundle = Bundle(for: Marker.self).bundleURL
    return [bundle, bundle.deletingLastPathComponent()]
      .map { $0.appendingPathComponent("showcase").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  static var isPossible: Bool { path != nil }

  /// Starts the program with some descriptors for its input, its output and its errors, and with variables
  /// that differ from those of the tests.
  init(
    _ arguments: [String] = [],
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
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))

    guard let path = Self.path else { throw Failure() }
    let environment = ProcessInfo.processInfo.environment.merging(["TERM": "xterm"]) { $1 }
      .merging(variables) { $1 }
    var argumentList = ([path] + arguments).map { strdup($0) } + [nil]
    var environmentList = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in argumentList + environmentList { free(string) } }
    var identifier: pid_t = 0
    guard
      posix_spawn(&identifier, path, &actions, &attributes, &argumentList, &environmentList) == 0
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
    // The macros for this are not imported.
    let signal = status & 0x7F
    if signal == 0x7F { return .stopped }
    hasEnded = true
    return signal == 0 ? .exited(code: status >> 8 & 0xFF) : .killed(signal: signal)
  }
}
