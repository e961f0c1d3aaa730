/// A naive matching by Heckel's algorithm, whose passes follow their definitions literally.
struct NaiveHeckel {
  private let old: [Int]
  private let new: [Int]
  private(set) var partners: [Int?]

  init(from old: [Int], to new: [Int]) {
    self.old = old
    self.new = new
    partners = Array(repeating: nil, count: new.count)
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let shorter = min(old.count, new.count)
    let suffix = zip(old.reversed(), new.reversed()).prefix(shorter - prefix).prefix { $0 == $1 }
      .count
    for offset in 0..<prefix { partners[offset] = offset }
    for step in 1..<suffix + 1 { partners[new.count - step] = old.count - step }
    match(prefix..<old.count - suffix, prefix..<new.count - suffix)
  }

  private mutating func match(_ oldMiddle: Range<Int>, _ newMiddle: Range<Int>) {
    for offset in newMiddle {
      let offsets = oldMiddle.filter { old[$0] == new[offset] }
      if offsets.count == 1 && newMiddle.count(where: { new[$0] == new[offset] }) == 1 {
        partners[offset] = offsets[0]
      }
    }
    for offset in newMiddle.dropFirst() { follow(from: offset - 1, by: 1, oldMiddle) }
    for offset in newMiddle.dropFirst().reversed() { follow(from: offset, by: -1, oldMiddle) }
    for offset in newMiddle where partners[offset] == nil {
      partners[offset] = oldMiddle.first { old[$0] == new[offset] && !partners.contains($0) }
    }
  }

  private mutating func follow(from offset: Int, by step: Int, _ oldMiddle: Range<Int>) {
    guard let partner = partners[offset], partners[offset + step] == nil,
      oldMiddle.contains(partner + step), !partners.contains(partner + step),
      old[partner + step] == new[offset + step]
    else { return }
    partners[offset + step] = partner + step
  }
}
