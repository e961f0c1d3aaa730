import Testing

@testable import showcase

@Suite("The network controller")
struct NetworkControllerTests {
  private final class Log {
    var states: [String] = []
  }

  private let log = Log()
  private let controller: NetworkController

  init() {
    controller = NetworkController { [log] controller in
      log.states.append(
        (controller.isOn ? "on " : "off ") + (controller.current?.name ?? "-")
          + " \(controller.available.count)"
      )
    }
  }

  @Test("The controller passes itself to the update handler after each change of its state")
  func updateHandlerReceivesEachState() throws {
    let first = try #require(controller.available.first)
    controller.join(first.id)
    controller.isOn = false
    controller.isOn = true
    controller.scan()
    let name = first.name
    #expect(
      log.states == [
        "on \(name) 5", "off \(name) 0", "on \(name) 5", "on \(name) \(controller.available.count)",
      ]
    )
  }

  @Test("While Wi-Fi is off, no network is available or joined, and searches change nothing")
  func nothingHappensWhileWiFiIsOff() {
    let before = controller.available
    controller.isOn = false
    #expect(controller.available.isEmpty)
    for network in Network.neighborhood { controller.join(network.id) }
    for _ in 0..<100 { controller.scan() }
    #expect(log.states == ["off - 0"])
    controller.isOn = true
    #expect(controller.current == nil)
    #expect(controller.available == before)
  }

  @Test("A network out of range cannot be joined")
  func networksOutOfRangeCannotBeJoined() throws {
    let known = Set(controller.available.map(\.id))
    let hidden = try #require(Network.neighborhood.first { !known.contains($0.id) })
    controller.join(hidden.id)
    #expect(controller.current == nil)
    #expect(log.states.isEmpty)
  }

  @Test("Searches find and lose each network, change signals, and keep the network in use")
  func searchesFindAndLoseNetworks() throws {
    let current = try #require(controller.available.first)
    controller.join(current.id)
    var (found, lost, signals): (Set<Int>, Set<Int>, Set<Int>) = ([], [], [])
    for _ in 0..<300 {
      let before = Set(controller.available.map(\.id))
      controller.scan()
      let after = Set(controller.available.map(\.id))
      found.formUnion(after.subtracting(before))
      lost.formUnion(before.subtracting(after))
      signals.formUnion(controller.available.map(\.signal))
      #expect(controller.current?.id == current.id)
      #expect(!after.contains(current.id))
      #expect(controller.available.map(\.name) == controller.available.map(\.name).sorted())
    }
    let others = Set(Network.neighborhood.map(\.id)).subtracting([current.id])
    #expect(found == others)
    #expect(lost == others)
    #expect(signals == [1, 2, 3])
  }
}
