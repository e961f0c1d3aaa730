import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tests the supplementary views that a list reads.
struct SupplementaryDataTests {
  private func data(_ notation: String) -> SupplementaryData<String> {
    let snapshot = TestSnapshot(notation)
    return SupplementaryData(snapshot: { snapshot }) { kind, path, section in
      "\(kind.rawValue) of \(section) at \(path)"
    }
  }

  @Test func viewsAreMadeFromTheKindThePathAndTheSection() {
    let data = data("a 1 | b 2 3")
    let view = data.view(ofKind: .footer, at: ItemPath(section: 1, item: 1))
    #expect(view == "footer of b at 1.1")
  }

  @Test func theViewOfASectionHasThePathOfTheFirstItem() {
    #expect(data("a 1 | b").view(ofKind: .header, inSection: 1) == "header of b at 1.0")
  }

  /// The kind determines what the item index of the path means, so the index may be out of bounds.
  @Test func theItemOfThePathMayBeOutOfBounds() {
    let badge = SupplementaryKind(rawValue: "badge")
    let view = data("a 1").view(ofKind: badge, at: ItemPath(section: 0, item: 7))
    #expect(view == "badge of a at 0.7")
  }

  @Test(arguments: [-1, 2, .min, .max]) func sectionsOutOfBoundsHaveNoViews(section: Int) {
    let snapshot = TestSnapshot("a 1 | b")
    var calls = 0
    let data = SupplementaryData<String>(snapshot: { snapshot }) { _, _, _ in
      calls += 1
      return "view"
    }
    #expect(data.view(ofKind: .header, inSection: section) == nil)
    #expect(data.view(ofKind: .header, at: ItemPath(section: section, item: 0)) == nil)
    #expect(calls == 0)
  }

  @Test func aProviderMayReturnNoView() {
    let snapshot = TestSnapshot("a 1")
    let data = SupplementaryData<String>(snapshot: { snapshot }) { kind, _, section in
      kind == .header ? section : nil
    }
    #expect(data.view(ofKind: .header, inSection: 0) == "a")
    #expect(data.view(ofKind: .footer, inSection: 0) == nil)
  }

  @Test func viewsAreMadeFromTheCurrentSnapshot() {
    var snapshot = TestSnapshot("a 1")
    let data = SupplementaryData<String>(snapshot: { snapshot }) { _, _, section in section }
    snapshot = TestSnapshot("b 1 | c")
    #expect((0..<3).map { data.view(ofKind: .header, inSection: $0) } == ["b", "c", nil])
  }

  @Test func theKindsOfTheLibraryAreNamedAfterTheirViews() {
    #expect(SupplementaryKind.header.rawValue == "header")
    #expect(SupplementaryKind.footer.rawValue == "footer")
  }

  @Test func kindsWithTheSameNameAreEqual() {
    #expect(SupplementaryKind(rawValue: "badge") == SupplementaryKind(rawValue: "badge"))
    #expect(SupplementaryKind(rawValue: "badge") != .header)
    #expect(Set([SupplementaryKind.header, .footer, .header]).count == 2)
  }
}
