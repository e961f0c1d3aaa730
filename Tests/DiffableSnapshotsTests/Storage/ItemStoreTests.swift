import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// The store, compared with arrays of arrays after random edits; copies of the store must not change.
@Suite(.withoutInternalChecks) struct ItemStoreTests {
  /// A store, and the arrays that it must equal.
  struct Pair {
    var store = ItemStore<Int>()
    var model: [[Int]] = []
    var next = 0

    /// The number of bits of a hash that are used; with few bits, hashes collide.
    var hashBits: UInt32

    func hash(_ item: Int) -> UInt32 { (shortHash(item) >> (32 - hashBits)) << (32 - hashBits) }

    mutating func insert(_ count: Int, section: Int, offset: Int) {
      let items = Array(next..<next + count)
      next += count
      // The location is after the previous item, or at the start of the section.
      var location = store.shape.endLocation(ofSection: section)
      if let first = store.shape.location(section: section, item: 0) { location = first }
      if offset > 0, let last = store.shape.location(section: section, item: offset - 1) {
        location = last
        location.offset += 1
      }
      store.insert(HashedItems(items, hashes: items.map(hash)), at: location)
      model[section].insert(contentsOf: items, at: offset)
    }

    mutating func remove(_ positions: [Int]) {
      if positions.count == 1 {
        store.remove(at: store.shape.location(at: positions[0]))
      } else {
        store.remove(atPositions: positions)
      }
      var start = 0
      let removed = Set(positions)
      for section in model.indices {
        let count = model[section].count
        model[section] = model[section].indices.filter { !removed.contains(start + $0) }
          .map { model[section][$0] }
        start += count
      }
    }

    func check() {
      #expect(store.shape.count == model.joined().count)
      #expect(store.shape.sizes == model.map(\.count))
      #expect(store.items(ofSlots: store.shape.slots) == Array(model.joined()))
      for section in model.indices { #expect(store.items(ofSection: section) == model[section]) }
      #expect(!store.shape.isIndexed || store.shape.index.entries.count == store.shape.count)
      var wrong = 0
      for (section, items) in model.enumerated() {
        for (offset, item) in items.enumerated() {
          let path = location(of: item).map { store.shape.path(of: $0) }
          if path != ItemPath(section: section, item: offset) { wrong += 1 }
        }
      }
      #expect(wrong == 0)
      #expect(location(of: -1) == nil)
    }

    private func location(of item: Int) -> ListShape.Location? {
      store.shape.location(of: hash(item)) { store.items[$0][$1] == item }
    }
  }

  @Test(arguments: [UInt32(32), 12, 3], 0..<UInt64(Effort.cases(4)))
  func randomEditsAgreeWithArrays(hashBits: UInt32, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var pair = Pair(hashBits: hashBits)
    var copies: [Pair] = []
    for step in 0..<400 {
      change(&pair, hashBits < 12 ? 40 : 1500, &random)
      if step % 40 == 0 {
        pair.check()
        copies.append(pair)
      }
    }
    pair.check()
    for copy in copies { copy.check() }
  }

  private func change(_ pair: inout Pair, _ most: Int, _ random: inout SeededGenerator) {
    let sections = pair.model.count
    switch sections == 0 ? 0 : Int.random(in: 0..<22, using: &random) {
    case 0:
      let index = Int.random(in: 0...sections, using: &random)
      pair.store.insertSections([HashedItems(), HashedItems()], at: index)
      pair.model.insert(contentsOf: [[], []], at: index)
    case 1 where sections > 4:
      let section = Int.random(in: 0..<sections, using: &random)
      pair.store.removeSections([section])
      pair.model.remove(at: section)
    case 2, 3:
      let from = Int.random(in: 0..<sections, using: &random)
      let to = Int.random(in: 0..<sections, using: &random)
      pair.store.shape.moveSection(from: from, to: to)
      pair.model.insert(pair.model.remove(at: from), at: to)
    case 4, 5:
      // Few sections move, or all.
      let most = Bool.random(using: &random) ? min(4, sections) : sections
      let count = Int.random(in: 0...most, using: &random)
      let moved = (0..<sections).shuffled(using: &random).prefix(count)
      let indexes = (0..<sections).shuffled(using: &random).prefix(count).sorted()
      var order = (0..<sections).filter { !moved.contains($0) }
      for (index, section) in zip(indexes, moved) { order.insert(section, at: index) }
      pair.store.shape.arrangeSections(order, moving: indexes)
      pair.model = order.map { pair.model[$0] }
    case 6..<14:
      let section = Int.random(in: 0..<sections, using: &random)
      let offset = Int.random(in: 0...pair.model[section].count, using: &random)
      let isSingle = Bool.random(using: &random)
      let count = isSingle ? 1 : Int.random(in: 1...most, using: &random)
      pair.insert(count, section: section, offset: offset)
    default:
      let count = pair.store.shape.count
      guard count > 0 else { return }
      let share = Bool.random(using: &random) ? 1 : Int.random(in: 2...count + 1, using: &random)
      let positions = (0..<count).shuffled(using: &random).prefix(share).sorted()
      pair.remove(positions)
    }
  }

  @Test func repeatedSplitsOfOneChunkMakeNewLabels() {
    var pair = Pair(hashBits: 32)
    pair.store.insertSections([HashedItems(), HashedItems()], at: 0)
    pair.model = [[], []]
    for step in 0..<150 { pair.insert(500, section: 0, offset: min(step, 1)) }
    pair.check()
  }

  /// Relabelling takes time proportional to the number of chunks, so it must be rare.
  @Test func sectionsInsertedTogetherOrAppendedOneByOneDoNotNeedNewLabels() {
    var store = ItemStore<Int>()
    store.insertSections([HashedItems()], at: 0)
    let label = store.shape.order.groups[0].label
    var appended = store
    for index in 1...200 { appended.insertSections([HashedItems()], at: index) }
    #expect(appended.shape.order.groups[0].label == label)
    store.insertSections(Array(repeating: HashedItems(), count: 1_000), at: 0)
    #expect(store.shape.order.groups.last?.chunks.last?.label == label)
    #expect(store.shape.sizes == Array(repeating: 0, count: 1_001))
  }

  /// Otherwise, the storage would grow with every section that was ever removed.
  @Test func slotsOfRemovedSectionsAreUsedAgain() {
    var store = ItemStore<Int>()
    for _ in 0..<20 {
      store.insertSections(Array(repeating: HashedItems(), count: 5), at: 0)
      store.removeSections(Array(0..<5))
    }
    #expect(store.shape.slotCount == 5 && store.items.count == 5)
  }

  /// A page of the index has a bounded size: otherwise each insertion would take time proportional to the list.
  @Test(arguments: [1, 7, 10], [false, true])
  func insertionsOneByOneEnlargeTheIndex(count: Int, insertsSections: Bool) {
    var store = ItemStore<Int>()
    store.insertSections([HashedItems()], at: 0)
    for start in stride(from: 0, to: 5_000, by: count) {
      let items = HashedItems(hashing: Array(start..<start + count))
      if insertsSections {
        store.insertSections([items], at: 0)
      } else {
        store.insert(items, at: store.shape.endLocation(ofSection: 0))
      }
      #expect(store.shape.count <= store.shape.index.capacity || !store.shape.isIndexed)
    }
    #expect(store.shape.index.groups.joined().count >= 4)
  }

  @Test func anEditOfACopyCopiesOneChunkAndOnePage() {
    var pair = Pair(hashBits: 32)
    pair.store.insertSections([HashedItems()], at: 0)
    pair.model = [[]]
    pair.insert(100_000, section: 0, offset: 0)
    var copy = pair
    copy.insert(1, section: 0, offset: 50_000)
    let shared = Set(pair.store.shape.slots.map { address(pair.store.items[$0]) })
    let own = copy.store.shape.slots.filter { !shared.contains(address(copy.store.items[$0])) }
    #expect(own.count == 1)
    let sharedPages = Set(pair.store.shape.index.groups.joined().map(address))
    let ownPages = copy.store.shape.index.groups.joined().filter {
      !sharedPages.contains(address($0))
    }
    #expect(ownPages.count == 1)
  }

  private func address<Element>(_ array: [Element]) -> Int {
    array.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
  }
}
