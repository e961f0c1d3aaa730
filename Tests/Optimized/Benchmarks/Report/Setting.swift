import Foundation

/// The date, the machine and the compiler of a measurement.
struct Setting {
  /// The date in the form 2025-12-31.
  var date: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter.string(from: Date())
  }

  /// The processor, the number of cores, and the operating system.
  var machine: String {
    "\(processor), \(ProcessInfo.processInfo.activeProcessorCount) cores, \(system)"
  }

  /// The version of Swift.
  var swift: String { "Swift \(compilerVersion ?? "6")" }

  /// The whole setting in one line.
  var text: String { "\(date), \(machine), \(swift), release build" }

  private var processor: String {
    let file = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let line = file?.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    return name ?? architecture
  }

  private var architecture: String {
    #if arch(x86_64)
      "x86-64"
    #elseif arch(arm64)
      "arm64"
    #else
      "processor"
    #endif
  }

  private var system: String {
    #if os(Linux)
      "Linux"
    #elseif os(macOS)
      "macOS"
    #else
      "simulator or device"
    #endif
  }

  /// The version that `swift --version` prints, because Swift code cannot read the compiler version.
  private var compilerVersion: String? {
    #if os(Linux) || os(macOS)
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swift", "--version"]
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return nil }
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let words = text.split(whereSeparator: { $0.isWhitespace })
      let number = words.drop { $0 != "version" }.dropFirst().first
      return number.map { String($0) }
    #else
      return nil
    #endif
  }
}
