import Foundation

/// A pool of similar inputs, which the passes of a trial use in turn.
///
/// If every pass uses the same input, the branch predictor learns the input, and the times are shorter than in
/// an app. For example, the difference of two snapshots of 10,000 items with churn took 0.67 to 0.91 S on one
/// input, and 0.9 to 1.25 S on new inputs, where S is the time to build a set of the new items. So each pass uses
/// another input, which is created before the clock starts.
struct Pool<Input> {
  let inputs: [Input]

  /// Creates the inputs.
  ///
  /// - Parameters:
  ///   - size: The number of items in each input.
  ///   - make: Returns an input for a seed. Different seeds lead to different inputs.
  /// - Throws: Any error that `make` throws.
  init(items size: Int, _ make: (_ seed: UInt64) throws -> Input) rethrows {
    inputs = try (0..<Self.count(items: size)).map { try make(UInt64($0)) }
  }

  /// Returns a function that returns the inputs in turn, and starts again after the last input.
  func cycle() -> () -> Input {
    var index = -1
    return {
      index = (index + 1) % inputs.count
      return inputs[index]
    }
  }

  /// Returns the number of inputs of a size, so that the branch predictor cannot learn the inputs.
  ///
  /// `DIFFABLE_INPUTS` overrides the number. S is the time to build a set of the new items. The difference of arrays
  /// of 10 items took 1.7 S with up to 8 inputs, and 2 S with 64 or more inputs. The difference of arrays of 100
  /// items took 1.8 S with up to 2 inputs, and 2.2 S with 32 or more inputs. For both sizes, the time is stable when
  /// all inputs together have more than a few thousand items. So two or three inputs are enough for the largest
  /// sizes.
  private static func count(items size: Int) -> Int {
    if let count = ProcessInfo.processInfo.environment["DIFFABLE_INPUTS"].flatMap({ Int($0) }) {
      return max(1, count)
    }
    return min(512, max(2, 320_000 / max(1, size)))
  }
}
