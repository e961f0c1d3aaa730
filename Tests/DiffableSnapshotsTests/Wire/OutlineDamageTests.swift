import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Decoding damaged outlines and models throws an error or results in another valid value, and never traps.
@Suite(.withoutInternalChecks) struct OutlineDamageTests {
  /// `SectionSnapshot` and a simple decoder must accept the same texts, and decode the same contents.
  @Test func damagedOutlinesAreRefusedOrValid() async {
    await #expect(processExitsWith: .success) {
      var run = DamageRun(seed: 6)
      var random = SeededGenerator(seed: 6)
      try run.run(times: 4_000) { _ in
        var naive = NaiveOutline()
        for _ in 0..<4 { naive.append(NaiveOutline(using: &random)) }
        return try SectionSnapshot(naive).json()
      } verdict: { json in
        let plain = try? PlainOutline(json: json)
        let verdict = try Verdict.on(json, as: SectionSnapshot<Int>.self) { outline in
          try outline.examine(plain?.outline)
        }
        switch verdict {
        case .accepted: break
        case .invalid:
          if plain?.outline != nil { throw UnexpectedOutcome("refused although it is valid") }
        case .malformed:
          if plain != nil { throw UnexpectedOutcome("malformed although it can be decoded") }
        }
        return verdict
      }
      run.expectShares(accepted: 0.1, invalid: 0.1)
    }
  }

  @Test func damagedOutlinesOfModelsAreRefusedOrDistinct() async {
    await #expect(processExitsWith: .success) {
      var run = DamageRun(seed: 7)
      var random = SeededGenerator(seed: 7)
      try run.run(times: 3_000) { _ in
        var naive = NaiveOutline()
        for _ in 0..<3 { naive.append(NaiveOutline(using: &random)) }
        return try SectionSnapshot(naive) { ModelItem(Tune($0)) }.json()
      } verdict: { json in
        try .on(json, as: SectionSnapshot<ModelItem<Tune>>.self) { outline in
          if Set(outline.items.map(\.id)).count != outline.items.count {
            throw UnexpectedOutcome("a repeated id")
          }
        }
      }
      run.expectShares(accepted: 0.1, invalid: 0.05)
    }
  }

  @Test func identifiedDecodesTheSameTextsAsItsModel() async {
    await #expect(processExitsWith: .success) {
      var run = DamageRun(seed: 8)
      var number = 0
      try run.run(times: 3_000) { _ in
        number += 1
        return try ModelItem(Tune(number)).json()
      } verdict: { json in
        let song = try? Tune(json: json)
        let verdict = try Verdict.on(json, as: ModelItem<Tune>.self) { wrapped in
          if wrapped.model != song { throw UnexpectedOutcome("decoded another model") }
        }
        if verdict != .accepted && song != nil {
          throw UnexpectedOutcome("refused although the model can be decoded")
        }
        return verdict
      }
      run.expectShares(accepted: 0.2, invalid: 0)
    }
  }
}

extension NaiveOutline {
  /// Appends the roots of another outline with their descendants.
  ///
  /// An expanded root becomes a child of the last item, if there is one. A root is skipped if it or a descendant
  /// already exists.
  fileprivate mutating func append(_ other: NaiveOutline) {
    for node in other.roots where Set(node.items).isDisjoint(with: items) {
      if let parent = items.last, node.isExpanded {
        update(parent) { $0.children.append(node) }
      } else {
        roots.append(node)
      }
    }
  }
}

extension SectionSnapshot<Int> {
  /// Compares the outline with the expected one, then deletes an item from both and compares them again.
  fileprivate func examine(_ naive: NaiveOutline?) throws {
    guard var naive else { throw UnexpectedOutcome("accepted although it is invalid") }
    var copy = self
    for _ in 0..<2 {
      if NaiveOutline(copy) != naive { throw UnexpectedOutcome("decoded as \(NaiveOutline(copy))") }
      if copy.visibleItems != naive.visibleItems {
        throw UnexpectedOutcome("decoded with other visible items")
      }
      if try SectionSnapshot(json: copy.json()) != copy {
        throw UnexpectedOutcome("changed by encoding")
      }
      guard let first = naive.items.first else { return }
      copy.delete([first])
      naive.delete(first)
    }
  }
}
