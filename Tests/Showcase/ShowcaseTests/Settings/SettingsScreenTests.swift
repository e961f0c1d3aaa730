import DiffableTerminal
import Foundation
import Testing

@testable import TestedShowcase

@MainActor
@Suite("The settings screen")
struct SettingsScreenTests {
  private let screen = SettingsScreen()

  /// The texts of the rows without cursor, marks and indentation.
  private var rows: [String] {
    screen.list.rows.map { $0.cell.text.trimmingCharacters(in: .whitespaces) }
  }

  private var names: [String] { screen.list.rows.map(\.cell.name) }

  @Test("The switch hides the networks, and shows them again with the network in use")
  func switchHidesTheNetworks() async throws {
    let first = names[3]
    try await screen.press("down*2 enter up space")
    #expect(rows == ["Settings", "Wi-Fi           [● ] off"])
    #expect(screen.title == "Wi-Fi is off")
    #expect(screen.interval == nil)
    try await screen.press("tick enter")
    #expect(screen.title == "Connected to \(first)")
    #expect(rows.count == 9)
  }

  @Test("Networks appear and disappear by themselves, and the list shows all that are in range")
  func networksAppearAndDisappear() async throws {
    #expect(screen.interval == 2)
    var (insertions, deletions, updates) = (0, 0, 0)
    for _ in 0..<20 {
      try await screen.press("tick")
      let changes = try #require(screen.list.changes)
      insertions += changes.changes(of: .inserted).count
      deletions += changes.changes(of: .deleted).count
      updates += changes.changes(of: .updated).count
      #expect(changes.changes(of: .moved).isEmpty)
      #expect(names.dropFirst(3) == names.dropFirst(3).sorted()[...])
    }
    #expect(insertions > 10 && deletions > 10 && updates > 5)
  }

  @Test("Headers have no action, and other keys neither")
  func headersHaveNoAction() async throws {
    let before = rows
    try await screen.press("up space enter")
    #expect(screen.statusLine.string == "Select the switch or a network")
    try await screen.press("down x left")
    #expect(rows == before && screen.notice == nil)
  }
}
