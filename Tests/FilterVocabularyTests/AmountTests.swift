import FilterVocabulary
import Testing
import _FilterTestSupport

/// Durations and sizes: exact, bounded, and never a trap.
@Suite struct AmountTests {
  @Test func durationsAreRead() throws {
    let rows: [(String, Int64)] = [
      ("1.5s", 1_500_000), ("200ms", 200_000), ("3us", 3), ("3µs", 3), ("3\u{3BC}s", 3), ("2m", 120_000_000),
      ("2min", 120_000_000), ("1h", 3_600_000_000), ("3d", 259_200_000_000), ("1w", 604_800_000_000),
      ("1h30m", 5_400_000_000), ("1h 30m", 5_400_000_000), ("1 hour 30 minutes", 5_400_000_000),
      ("30m1h", 5_400_000_000),
      ("1:30:00", 5_400_000_000), ("0:00:01.5", 1_500_000), ("100:00:00", 360_000_000_000), ("7", 7_000_000),
      ("0.25", 250_000), (".5s", 500_000), ("1500MS", 1_500_000), ("-2h", -7_200_000_000), ("0", 0), ("-0s", 0),
      ("1d2h3m4.5s", 93_784_500_000),
    ]
    for (text, microseconds) in rows {
      #expect(try DecimalNumber(duration: text) == DecimalNumber(microseconds, power: -6), "\(text)")
    }
  }

  /// Parts of a microsecond and of a byte, and amounts beyond 64 bits, are what is written.
  @Test func amountsAreExact() throws {
    let durations = [
      ("850ns", "0.00000085", "850ns"), ("1500ns", "0.0000015", "1.5us"), ("1.0000019s", "1.0000019", "1.0000019s"),
      ("99999999999999999999w", "60479999999999999999395200", "60479999999999999999395200s"),
      ("9999999999999s", "9999999999999", "115740740d17h46m39s"), ("0.1ns", "0.0000000001", "0.1ns"),
    ]
    for (text, seconds, written) in durations {
      let number = try DecimalNumber(duration: text)
      #expect(number.description == seconds && number.durationText == written, "\(text)")
    }
    let sizes = [
      ("1.9b", "0.0000019", "1.9"), ("8EiB", "9223372036854.775808", "9223372036854775808"),
      ("9.3EB", "9300000000000", "9.3EB"), ("99999999999999999999", "99999999999999.999999", "99999999999999999999"),
    ]
    for (text, megabytes, written) in sizes {
      let number = try DecimalNumber(size: text)
      #expect(number.description == megabytes && number.sizeText == written, "\(text)")
    }
  }

  @Test func whatIsNoDuration() {
    let rows: [(String, AmountError)] = [
      ("", AmountError.noNumber), ("s", .noNumber), ("soon", .noNumber), ("-", .noNumber), ("+1s", .noNumber),
      ("1.5x", .unknownUnit(start: 3, end: 4)), ("1h30x", .unknownUnit(start: 4, end: 5)),
      ("1.5.2s", .unknownUnit(start: 3, end: 6)), ("1s,", .noNumber), ("1h30", .missingUnit(start: 2, end: 4)),
      ("1:30", .ambiguousClock), ("1:60:00", .noNumber), ("1:00:60", .noNumber), ("1:2:3:4", .noNumber),
      ("1:30:00x", .unknownUnit(start: 7, end: 8)), ("1:", .noNumber),
      ("300000y", .unknownUnit(start: 6, end: 7)), ("1e3s", .unknownUnit(start: 1, end: 2)),
    ]
    for (text, error) in rows {
      #expect(throws: error, "\(text)") { try DecimalNumber(duration: text) }
    }
  }

  @Test func sizesAreRead() throws {
    let rows: [(String, Int64)] = [
      ("10MB", 10_000_000), ("10MiB", 10_485_760), ("10k", 10_000), ("10kb", 10_000), ("10KiB", 10_240),
      ("10ki", 10_240),
      ("512", 512), ("512b", 512), ("512 bytes", 512), ("1 byte", 1), ("1.5MB", 1_500_000), (".5k", 500),
      ("1g", 1_000_000_000), ("2T", 2_000_000_000_000), ("1PB", 1_000_000_000_000_000), ("-1kB", -1_000), ("0", 0),
      ("8EB", 8_000_000_000_000_000_000), ("7EiB", 8_070_450_532_247_928_832),
      ("1.000000000000000001EB", 1_000_000_000_000_000_001),
    ]
    for (text, bytes) in rows {
      #expect(try DecimalNumber(size: text) == DecimalNumber(bytes, power: -6), "\(text)")
    }
  }

  @Test func whatIsNoSize() {
    let rows: [(String, AmountError)] = [
      ("", AmountError.noNumber), ("MB", .noNumber), ("big", .noNumber), ("10MX", .unknownUnit(start: 2, end: 4)),
      ("10MBB", .unknownUnit(start: 2, end: 5)), ("10i", .unknownUnit(start: 2, end: 3)),
      ("1MB2", .unknownUnit(start: 1, end: 4)), ("1,5MB", .unknownUnit(start: 1, end: 5)),
    ]
    for (text, error) in rows {
      #expect(throws: error, "\(text)") { try DecimalNumber(size: text) }
    }
  }

  @Test func durationsAreWritten() {
    let rows: [(Int64, String)] = [
      (1_500_000, "1.5s"), (200_000, "200ms"), (1_500, "1.5ms"), (3, "3us"), (0, "0s"), (60_000_000, "1m"),
      (5_400_000_000, "1h30m"), (61_000_001, "1m1.000001s"), (604_800_000_000, "7d"), (-1_500_000, "-1.5s"),
      (86_400_000_001, "1d0.000001s"),
    ]
    for (microseconds, text) in rows {
      #expect(DecimalNumber(microseconds, power: -6).durationText == text, "\(microseconds)")
    }
  }

  @Test func sizesAreWritten() {
    let rows: [(Int64, String)] = [
      (10_000_000, "10MB"), (10_485_760, "10MiB"), (512, "512"), (1_000, "1kB"), (1_024, "1KiB"), (1_500_000, "1.5MB"),
      (1_023, "1023"), (1_048_577, "1048577"), (0, "0"), (-2_000, "-2kB"), (1, "1"), (1_234_567, "1234567"),
    ]
    for (bytes, text) in rows {
      #expect(DecimalNumber(bytes, power: -6).sizeText == text, "\(bytes)")
    }
  }

  /// Whatever is written reads back as the same number, also at the bounds.
  @Test func writingAndReadingAreInverse() throws {
    var random = SeededGenerator(seed: 7)
    for bits in 0..<2_000 {
      let magnitude = Int64(bitPattern: random.next() >> UInt64(2 + bits % 60))
      for millionths in [magnitude, -magnitude] {
        let number = DecimalNumber(millionths, power: -6)
        #expect(try DecimalNumber(duration: number.durationText) == number)
        #expect(try DecimalNumber(size: number.sizeText) == number)
      }
    }
    for text in ["9000000000000s", "104166d"] { _ = try DecimalNumber(duration: text) }
  }

  /// No text is a trap, and what is read is within the bounds.
  @Test func hostileTexts() {
    var random = SeededGenerator(seed: 8)
    let pieces = ["9", "99999999999", "0", ".", ":", "-", "w", "ms", "EB", "KiB", "é", "µs", " ", "h", "1", "\u{0}"]
    for _ in 0..<5_000 {
      let text = (0..<random.below(7)).map { _ in pieces[random.below(pieces.count)] }.joined()
      for number in [try? DecimalNumber(duration: text), try? DecimalNumber(size: text)] {
        guard let number else { continue }
        #expect((try? DecimalNumber(duration: number.durationText)) == number, "\(text)")
        #expect((try? DecimalNumber(size: number.sizeText)) == number, "\(text)")
      }
    }
  }
}
