// Prints how long each library takes to compare collections, and how many moves and changes it finds. Times are
// medians. All libraries compare the same inputs, and each pass has new ones.

/// The passes of one row.
struct Row {
  var name: String
  var peers: [Peer]
  var pass: (_ generator: inout InputGenerator) -> [(Duration, Outcome)]

  func run(_ generator: inout InputGenerator) {
    let clock = ContinuousClock()
    let start = clock.now
    var passes: [[(Duration, Outcome)]] = [pass(&generator)]
    // Short comparisons need many passes until the median is steady.
    while passes.count < 5 || clock.now - start < .seconds(1) && passes.count < 2_000 {
      passes.append(pass(&generator))
    }
    let ours = median(passes.map { $0[0].0 })
    for (index, peer) in peers.enumerated() {
      let time = median(passes.map { $0[index].0 })
      let moves = passes.reduce(0) { $0 + $1[index].1.moves } / passes.count
      let changes = passes.reduce(0) { $0 + $1[index].1.changes } / passes.count
      let ratio = Double(Int(time / ours * 100 + 0.5)) / 100
      let figures = "\(microseconds(time)) µs | \(ratio) | \(moves) | \(changes)"
      print("| \(name) | \(peer.name) | \(figures) |")
    }
  }
}

func median(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }

func microseconds(_ time: Duration) -> Double {
  Double(Int(time / .microseconds(1) * 10 + 0.5)) / 10
}

func measure(_ body: () -> Outcome) -> (Duration, Outcome) {
  let clock = ContinuousClock()
  let start = clock.now
  let outcome = body()
  return (clock.now - start, outcome)
}

var generator = InputGenerator()
var rows: [Row] = []
for edit in Edit.allCases {
  for count in [10, 100, 1_000, 10_000] {
    let peers = Peer.all.filter { $0.largestCount >= count }
    rows.append(
      Row(name: "array of \(count), \(edit.rawValue)", peers: peers) { generator in
        let old = generator.elements(count)
        let new = generator.edited(old, edit)
        return peers.map { peer in measure { peer.compareArrays(old, new) } }
      }
    )
  }
  for (sections, size) in [(10, 10), (100, 100)] {
    for movesSection in [false, true] {
      let peers = Peer.all.filter { $0.compareSections != nil }
      let name =
        "snapshots of \(sections) sections of \(size), built, compared and batched, \(edit.rawValue)"
        + (movesSection ? ", a section moves" : "")
      rows.append(
        Row(name: name, peers: peers) { generator in
          let old = generator.groups(sections, of: size)
          let new = generator.edited(old, edit, movesSection: movesSection)
          return peers.map { peer in measure { peer.compareSections!(old, new) } }
        }
      )
    }
  }
}

print("| work | library | time | times ours | moves | changes |\n|---|---|--:|--:|--:|--:|")
for row in rows { row.run(&generator) }
