import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Damaged outlines and models are refused, or say something else that makes sense; nothing traps.
@Suite struct OutlineDamageTests {
  /// What is accepted is what a plain reading of the text gives, and only nonsense is refused as such.
  @Test func outlines() async {
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
        case .value: break
        case .nonsense:
          if plain?.outline != nil { throw Accepted(message: "refused although it makes sense") }
        case .malformed:
          if plain != nil { throw Accepted(message: "malformed although it can be read") }
        }
        return verdict
      }
      run.expectShares(values: 0.1, nonsense: 0.1)
    }
  }

  @Test func outlinesOfModels() async {
    await #expect(processExitsWith: .success) {
      var run = DamageRun(seed: 7)
      var random = SeededGenerator(seed: 7)
      try run.run(times: 3_000) { _ in
        var naive = NaiveOutline()
        for _ in 0..<3 { naive.append(NaiveOutline(using: &random)) }
        return try SectionSnapshot(naive) { Identified(Tune($0)) }.json()
      } verdict: { json in
        try .on(json, as: SectionSnapshot<Identified<Tune>>.self) { outline in
          if Set(outline.items.map(\.id)).count != outline.items.count {
            throw Accepted(message: "a repeated id")
          }
        }
      }
      run.expectShares(values: 0.1, nonsense: 0.05)
    }
  }

  /// A wrapped model is accepted where the model is, and says the same.
  @Test func models() async {
    await #expect(processExitsWith: .success) {
      var run = DamageRun(seed: 8)
      var number = 0
      try run.run(times: 3_000) { _ in
        number += 1
        return try Identified(Tune(number)).json()
      } verdict: { json in
        let song = try? Tune(json: json)
        let verdict = try Verdict.on(json, as: Identified<Tune>.self) { wrapped in
          if wrapped.model != song { throw Accepted(message: "another model") }
        }
        if verdict != .value && song != nil { throw Accepted(message: "only the model is read") }
        return verdict
      }
      run.expectShares(values: 0.2, nonsense: 0)
    }
  }
}

extension NaiveOutline {
  /// Adds the items of another outline that are not there, each one with what is below it if that is not
  /// there either.
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
  /// Compares with what the text means, then edits and compares again.
  fileprivate func examine(_ naive: NaiveOutline?) throws {
    guard var naive else { throw Accepted(message: "accepted although it makes no sense") }
    var copy = self
    for _ in 0..<2 {
      if NaiveOutline(copy) != naive { throw Accepted(message: "read as \(NaiveOutline(copy))") }
      if copy.visibleItems != naive.visibleItems { throw Accepted(message: "shows something else") }
      if try SectionSnapshot(json: copy.json()) != copy {
        throw Accepted(message: "does not return")
      }
      guard let first = naive.items.first else { return }
      copy.delete([first])
      naive.delete(first)
    }
  }
}
