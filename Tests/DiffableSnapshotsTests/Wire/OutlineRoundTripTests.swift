import DiffableSnapshots
import DiffableSnapshotsTesting
import Foundation
import TestSupport
import Testing

/// Encoding and decoding an outline results in an equal outline with the data of its items.
@Suite(.withoutInternalChecks) struct OutlineRoundTripTests {
  /// Returns outlines after a growing number of random edits.
  static func outlines(_ count: Int, seed: UInt64) -> [NaiveOutline] {
    var random = SeededGenerator(seed: seed)
    var outline = NaiveOutline()
    return (0..<count).map { _ in
      for _ in 0..<3 { _ = OutlineEdit(using: &random).perform(on: &outline) { $0 } }
      return outline
    }
  }

  @Test(arguments: Wire.allCases) func outlinesOfNumbersAreEqualAfterDecoding(by wire: Wire) throws
  {
    var deepest = 0
    for naive in Self.outlines(200, seed: 1) {
      let outline = SectionSnapshot(naive)
      let copy = try wire.copy(of: outline)
      #expect(copy == outline)
      #expect(NaiveOutline(copy) == naive)
      #expect(try PlainOutline(json: outline.json()).outline == naive)
      expectUsable(copy, naive)
      deepest = max(deepest, outline.items.map { outline.level(of: $0) }.max() ?? 0)
    }
    #expect(deepest > 1)
  }

  @Test(arguments: Wire.allCases) func outlinesOfEnumsAreEqualAfterDecoding(by wire: Wire) throws {
    for naive in Self.outlines(60, seed: 2) {
      let outline = SectionSnapshot(naive, Kind.init)
      #expect(try wire.copy(of: outline) == outline)
    }
  }

  @Test(arguments: Wire.allCases) func outlinesOfModelsAreEqualAfterDecoding(by wire: Wire) throws {
    for naive in Self.outlines(60, seed: 3) {
      let outline = SectionSnapshot(naive) { ModelItem(Tune($0)) }
      let copy = try wire.copy(of: outline)
      #expect(copy == outline)
      #expect(copy.items.map(\.model) == outline.items.map(\.model))
    }
  }

  /// After edits, the storage order of an outline differs from the order of its items.
  @Test func editedOutlinesAreEqualAfterDecoding() throws {
    var random = SeededGenerator(seed: 4)
    var (outline, naive) = (SectionSnapshot<Int>(), NaiveOutline())
    for _ in 0..<150 {
      let edit = OutlineEdit(using: &random)
      _ = edit.perform(on: &outline) { $0 }
      _ = edit.perform(on: &naive) { $0 }
      #expect(try NaiveOutline(Wire.json.copy(of: outline)) == naive)
    }
  }

  /// The format is flat, so encoders and decoders do not recurse.
  @Test(arguments: Wire.allCases) func deepOutlinesDoNotOverflowTheStack(by wire: Wire) throws {
    // Property lists are slow.
    let depth = wire == .json && !Effort.isReduced ? 100_000 : 20_000
    let lines = (0..<depth).map { #"{"item":\#($0),"level":\#($0),"isExpanded":true}"# }
    let outline = try SectionSnapshot<Int>(json: #"{"items":[\#(lines.joined(separator: ","))]}"#)
    #expect(outline.level(of: depth - 1) == depth - 1)
    let copy = try wire.copy(of: outline)
    #expect(copy == outline)
    #expect(copy.visibleItems.count == depth)
    #expect(copy.parent(of: depth - 1) == depth - 2)
  }

  @Test func manyRootsAreEqualAfterDecoding() throws {
    let count = Effort.cases(100_000)
    let outline = SectionSnapshot(Array(0..<count))
    let copy = try Wire.json.copy(of: outline)
    #expect(copy == outline)
    #expect(copy.contains(count - 1) && !copy.contains(count))
  }

  /// Checks that reads and edits of a decoded outline are correct.
  private func expectUsable(_ copy: SectionSnapshot<Int>, _ naive: NaiveOutline) {
    var (copy, naive) = (copy, naive)
    #expect((0..<40).filter { copy.contains($0) } == naive.items.sorted())
    let first = naive.items.prefix(2)
    copy.delete(Array(first))
    for item in first { naive.delete(item) }
    copy.append([100], to: naive.items.last)
    if let last = naive.items.last {
      naive.update(last) { $0.children.append(NaiveOutline.Node(item: 100)) }
    } else {
      naive.roots = [NaiveOutline.Node(item: 100)]
    }
    #expect(NaiveOutline(copy) == naive)
  }
}
