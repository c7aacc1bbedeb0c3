import FilterRegex
import FilterText
import Testing
import _FilterTestSupport

/// Texts of any bytes: each that is part of no character is one U+FFFD.
@Suite struct MatchingByteTests {
  private func verdict(_ pattern: String, _ bytes: [UInt8]) -> RegexVerdict? {
    guard let regex = compiled(pattern) else { return nil }
    var matcher = RegexMatcher(regex)
    return matcher.contains(bytes: bytes)
  }

  private func range(_ pattern: String, _ bytes: [UInt8]) -> Range<Int>? {
    guard let regex = compiled(pattern) else { return nil }
    var matcher = RegexMatcher(regex)
    return matcher.firstMatch(bytes: bytes)
  }

  @Test func aDamagedByteIsACharacter() {
    #expect(verdict("^.$", [0xFF]) == .match)
    #expect(verdict("^..$", [0xE2, 0x80]) == .match)
    #expect(verdict("^[^a]$", [0x80]) == .match)
    #expect(verdict("\u{FFFD}", [0xC0]) == .match)
    #expect(verdict(#"\w"#, [0xFF, 0xC3]) == .noMatch)
    #expect(verdict(#"a\b"#, [0x61, 0xFF]) == .match)
    #expect(verdict("é", [0xC3]) == .noMatch)
    #expect(verdict("é", [0xC3, 0xC3, 0xA9]) == .match)
    #expect(range("é", [0xC3, 0xC3, 0xA9]) == 1..<3)
    // An overlong slash, a surrogate, and a code point beyond Unicode.
    #expect(verdict("/", [0xC0, 0xAF]) == .noMatch)
    #expect(verdict("^...$", [0xED, 0xA0, 0x80]) == .match)
    #expect(verdict("^....$", [0xF4, 0x90, 0x80, 0x80]) == .match)
    #expect(verdict("^.$", [0xF4, 0x8F, 0xBF, 0xBF]) == .match)
    #expect(verdict("^....$", [0xF0, 0x8F, 0xBF, 0xBF]) == .match)
    #expect(verdict("^...$", [0xE0, 0x9F, 0xBF]) == .match)
    #expect(verdict("^.$", [0xE0, 0xA0, 0x80]) == .match)
  }

  @Test func noTextAtAll() throws {
    var matcher = RegexMatcher(try #require(compiled("a*")))
    let verdict = matcher.contains(in: UnsafeBufferPointer(start: nil, count: 0))
    let range = matcher.firstMatch(in: UnsafeBufferPointer(start: nil, count: 0))
    #expect(verdict == .match)
    #expect(range == 0..<0)
    var other = RegexMatcher(try #require(compiled("a(?=b)")))
    let none = other.contains(in: UnsafeBufferPointer(start: nil, count: 0))
    #expect(none == .noMatch)
  }

  @Test func nulIsACharacter() {
    #expect(verdict("a.b", [0x61, 0, 0x62]) == .match)
    #expect(verdict(#"\x0"#, [0x61, 0]) == .match)
  }

  /// Bytes are searched like the string they are, if each damaged one is written as U+FFFD.
  @Test func damagedBytesAreReadAlike() {
    let failure = checkProperty(
      "damage reads as U+FFFD", cases: PropertyCases.count(long: 600), seed: PropertyCases.seed(default: 51),
      generate: { random in
        (
          RandomPattern.pattern(.init(places: true, lookAround: random.chance(20)), using: &random),
          randomBytes(&random, pieces: 8)
        )
      },
      shrink: { example in
        shorterArrays(Array(example.0)).map { (String($0), example.1) }
          + shorterArrays(example.1).map { (example.0, $0) }
      },
      describe: { "`\($0.0)` in \(shown($0.1))" },
      law: { pattern, bytes in
        guard let regex = compiled(pattern) else { return nil }
        var matcher = RegexMatcher(regex)
        let mended = mend(bytes)
        let found = matcher.firstMatch(bytes: bytes)
        let expected = matcher.firstMatch(bytes: mended.bytes).map {
          mended.origin[$0.lowerBound]..<mended.origin[$0.upperBound]
        }
        if found != expected { return "\(found as Any), not \(expected as Any)" }
        let verdict = matcher.contains(bytes: bytes)
        return verdict == (found == nil ? .noMatch : .match) ? nil : "\(verdict), but \(found as Any)"
      })
    #expect(failure == nil)
  }

  /// The bytes with U+FFFD for each invalid one, and the origin of each byte.
  private func mend(_ bytes: [UInt8]) -> (bytes: [UInt8], origin: [Int]) {
    var mended: [UInt8] = []
    var origin: [Int] = []
    var offset = 0
    while offset < bytes.count {
      let place = ScalarAtOffset(in: bytes, at: offset)
      let length = place.isWellFormed ? place.length : 1
      let text = place.isWellFormed ? Array(bytes[offset..<offset + length]) : [0xEF, 0xBF, 0xBD]
      mended += text
      origin += Array(repeating: offset, count: text.count)
      offset += length
    }
    return (mended, origin + [bytes.count])
  }
}
