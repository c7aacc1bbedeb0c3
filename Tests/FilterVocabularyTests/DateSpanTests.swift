import FilterVocabulary
import Testing

/// Dates as the source compares them. Source: Reference 3.6.
@Suite struct DateSpanTests {
  /// Days since 1970 are those of the proleptic Gregorian calendar, whatever the ordinals.
  @Test func daysSince1970() throws {
    let rows: [(String, Int)] = [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2000-03-01", 11_017), ("1900-03-01", -25_508),
      ("0000-01-01", -719_528), ("9999-12-31", 2_932_896), ("1582-10-15", -141_427),
    ]
    for (text, days) in rows {
      let span = DateSpan(daysSince1970: days)
      #expect(span.description == text, "\(text)")
      #expect(span == DateSpan(text), "\(text)")
      #expect(span.daysSince1970 == days, "\(text)")
    }
  }

  @Test func everyDayGoesRound() {
    var last = DateSpan(daysSince1970: -719_528)
    for days in stride(from: -719_527, through: 2_932_896, by: 37) {
      let span = DateSpan(daysSince1970: days)
      #expect(span.daysSince1970 == days)
      #expect(last.last < span.first)
      last = span
    }
    #expect(DateSpan(daysSince1970: .max) == DateSpan("9999-12-31"))
    #expect(DateSpan(daysSince1970: .min) == DateSpan("0000-01-01"))
    #expect(DateSpan("2021-02-31")?.daysSince1970 == DateSpan("2021-03-03")?.daysSince1970)
  }

  @Test func everyDateIsItsOwnText() throws {
    let rows: [String] = ["2020", "0000", "9999", "2020-03", "2020-12", "2020-03-17", "2021-02-31", "0001-01-01"]
    for text in rows {
      #expect(try #require(DateSpan(text)).description == text, "\(text)")
    }
  }

  @Test func everythingElseIsNone() {
    let rows: [String] = [
      "", "202", "20200", "2020-", "2020-3", "2020-00", "2020-13", "2020-03-", "2020-03-1", "2020-03-00", "2020-03-32",
      "2020/03", "2020-3-17", "20-03-2020", "x020", "2020-0x", "2020-03-1x", "+202", "-202", "2020-03-17 ", "２０２０",
      "2020-03-17T00:00", "2020:03", "2020-03:17",
    ]
    for text in rows {
      #expect(DateSpan(text) == nil, "\(text)")
    }
  }

  @Test func monthsAndYearsAreAllTheirDays() throws {
    let year = try #require(DateSpan("2020"))
    let first = try #require(DateSpan("2020-01-01"))
    let last = try #require(DateSpan("2020-12-31"))
    #expect((year.first, year.last) == (first.first, last.last))
    #expect(year.precision == .year && first.precision == .day)
    for month in 1...12 {
      let name = month < 10 ? "2020-0\(month)" : "2020-\(month)"
      let span = try #require(DateSpan(name))
      #expect(span.precision == .month)
      #expect(span.first == DateSpan(name + "-01")?.first)
      #expect(span.last == DateSpan(name + "-31")?.last)
    }
    #expect(DateSpan(year: 2020) == year)
  }

  @Test func daysAreInTheOrderOfTheCalendar() throws {
    let texts = [
      "2019-12-31", "2020-01-01", "2020-01-31", "2020-02-01", "2020-02-29", "2020-02-31", "2020-03-01", "2021-01-01",
    ]
    let days = texts.compactMap { DateSpan($0)?.first }
    #expect(days.count == texts.count)
    #expect(days == days.sorted() && Set(days).count == days.count)
    // The next year starts directly after the last day.
    #expect(try #require(DateSpan("2025")).last + 1 == DateSpan("2026-01-01")?.first)
  }

  @Test func daysHaveTheirParts() throws {
    for text in ["2020-01-01", "2020-02-31", "2020-12-31", "0000-01-01"] {
      let day = try #require(DateSpan(text)).first
      let (year, month, number) = DateSpan.components(ofOrdinal: day)
      let parts = text.split(separator: "-").compactMap { Int($0) }
      #expect([year, month, number] == parts)
      #expect(DateSpan(year: year, month: month, day: number) == DateSpan(text))
    }
    #expect(DateSpan(year: 2020, month: 13, day: 1) == nil && DateSpan(year: 2020, month: 0, day: 1) == nil)
    #expect(DateSpan(year: 2020, month: 1, day: 32) == nil && DateSpan(year: 2020, month: 1, day: 0) == nil)
  }
}
