import DiffableSnapshots
import DiffableSnapshotsTesting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs random operations with identifiers that break `Hashable`.
///
/// Whatever `==` and `hash(into:)` do, nothing may end the program: no trap, no access out of bounds, no endless loop.
/// Options:
///
/// - `--seconds N`: the time to run; 10 by default.
/// - `--seed N`: runs only the storms of this seed.
/// - `--first N`: the first seed; 0 by default.
/// - `--fault NAME`: runs only the storms of this ``Fault``.
/// - `--trace yes`: prints each seed before its storm, to find the seed that ends the program.
@main
enum Fuzz {
  @MainActor
  static func main() async {
    var options: [String: String] = [:]
    let arguments = CommandLine.arguments.dropFirst()
    for (name, value) in zip(arguments, arguments.dropFirst()) { options[name] = value }
    let faults = options["--fault"].map { [Fault(rawValue: $0)!] } ?? Fault.allCases
    let clock = ContinuousClock()
    let end = clock.now + .seconds(options["--seconds"].flatMap { Int($0) } ?? 10)
    var seed = UInt64(options["--seed"] ?? options["--first"] ?? "0")!
    var count = 0
    repeat {
      for fault in faults {
        if options["--trace"] != nil {
          print("--fault \(fault) --seed \(seed)")
          fflush(nil)
        }
        await Storm.run(fault, seed)
        count += 1
      }
      seed += 1
    } while clock.now < end && options["--seed"] == nil
    print("\(count) storms of \(faults.count) kinds of broken identifiers, up to seed \(seed - 1)")
  }
}

/// Random operations with one seed.
enum Storm {
  nonisolated(unsafe) private(set) static var current: UInt64 = 0

  @MainActor
  static func run(_ fault: Fault, _ seed: UInt64) async {
    current = seed
    Broken.fault = fault
    Broken.random = SeededGenerator(seed: seed &+ 1)
    var changes = ChangesStorm(chance: Chance(seed: seed))
    changes.run(steps: 12)
    var chance = changes.chance
    if chance.one(in: 4) {
      var storm = SourceStorm(chance)
      storm.run(steps: 20)
    } else if chance.one(in: 4) {
      await PagerStorm.run(chance, steps: 30)
    } else if chance.one(in: 2) {
      var storm = DataSourceStorm(chance, CountingList(chance.capabilities()))
      storm.run(steps: 30)
    } else {
      let list = StrictList<Int>(chance.capabilities())
      var storm = DataSourceStorm(chance, list)
      storm.run(steps: 30)
      // A strict list compares the cells with the snapshot, so its rules hold only for equality that works.
      let obeysRules = [.constantHash, .longTexts, .callsBack].contains(fault)
      expect(list.refusals.isEmpty || !obeysRules, "\(list.refusals[0])")
    }
  }
}
