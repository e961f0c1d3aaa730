import Testing

@testable import showcase

@Suite("Prices")
struct PriceTests {
  @Test(
    "A price is a number with at most two decimals after a point or a comma",
    arguments: [
      ("0", 0), ("7", 700), ("2.5", 250), ("2,50", 250), ("2.05", 205), ("00.10", 10),
      ("999999999.99", 99_999_999_999),
    ]
  )
  func numbersArePrices(text: String, cents: Int) {
    #expect(Price(text)?.cents == cents)
  }

  @Test(
    "Other texts are no prices",
    arguments: [
      "", " ", "x", "-1", "+1", "1e3", "1.234", "1.", ".5", "1.2.3", "1,2,3", "1 2", "٣", "1.٣",
      "1234567890", "½", "0x10",
    ]
  )
  func otherTextsAreNoPrices(text: String) { #expect(Price(text) == nil) }

  @Test(
    "A price is shown with two decimals",
    arguments: [(0, "0.00"), (5, "0.05"), (70, "0.70"), (12345, "123.45")]
  )
  func pricesHaveTwoDecimals(cents: Int, text: String) {
    #expect(Price(cents: cents).description == text)
    #expect(Price(text)?.cents == cents)
  }
}
