import FilterVocabulary
import Testing
import _FilterTestSupport

/// Numbers are the decimals that are written: of any size and any number of places.
@Suite struct DecimalNumberTests {
  /// The number and the rest: `1.5|px`.
  private func read(_ text: String, takesExponent: Bool = false) -> String? {
    guard let (number, length) = DecimalNumber.prefix(of: text.utf8, takesExponent: takesExponent) else { return nil }
    return number.description + "|" + String(decoding: Array(text.utf8)[length...], as: UTF8.self)
  }

  @Test func theLongestNumberIsRead() {
    let rows: [(String, String)] = [
      ("0", "0|"), ("1", "1|"), ("-1", "-1|"), ("0.5", "0.5|"), (".5", "0.5|"), ("1.", "1|"), ("-.25", "-0.25|"),
      ("19.99", "19.99|"), ("007", "7|"), ("1.500", "1.5|"), ("0.000001", "0.000001|"), ("0.0000019", "0.0000019|"),
      ("1a", "1|a"), ("1t:goblin", "1|t:goblin"), ("1.5.2", "1.5|.2"), ("1-2", "1|-2"), ("-0", "0|"), ("3 4", "3| 4"),
      ("1,5", "1|,5"), ("42½", "42|½"), ("1e5", "1|e5"),
    ]
    for (text, expected) in rows { #expect(read(text) == expected, "\(text)") }
    let withExponents: [(String, String)] = [
      ("1e5", "100000|"), ("1E-3x", "0.001|x"), ("2e", "2|e"), ("2e+", "2|e+"), ("1.5e+2e3", "150|e3"), ("0e9", "0|"),
    ]
    for (text, expected) in withExponents { #expect(read(text, takesExponent: true) == expected, "\(text)") }
    for text in ["", "-", ".", "-.", "+1", "--1", "x", " 1", "½", "e5"] { #expect(read(text) == nil, "\(text)") }
  }

  @Test func aTextIsANumberAsAWhole() {
    let rows: [(String, String?)] = [
      ("0", "0"), ("19.99", "19.99"), ("+1.5", "1.5"), ("-1.", "-1"), (".5", "0.5"), ("0.0000005", "0.0000005"),
      ("1e3", "1000"), ("1e20", "100000000000000000000"), ("52.5200066", "52.5200066"), ("-0", "0"), ("-0.0e5", "0"),
      ("18446744073709551615", "18446744073709551615"), ("-9223372036854775808", "-9223372036854775808"),
      ("1e-300", "1e-300"), ("-15e299", "-1.5e300"), ("1e999999999", "1e999999999"), ("1e-999999999", "1e-999999999"),
      ("10e999999999", nil), ("1e1000000000", nil), ("0.1e-999999999", nil), ("1e99999999999999999999", nil),
      ("0e99999999999999999999", "0"), ("", nil), ("-", nil), ("+", nil), ("+-1", nil), ("1 ", nil), (" 1", nil),
      ("1,5", nil), ("1.5.2", nil), ("½", nil), ("NaN", nil), ("inf", nil), ("1e", nil), ("0x10", nil),
    ]
    for (text, expected) in rows { #expect(DecimalNumber(text)?.description == expected, "\(text)") }
    #expect(DecimalNumber("x1.5".dropFirst())?.description == "1.5")
  }

  /// Numbers of Swift are exact, and binary fractions the shortest decimals that read back.
  @Test func numbersOfSwift() {
    #expect(DecimalNumber(Int64.min).description == "-9223372036854775808")
    #expect(DecimalNumber(UInt64.max).description == "18446744073709551615")
    #expect(DecimalNumber(UInt8(7)).description == "7" && DecimalNumber(1999, power: -2).description == "19.99")
    let doubles: [(Double, String?)] = [
      (0.1, "0.1"), (1e21, "1000000000000000000000"), (.leastNonzeroMagnitude, "5e-324"), (-0.0, "0"), (.infinity, nil),
      (.nan, nil),
      (9_007_199_254_740_992, "9007199254740992"), (0.1 + 0.2, "0.30000000000000004"),
    ]
    for (double, expected) in doubles { #expect(DecimalNumber(double)?.description == expected, "\(double)") }
    #expect(DecimalNumber(Float(0.1))?.description == "0.1")
    #expect(DecimalNumber(Int64.min).whole() == .min && DecimalNumber(UInt64.max).whole() == nil)
  }

  /// Expectations of Python's `decimal`: the sum, and the first number in hundredths, rounded down.
  @Test func arithmeticOfTheReference() throws {
    let rows: [(String, String, String, Int64?)] = [
      ("0.1", "0.2", "0.3", 10), ("9223372036854775807", "1", "9223372036854775808", nil),
      ("-1", "0.999", "-0.001", -100),
      ("1e20", "-1e-20", "99999999999999999999.99999999999999999999", nil), ("-0.001", "0.001", "0", -1),
      ("123456789012345678901234567890", "-123456789012345678901234567889.5", "0.5", nil), ("0.019", "-5", "-4.981", 1),
      ("-92233720368547758.08", "0", "-92233720368547758.08", .min),
      ("92233720368547758.07", "1e2", "92233720368547858.07", .max),
    ]
    for (left, right, sum, hundredths) in rows {
      let (one, other) = try (#require(DecimalNumber(left)), #require(DecimalNumber(right)))
      #expect(one.adding(other)?.description == sum, "\(left) + \(right)")
      #expect(other.adding(one)?.description == sum, "\(right) + \(left)")
      #expect(one.floor(power: -2)?.number == hundredths, "\(left)")
      #expect((-one).adding(-other) == DecimalNumber(sum).map { -$0 }, "\(left)")
    }
    #expect(try #require(DecimalNumber("1e999")).adding(DecimalNumber(1)) != nil)
    #expect(try #require(DecimalNumber("1e999999999")).adding(DecimalNumber(1)) == nil)
    for (text, down, up) in [
      ("1.5", "1", "2"), ("-1.5", "-2", "-1"), ("0.001", "0", "1"), ("-1e-300", "-1", "0"), ("7", "7", "7"),
    ] {
      let number = try #require(DecimalNumber(text))
      #expect(number.rounded(up: false).description == down && number.rounded(up: true).description == up, "\(text)")
    }
  }

  /// Whether whole, and even.
  @Test func wholeNumbers() throws {
    let rows: [(String, Bool, Bool)] = [
      ("0", true, true), ("1", true, false), ("2.0", true, true), ("-1", true, false), ("0.5", false, false),
      ("2.000001", false, false), ("1e20", true, true), ("100000000000000000001", true, false), ("30", true, true),
      ("2e-30", false, false),
    ]
    for (text, isWhole, isEven) in rows {
      let number = try #require(DecimalNumber(text))
      #expect(number.isWhole == isWhole && number.isEven == isEven, "\(text)")
    }
  }

  @Test func longTextsOfDigitsCostTheirLength() throws {
    let text = String(repeating: "9", count: 10_000) + "." + String(repeating: "9", count: 10_000)
    let number = try #require(DecimalNumber(text))
    #expect(number.description == text)
    #expect(number < DecimalNumber(1, power: 10_000) && number > DecimalNumber(1, power: 9_999))
    #expect(DecimalNumber(1, power: 100_000_000).description == "1e100000000")
    #expect(DecimalNumber(10, power: 999_999_998) == DecimalNumber("1e999999999"))
  }

  /// Random spellings, many of them near twins: the order is that of the digits as they stand, compared by hand; equal
  /// numbers are equal and hash alike; each is read back from its text.
  @Test func theOrderIsThatOfTheDigits() {
    let failure = checkProperty(
      "the order of two spellings", cases: PropertyCases.count(long: 4_000), seed: PropertyCases.seed(default: 51),
      generate: { random in WrittenPair(&random) }, shrink: { _ in [] }, describe: { "\($0.one) and \($0.other)" },
      law: { pair in
        guard let one = DecimalNumber(pair.one), let other = DecimalNumber(pair.other) else { return "no number" }
        let expected = PlainDecimal(pair.one).order(PlainDecimal(pair.other))
        if (one < other) != (expected < 0) || (other < one) != (expected > 0) { return "the order is \(expected)" }
        if (one == other) != (expected == 0) { return "equality" }
        if one == other, Set([one, other]).count != 1 { return "hashes" }
        if DecimalNumber(one.description) != one { return "read back: \(one)" }
        return PlainDecimal(one.description).order(PlainDecimal(pair.one)) == 0 ? nil : "the text is \(one)"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func anyBytesAreReadOrNot() {
    let failure = checkProperty(
      "any text has a number of its length or none", cases: PropertyCases.count(long: 3_000),
      seed: PropertyCases.seed(default: 6),
      generate: { random in
        let pieces = Array("0123456789.-e".utf8)
        return (0..<random.below(40)).map { _ in
          random.chance(95) ? pieces[random.below(pieces.count)] : UInt8(random.below(256))
        }
      }, shrink: { shorterArrays($0) }, describe: { String(decoding: $0, as: UTF8.self) },
      law: { bytes in
        guard let (_, length) = DecimalNumber.prefix(of: bytes, takesExponent: true) else { return nil }
        return length > 0 && length <= bytes.count ? nil : "\(length)"
      })
    #expect(failure == nil)
  }
}

/// Two spellings of numbers, often of one or of neighbours.
private struct WrittenPair: Sendable {
  var one: String
  var other: String

  init(_ random: inout SeededGenerator) {
    one = WrittenPair.spelling(&random)
    other = random.chance(50) ? WrittenPair.spelling(&random) : WrittenNumbers.twin(of: one, &random)
  }

  /// Also with zeros at the beginning.
  private static func spelling(_ random: inout SeededGenerator) -> String {
    random.chance(30) ? "00" + WrittenNumbers.digits(&random) : WrittenNumbers.spelling(&random)
  }
}
