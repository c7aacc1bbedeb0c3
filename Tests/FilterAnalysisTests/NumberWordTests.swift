import Testing

@testable import FilterExplanation

/// Numbers up to twelve are words.
@Suite struct NumberWordTests {
  @Test func numbers() {
    #expect(
      (0...14).map { EnglishWords.number($0) } == [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "13",
        "14",
      ])
    #expect(EnglishWords.number(-1) == "-1")
  }
}
