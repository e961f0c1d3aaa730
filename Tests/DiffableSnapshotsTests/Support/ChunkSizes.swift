@testable import DiffableSnapshots

/// Returns the number of items in each chunk of a section that was built in one step.
func chunkSizes(of count: Int) -> [Int] {
  (0..<Chunk.partCount(of: count)).map { Chunk.range(ofPart: $0, of: count).count }
}
