import FilterVocabulary
import Testing

/// Zones whose clocks change.
@Suite struct ZoneRulesTests {
  /// An hour ahead of UTC, two from 2026-03-29T01:00Z to 2026-10-25T01:00Z.
  private static let zone = ZoneRules(
    name: "Test/Zone", minutes: 60,
    changes: [
      ZoneRules.Change(instant: 1_774_746_000_000_000, minutes: 120),
      ZoneRules.Change(instant: 1_792_890_000_000_000, minutes: 60),
    ])

  private func utc(_ text: String) throws -> Int64 { try InstantSpan(text).first }

  @Test func timesOfTheClockAreInstants() throws {
    let rows = [
      ("2026-01-15T12:00", "2026-01-15T11:00Z"), ("2026-07-15T12:00", "2026-07-15T10:00Z"),
      ("2026-03-29T01:59:59", "2026-03-29T00:59:59Z"), ("2026-03-29T03:00", "2026-03-29T01:00Z"),
      // Skipped: read with the offset before.
      ("2026-03-29T02:30", "2026-03-29T01:30Z"),
      // Twice: the first one.
      ("2026-10-25T02:30", "2026-10-25T00:30Z"), ("2026-10-25T03:00", "2026-10-25T02:00Z"),
      ("2026-10-25T02:30+01:00", "2026-10-25T01:30Z"),
    ]
    for (text, instant) in rows {
      #expect(try InstantSpan(text, zone: Self.zone).first == utc(instant), "\(text)")
    }
  }

  @Test func daysHaveTheHoursOfTheClocks() throws {
    for (day, hours) in [("2026-03-28", 24), ("2026-03-29", 23), ("2026-10-25", 25), ("2026-10-26", 24)] {
      let span = try InstantSpan(day, zone: Self.zone)
      #expect(span.last - span.first + 1 == Int64(hours) * 3_600_000_000, "\(day)")
      #expect(InstantSpan(dayOf: span.first, in: Self.zone) == span, "\(day)")
      #expect(InstantSpan(dayOf: span.last, in: Self.zone) == span, "\(day)")
    }
    let month = try InstantSpan("2026-10", zone: Self.zone)
    #expect(try month.first == utc("2026-09-30T22:00Z") && month.last == utc("2026-10-31T23:00Z") - 1)
  }

  @Test func whatIsWrittenReadsBack() throws {
    let start = try utc("2026-10-24T20:00Z")
    for quarter in 0..<48 {
      let instant = start + Int64(quarter) * 900_000_000
      let span = InstantSpan(microseconds: instant, zone: Self.zone)
      for text in [span.description, span.text(in: Self.zone), span.shortText] {
        #expect(try InstantSpan(text, zone: Self.zone).first == instant, "\(text)")
      }
    }
    #expect(try InstantSpan("2026-07-15T12:00", zone: Self.zone).description == "2026-07-15T12:00+02:00")
    #expect(try InstantSpan("2026-01-15T12:00", zone: Self.zone).text(in: Self.zone) == "2026-01-15T12:00")
    #expect(Self.zone.description == "Test/Zone")
  }

  @Test func filesMayNameAZone() throws {
    let json = #"{"name": "x", "timeZone": "Test/Zone", "fields": [{"name": "f", "kind": "instant"}]}"#
    let vocabulary = try Vocabulary(json: json, zone: { $0 == "Test/Zone" ? Self.zone : nil })
    #expect(vocabulary.timeZone == Self.zone)
    #expect(vocabulary.json.contains(#""timeZone": "Test/Zone""#))
    do throws(VocabularyError) {
      _ = try Vocabulary(json: json)
      Issue.record("an unknown zone is read")
    } catch {
      #expect(
        error.description == "1:27: 'Test/Zone' is no offset from UTC such as +01:00 or Z, and no known name of a zone "
          + "such as Europe/Oslo")
    }
  }
}
