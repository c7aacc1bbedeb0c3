import FilterVocabulary
import Testing
import _FilterTestSupport

/// Numbers: exact, bounded, and never a trap.
@Suite struct FixedNumberTests {
  /// The number and the rest: `1.5|px`.
  private func read(_ text: String) -> String? {
    guard let (number, length) = FixedNumber.prefix(of: text.utf8) else { return nil }
    return number.description + "|" + String(decoding: Array(text.utf8)[length...], as: UTF8.self)
  }

  @Test func theLongestNumberIsRead() {
    let rows: [(String, String)] = [
      ("0", "0|"), ("1", "1|"), ("-1", "-1|"), ("0.5", "0.5|"), (".5", "0.5|"), ("1.", "1|"), ("-.25", "-0.25|"),
      ("19.99", "19.99|"), ("007", "7|"), ("1.500", "1.5|"), ("0.000001", "0.000001|"), ("0.0000019", "0.000001|"),
      ("1a", "1|a"), ("1t:goblin", "1|t:goblin"), ("1.5.2", "1.5|.2"), ("1-2", "1|-2"), ("-0", "0|"), ("3 4", "3| 4"),
      ("1,5", "1|,5"), ("42½", "42|½"),
    ]
    for (text, expected) in rows {
      #expect(read(text) == expected, "\(text)")
    }
  }

  /// A whole text is a number or nothing, rounded to the nearest millionth.
  @Test func aTextIsANumberAsAWhole() {
    let rows: [(String, String?)] = [
      ("0", "0"), ("19.99", "19.99"), ("+1.5", "1.5"), ("-1.", "-1"), (".5", "0.5"), ("0.0000005", "0.000001"),
      ("0.0000004999", "0"), ("-0.0000005", "-0.000001"), ("1.9999995", "2"), ("99999999999999", "9223372036853"),
      ("", nil), ("-", nil), ("+", nil), ("+-1", nil), ("1 ", nil), (" 1", nil), ("1e3", nil), ("1,5", nil),
      ("1.5.2", nil),
      ("½", nil), ("9223372036853.9999999", "9223372036854"),
    ]
    for (text, expected) in rows { #expect(FixedNumber(text)?.description == expected, "\(text)") }
    #expect(FixedNumber("x1.5".dropFirst())?.description == "1.5")
  }

  @Test func whatIsNoNumberIsNil() {
    let rows: [String] = ["", "-", ".", "-.", "+1", "--1", "x", " 1", "½", "e5"]
    for text in rows {
      #expect(read(text) == nil, "\(text)")
    }
  }

  @Test func hugeNumbersStayAtABound() throws {
    let rows: [String] = [
      "9223372036854", "9223372036855", "9223372036854775807", "9223372036854775808", "99999999999999999999999999999",
      "9223372036853.999999", "9223372036854.775807", "9223372036854.999999", "922337203685.999999",
      "9223372036853999999",
    ]
    for digits in rows {
      let (number, length) = try #require(FixedNumber.prefix(of: digits.utf8), "\(digits)")
      let (negative, _) = try #require(FixedNumber.prefix(of: ("-" + digits).utf8), "\(digits)")
      #expect(length == digits.utf8.count, "\(digits)")
      #expect(number.millionths == -negative.millionths, "\(digits)")
      #expect(number >= FixedNumber(922_337_203_685), "\(digits)")
      #expect(FixedNumber(922_337_203_684) < number, "\(digits)")
      #expect(negative < FixedNumber(0), "\(digits)")
    }
  }

  @Test func longTextsOfDigitsCostTheirLength() throws {
    let text = String(repeating: "9", count: 200_000) + "." + String(repeating: "9", count: 200_000)
    #expect(try #require(FixedNumber.prefix(of: text.utf8)).length == 400_001)
  }

  @Test func wholeNumbersKeepTheirBounds() {
    #expect(FixedNumber(Int.max).millionths == .max)
    #expect(FixedNumber(Int.min).millionths == .min)
    #expect(FixedNumber(3).millionths == 3_000_000)
    #expect(FixedNumber(-3).description == "-3")
    #expect(FixedNumber(millionths: .min).description == "-9223372036854.775808")
    #expect(FixedNumber(millionths: .max).description == "9223372036854.775807")
    #expect(FixedNumber(3).isWhole && !FixedNumber(millionths: 3_500_000).isWhole && FixedNumber(0).isWhole)
  }

  @Test func everyNumberIsReadBackFromItsText() {
    let failure = checkProperty(
      "a number is read back", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 5),
      generate: { FixedNumber(millionths: Int64(bitPattern: $0.next()) >> Int64($0.below(64))) },
      shrink: { $0.millionths == 0 ? [] : [FixedNumber(millionths: $0.millionths / 2)] }, describe: { $0.description },
      law: { number in
        let read = FixedNumber.prefix(of: number.description.utf8)
        // Within a whole of the bound the fraction is not kept.
        if number.millionths.magnitude > 9_223_372_036_000_000_000 { return read == nil ? "no number" : nil }
        return read?.number == number && read?.length == number.description.utf8.count
          ? nil : "\(String(describing: read))"
      })
    #expect(failure == nil)
  }

  @Test func anyBytesAreReadOrNot() {
    let failure = checkProperty(
      "any text has a number of its length or none", cases: PropertyCases.count(long: 3_000),
      seed: PropertyCases.seed(default: 6),
      generate: { random in
        let pieces = Array("0123456789.-".utf8)
        return (0..<random.below(40)).map { _ in
          random.chance(95) ? pieces[random.below(pieces.count)] : UInt8(random.below(256))
        }
      }, shrink: { shorterArrays($0) }, describe: { String(decoding: $0, as: UTF8.self) },
      law: { bytes in
        guard let (_, length) = FixedNumber.prefix(of: bytes) else { return nil }
        return length > 0 && length <= bytes.count ? nil : "\(length)"
      })
    #expect(failure == nil)
  }
}
