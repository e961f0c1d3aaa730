/// Returns all words up to a length, as numbers below the number of letters.
func words(of letters: Int, upTo length: Int) -> [[Int]] {
  guard length > 0 else { return [[]] }
  return [[]]
    + words(of: letters, upTo: length - 1).flatMap { rest in (0..<letters).map { [$0] + rest } }
}
