/// Ends the program if a condition is false, with the fault and the seed.
func expect(
  _ condition: @autoclosure () -> Bool,
  _ message: @autoclosure () -> String,
  line: UInt = #line
) {
  if !condition() {
    fatalError("\(message()), with --fault \(Broken.fault) --seed \(Storm.current), line \(line)")
  }
}
