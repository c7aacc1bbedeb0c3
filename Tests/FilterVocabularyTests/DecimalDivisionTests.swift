import Foundation
import Testing
import _FilterTestSupport

@testable import FilterVocabulary

/// Quotients of numbers, rounded to significant digits.
@Suite struct DecimalDivisionTests {
  @Test func quotientsAreRounded() {
    let rows: [(String, UInt64, Int, String)] = [
      ("1", 3, 5, "0.33333"), ("2", 3, 5, "0.66667"), ("10", 4, 12, "2.5"), ("-7", 2, 12, "-3.5"), ("0", 9, 3, "0"),
      ("5", 2, 1, "2"), ("7", 2, 1, "4"), ("9.99", 1, 2, "10"), ("1e30", 7, 4, "142900000000000000000000000000"),
      ("123456789012345678901234567890", 1, 40, "123456789012345678901234567890"), ("1e-300", 3, 3, "3.33e-301"),
      ("1", .max, 3, "0.0000000000000000000542"),
    ]
    for (number, divisor, digits, expected) in rows {
      let quotient = DecimalNumber(number)?.divided(by: divisor, digits: digits)
      #expect(quotient?.description == expected, "\(number) / \(divisor)")
    }
  }

  /// Foundation's `Decimal` divides to 38 digits.
  @Test func quotientsAreThoseOfDecimal() throws {
    var random = SeededGenerator(seed: PropertyCases.seed(default: 71))
    for _ in 0..<PropertyCases.count(long: 20_000) {
      let (whole, power) = (
        Int64.random(in: -1_000_000_000...1_000_000_000, using: &random), Int.random(in: -6...6, using: &random)
      )
      let divisor = UInt64.random(in: 1...10_000, using: &random)
      var exact = Decimal(whole) * (power < 0 ? 1 / pow(10, -power) : pow(10, power)) / Decimal(divisor)
      // The place of the twelfth significant digit.
      var places = 0
      while exact != 0, abs(exact) * pow(10, places) < 100_000_000_000, places < 60 { places += 1 }
      while exact != 0, abs(exact) >= pow(10, 12 - places), places > -60 { places -= 1 }
      var rounded = Decimal()
      NSDecimalRound(&rounded, &exact, places, .bankers)
      let quotient = DecimalNumber(whole, power: power).divided(by: divisor, digits: 12)
      #expect(quotient == DecimalNumber("\(rounded)"), "\(whole)e\(power) / \(divisor)")
    }
  }
}
