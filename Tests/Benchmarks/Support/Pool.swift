import Foundation

/// Inputs of one kind, which the passes of a trial use in turn.
///
/// A processor that sees the same input in each pass learns its branches, and the figures come out better than
/// those of an app. On one machine the difference of two snapshots of 10,000 items with churn took 0.67 to
/// 0.91 S on one input, and 0.9 to 1.25 S on inputs that were new. So each pass gets another input, made before
/// the clock starts.
struct Pool<Input> {
  let inputs: [Input]

  /// Makes inputs.
  ///
  /// - Parameters:
  ///   - size: The number of items in each.
  ///   - make: Makes an input from a number, different inputs from different numbers.
  /// - Throws: What `make` throws.
  init(items size: Int, _ make: (_ seed: UInt64) throws -> Input) rethrows {
    inputs = try (0..<Self.count(items: size)).map { try make(UInt64($0)) }
  }

  /// Returns a function that gives one input after the other, and begins again after the last one.
  func cycle() -> () -> Input {
    var index = -1
    return {
      index = (index + 1) % inputs.count
      return inputs[index]
    }
  }

  /// The number of inputs of a size: enough that a processor forgets each before it comes again.
  ///
  /// `DIFFABLE_INPUTS` sets another number, which is how these were chosen. The difference of arrays of 10 took
  /// 1.7 S with up to 8 inputs, and 2 S with 64 or more; that of arrays of 100 took 1.8 S with up to 2, and
  /// 2.2 S with 32 or more. Both settle at a few thousand items in all, which is why the greatest sizes do with
  /// two or three inputs.
  private static func count(items size: Int) -> Int {
    if let count = ProcessInfo.processInfo.environment["DIFFABLE_INPUTS"].flatMap({ Int($0) }) {
      return max(1, count)
    }
    return min(512, max(2, 320_000 / max(1, size)))
  }
}
