import FilterVocabulary
import Foundation
import Testing
import _FilterTestSupport

/// Instants: what literals mean, in which zone, and what is none.
@Suite struct InstantTests {
  private static func microseconds(_ text: String) -> Int64 {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: false)
    return ((try? Date(text, strategy: style)).map { Int64($0.timeIntervalSince1970) } ?? 0) * 1_000_000
  }

  /// Each literal with its first instant and the first one after it.
  @Test func literalsAreSpans() throws {
    let rows: [(String, String, String)] = [
      ("2026", "2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z"),
      ("2024-02", "2024-02-01T00:00:00Z", "2024-03-01T00:00:00Z"),
      ("2026-12", "2026-12-01T00:00:00Z", "2027-01-01T00:00:00Z"),
      ("2026-01-02", "2026-01-02T00:00:00Z", "2026-01-03T00:00:00Z"),
      ("2024-02-29", "2024-02-29T00:00:00Z", "2024-03-01T00:00:00Z"),
      ("2026-01-02Z", "2026-01-02T00:00:00Z", "2026-01-03T00:00:00Z"),
      ("2026-01-02+02:00", "2026-01-01T22:00:00Z", "2026-01-02T22:00:00Z"),
      ("2026-01-02T10", "2026-01-02T10:00:00Z", "2026-01-02T11:00:00Z"),
      ("2026-01-02T10:30", "2026-01-02T10:30:00Z", "2026-01-02T10:31:00Z"),
      ("2026-01-02t10:30z", "2026-01-02T10:30:00Z", "2026-01-02T10:31:00Z"),
      ("2026-01-02 10:30", "2026-01-02T10:30:00Z", "2026-01-02T10:31:00Z"),
      ("2026-01-02T10:30:05", "2026-01-02T10:30:05Z", "2026-01-02T10:30:06Z"),
      ("2026-01-02T10:30:05-05:30", "2026-01-02T16:00:05Z", "2026-01-02T16:00:06Z"),
      ("2026-01-02T10:30+0100", "2026-01-02T09:30:00Z", "2026-01-02T09:31:00Z"),
      ("1969-12-31", "1969-12-31T00:00:00Z", "1970-01-01T00:00:00Z"),
      ("1900-02-28", "1900-02-28T00:00:00Z", "1900-03-01T00:00:00Z"),
    ]
    for (text, first, next) in rows {
      let span = try InstantSpan(text)
      #expect(span.first == Self.microseconds(first), "\(text)")
      #expect(span.last == Self.microseconds(next) - 1, "\(text)")
    }
  }

  /// The form of most data is read without a span, whose instant it has; any other form is left to the span.
  @Test func usualInstants() {
    func usual(_ text: String, isUTC: Bool = true) -> Int64? {
      var text = text
      return text.withUTF8 { InstantSpan.microseconds(ofUsual: $0, isUTC: isUTC) }
    }
    let tenth = Self.microseconds("2026-03-10T07:08:09Z")
    #expect(usual("2026-03-10T07:08:09Z") == tenth && usual("2026-03-10 07:08:09") == tenth)
    #expect(usual("2026-03-10t07:08:09.25z") == tenth + 250_000 && usual("2026-03-10T07:08:09.000001") == tenth + 1)
    #expect(usual("1969-12-31T23:59:59.999999Z") == -1 && usual("2026-03-10T07:08:09", isUTC: false) == nil)
    for text in [
      "", "2026-03-10", "2026-03-10T07:08", "2026-03-10T07:08:09.", "2026-03-10T07:08:09.1234567",
      "2026-03-10T07:08:09+01:00", "2026-13-10T07:08:09", "2026-02-30T07:08:09", "2026-03-10T24:08:09",
      "2026-03-10T07:60:09", "2026-03-10T07:08:60", "2026-03-10T07:08:09ZZ", "2026-03-10x07:08:09",
      "2026.03.10T07:08:09", "2026-03-00T07:08:09",
    ] {
      #expect(usual(text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("2026-01-02T10:30:05.5", 500_000, 100_000), ("2026-01-02T10:30:05.25Z", 250_000, 10_000),
    ("2026-01-02T10:30:05.123456", 123_456, 1), ("2026-01-02T10:30:05.123456789", 123_456, 1),
    ("2026-01-02T10:30:05.000", 0, 1_000),
  ])
  func fractions(text: String, microseconds: Int64, length: Int64) throws {
    let span = try InstantSpan(text)
    #expect(span.first == Self.microseconds("2026-01-02T10:30:05Z") + microseconds)
    #expect(span.last - span.first + 1 == length)
  }

  @Test func theZoneOfTheReaderCountsWhereNoneIsWritten() throws {
    let zone = try #require(ZoneRules("+01:00"))
    #expect(try InstantSpan("2026-01-02", zone: zone).first == Self.microseconds("2026-01-01T23:00:00Z"))
    #expect(try InstantSpan("2026-01-02T00:00Z", zone: zone).first == Self.microseconds("2026-01-02T00:00:00Z"))
    #expect(try InstantSpan("2026-01-02T11:00+01:00") == InstantSpan("2026-01-02T10:00Z"))
  }

  @Test func whatIsNoInstant() {
    let rows: [(String, InstantError)] = [
      ("", InstantError.form), ("soon", .form), ("26", .form), ("20260102", .form), ("2026-1-2", .form),
      ("2026-", .form),
      ("2026-01-02T", .form), ("2026-01-02T1", .form), ("2026-01-02T10:3", .form), ("2026-01-02T10:30:05.", .form),
      ("2026Z", .form), ("2026-01+02:00", .form), ("2026-01-02T10:30+19:00", .form), ("2026-01-02T10:30+1", .form),
      ("2026-01-02x", .form), ("2026-13-01", .month), ("2026-00", .month), ("2026-02-29", .day), ("2026-04-31", .day),
      ("2026-01-00", .day), ("2026-01-02T24:00", .time), ("2026-01-02T10:60", .time), ("2026-01-02T10:30:60", .time),
    ]
    for (text, error) in rows {
      #expect(throws: error, "\(text)") { try InstantSpan(text) }
    }
  }

  @Test func offsets() {
    for (text, minutes) in [
      ("Z", 0), ("UTC", 0), ("+00:00", 0), ("+01:00", 60), ("-05:30", -330), ("+0545", 345), ("+02", 120),
      ("-18:00", -1_080),
    ] {
      #expect(ZoneRules(text)?.minutes(at: 0) == minutes, "\(text)")
    }
    for text in ["", "+", "1:00", "+1:00", "+01:0", "+01:60", "+18:01", "+01:00x", "CET", "+aa:00"] {
      #expect(ZoneRules(text) == nil, "\(text)")
    }
    #expect(ZoneRules("-0530")?.description == "-05:30")
    #expect(ZoneRules("+00")?.description == "Z")
  }

  @Test func relativeInstants() throws {
    let zone = try #require(ZoneRules("+02:00"))
    let now = Self.microseconds("2026-01-01T23:00:00Z")
    func span(_ text: String) -> InstantSpan? { RelativeInstant(text)?.span(at: now, in: zone) }
    #expect(span("now")?.first == now && span("NOW")?.last == now)
    // It is already January 2 there.
    #expect(span("today") == (try InstantSpan("2026-01-02+02:00")))
    #expect(span("Yesterday") == (try InstantSpan("2026-01-01+02:00")))
    #expect(span("tomorrow") == (try InstantSpan("2026-01-03+02:00")))
    #expect(span("-2h")?.first == now - 7_200_000_000)
    #expect(span("-1h30m")?.last == now - 5_400_000_000)
    for text in ["", "-", "-2", "2h", "-x", "-2x", "--2h", "soon", "now-2", "today-2h", "now-2x", "+2h", "-2q"] {
      #expect(RelativeInstant(text) == nil, "\(text)")
    }
    // From January 2, 01:00 there.
    for (text, expected) in [
      ("now-2h", "2026-01-01T23:00+02:00"), ("now+1d", "2026-01-03T01:00+02:00"), ("-3mo", "2025-10-02T01:00+02:00"),
      ("-1y", "2025-01-02T01:00+02:00"), ("now-3M", "2025-10-02T01:00+02:00"), ("now+14mo", "2027-03-02T01:00+02:00"),
    ] {
      #expect(span(text)?.first == (try InstantSpan(expected)).first, "\(text)")
    }
    for (text, expected) in [("today-30d", "2025-12-03"), ("today+1w", "2026-01-09"), ("today-1mo", "2025-12-02")] {
      #expect(span(text) == (try InstantSpan(expected + "+02:00")), "\(text)")
    }
    for text in ["now-2h", "now+2h", "-3mo", "-1y", "today-30d", "today+1mo", "now+2y"] {
      #expect(RelativeInstant("\(RelativeInstant(text) ?? .now)") == RelativeInstant(text), "\(text)")
    }
    #expect(RelativeInstant("-3m", ofDays: true) == .months(-3, isDay: false))
    // The last day of a shorter month.
    let last = Self.microseconds("2026-03-31T12:00:00Z")
    #expect(RelativeInstant("-1mo")?.span(at: last, in: .utc).first == Self.microseconds("2026-02-28T12:00:00Z"))
    // Far from any calendar.
    for now in [Int64.min, .max, .min + 1, .max - 1] {
      for text in ["now", "today", "yesterday", "tomorrow", "-100000d"] {
        let span = RelativeInstant(text)?.span(at: now, in: zone)
        #expect(span.map { $0.first <= $0.last } == true, "\(text) at \(now)")
        #expect(span?.description.isEmpty == false)
      }
    }
  }

  /// Writing and reading are inverse, in any zone; days go round through the proleptic Gregorian calendar.
  @Test func roundTrips() throws {
    var random = SeededGenerator(seed: 3)
    let zones = ["Z", "+01:00", "-05:30", "+14:00"].compactMap { ZoneRules($0) }
    let lengths = [4, 7, 10, 13, 16, 19, 21, 23, 26]
    for _ in 0..<2_000 {
      let instant = Int64(random.next() % 250_000_000_000_000_000)
      let whole = InstantSpan(microseconds: instant).literal(in: .utc)
      let text = String(whole.prefix(lengths[random.below(lengths.count)]))
      let zone = zones[random.below(zones.count)]
      let span = try InstantSpan(text, zone: zone)
      #expect(span.first...span.last ~= instant - Int64(zone.minutes(at: 0)) * 60_000_000, "\(text)")
      #expect(try InstantSpan(span.text(in: zone), zone: zone) == span, "\(text)")
      let other = zones[random.below(zones.count)]
      if span.precision >= .day { #expect(try InstantSpan(span.text(in: other), zone: other) == span, "\(text)") }
      #expect(try InstantSpan(InstantSpan(microseconds: instant, zone: zone).shortText).first == instant)
      let day = Int64(random.next() % 8_000_000) - 4_000_000
      let date = GregorianCalendar.date(ofDay: day)
      #expect(GregorianCalendar.day(year: date.year, month: date.month, day: date.day) == day)
      #expect((1...GregorianCalendar.days(ofMonth: date.month, year: date.year)).contains(date.day))
    }
    #expect(GregorianCalendar.date(ofDay: 0) == (1970, 1, 1))
    #expect(GregorianCalendar.date(ofDay: -719_528) == (0, 1, 1))
    #expect(GregorianCalendar.day(year: 2000, month: 3, day: 1) == 11_017)
  }

  @Test func hostileTexts() {
    var random = SeededGenerator(seed: 4)
    let pieces = ["2026", "-", "01", "T", "10", ":", "00", "+", "Z", ".", "9", "é", " ", "0000", "9999-12-31"]
    for _ in 0..<5_000 {
      let text = (0..<random.below(9)).map { _ in pieces[random.below(pieces.count)] }.joined()
      if let span = try? InstantSpan(text) { #expect(span.first <= span.last, "\(text)") }
      _ = ZoneRules(text)
      _ = RelativeInstant(text)
    }
  }
}
