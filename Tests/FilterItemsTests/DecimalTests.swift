import Testing
import _FilterTestSupport

@testable import FilterItems

/// The reading of numbers that the embedded build has instead of that of the C library.
@Suite struct DecimalTests {
  @Test func agreesWithTheLibrary() {
    let rows: [String] = [
      "0", "-0", "7", "+7", "-42", "3.14", ".5", "5.", "1e3", "1E-3", "1.5e+10", "0.000001", "123456789012345", "1e22",
      "1e400", "-1e400", "1e-400", "inf", "-Infinity", "99999999999999999999", "0000000000000000000000000000001",
      "1e99999999999",
    ]
    for text in rows {
      #expect(Double(decimal: text) == Double(text), "\(text)")
    }
  }

  @Test func otherTextsAreNotNumbers() {
    let rows: [String] = ["", "-", ".", "e5", "1e", "1e+", "1.2.3", "1 ", " 1", "a", "--1", "+-1", "1,5", "é"]
    for text in rows {
      #expect(Double(decimal: text) == nil, "\(text)")
    }
  }

  @Test func nanIsRead() { #expect(Double(decimal: "nan")?.isNaN == true) }

  /// Up to 15 digits and a small exponent, every result is the nearest number.
  @Test func shortNumbersAreExact() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      let digits = generator.below(1_000_000_000) * (1 + generator.below(900_000))
      for text in ["\(digits)e\(generator.below(45) - 22)", "-\(digits / 1_000).\(100 + digits % 900)"] {
        #expect(Double(decimal: text) == Double(text), "\(text)")
      }
    }
  }

  /// Of longer numbers, a result is off by no more than some units in the last place.
  @Test func longNumbersAreNear() throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<5_000 {
      let text = "\(generator.next())\(generator.next())e\(generator.below(500) - 300)"
      let expected = try #require(Double(text))
      let found = try #require(Double(decimal: text))
      #expect(abs(found - expected) <= expected * 1e-14 || found == expected, "\(text)")
    }
  }
}
