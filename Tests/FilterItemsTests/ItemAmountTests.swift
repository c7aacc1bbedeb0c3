import DataStreams
import FilterVocabulary
import Testing

@testable import FilterItems

/// Numbers, durations, sizes, days and instants as data has them, as amounts.
@Suite struct ItemAmountTests {
  private func amount(_ text: String, _ kind: ValueKind?, zone: String = "Z") throws -> Int64? {
    let amount = ItemValue.text(text).amount(of: kind, in: try #require(ZoneRules(zone)))
    if kind?.traits.family == .time { return amount?.rounded(up: false).whole() }
    return amount?.whole(power: -6)
  }

  /// Seconds, milliseconds, microseconds and nanoseconds since 1970, by their size.
  @Test func instants() throws {
    let rows: [(String, Int64?)] = [
      ("123456789", 123_456_789_000_000), ("99999999999", 99_999_999_999_000_000),
      ("100000000000", 100_000_000_000_000), ("99999999999999", 99_999_999_999_999_000),
      ("100000000000000", 100_000_000_000_000), ("99999999999999999", 99_999_999_999_999_999),
      ("100000000000000000", 100_000_000_000_000), ("1760000000123456789", 1_760_000_000_123_456),
      ("12345678", nil), ("99999999999999999999", nil), ("1970-01-01T00:00:01Z", 1_000_000),
      ("1970-01-02", 86_400_000_000), ("1970-01-01 00:00:01", 1_000_000),
      ("1970-01-01 00:00:01 +01:00", -3_599_000_000),
      ("1970-01-01T01:00+01:00", 0), ("1970-01-01 00", 0), ("x", nil),
    ]
    for (text, microseconds) in rows {
      #expect(try amount(text, .instant) == microseconds, "\(text)")
    }
  }

  @Test func instantsInAZone() throws {
    // Written in the zone of the list, it is the same time of day; written with a zone, it is moved into that.
    #expect(try amount("1970-01-01T00:00:01", .instant, zone: "+02:00") == 1_000_000)
    #expect(try amount("1970-01-01T00:00:01Z", .instant, zone: "+02:00") == 7_201_000_000)
    #expect(try amount("1970-01-01T00:00:01Z", .instant, zone: "-00:30") == -1_799_000_000)
    #expect(try amount("123456789", .instant, zone: "+01:00") == 123_460_389_000_000)
  }

  @Test func days() throws {
    let rows: [(String, Int64?)] = [
      ("1970-01-01", 0), ("1970-01-02", 86_400_000_000), ("1969-12-31", -86_400_000_000),
      ("1970-01-02T23:59:59Z", 86_400_000_000), ("1970-13-01", nil), ("", nil),
    ]
    for (text, microseconds) in rows {
      #expect(try amount(text, .date) == microseconds, "\(text)")
      // The day of an instant is that which is written.
      #expect(try amount(text, .date, zone: "+02:00") == microseconds, "\(text)")
    }
  }

  @Test func durations() throws {
    let rows: [(String, Int64?)] = [
      ("1.5s", 1_500_000), ("200ms", 200_000), ("3:45", 225_000_000), ("0:01", 1_000_000), ("1:02:03", 3_723_000_000),
      ("1h30m", 5_400_000_000), ("90", 90_000_000), ("1d", 86_400_000_000), ("12:", nil), (":12", nil), ("a:12", nil),
      ("x", nil),
    ]
    for (text, microseconds) in rows {
      #expect(try amount(text, .duration) == microseconds, "\(text)")
    }
  }

  /// Millionths of a megabyte, which are bytes.
  @Test func sizes() throws {
    let rows: [(String, Int64?)] = [
      ("1MB", 1_000_000), ("1MiB", 1_048_576), ("512", 512), ("1kB", 1_000), ("1KiB", 1_024), ("1.5 GB", 1_500_000_000),
      ("x", nil),
    ]
    for (text, bytes) in rows {
      #expect(try amount(text, .size) == bytes, "\(text)")
    }
  }

  @Test func numbers() throws {
    let rows: [(String, Int64?)] = [
      ("3", 3_000_000), ("+3", 3_000_000), ("-0.5", -500_000), ("1e3", 1_000_000_000), ("1E-2", 10_000),
      ("007", 7_000_000),
      ("1,5", nil), ("3 ", nil), ("", nil), ("0x10", nil), ("--3", nil), ("3a", nil),
    ]
    for (text, millionths) in rows {
      #expect(try amount(text, .number) == millionths, "\(text)")
      #expect(try amount(text, nil) == millionths, "\(text)")
      #expect(try amount(text, .numberOrText) == millionths, "\(text)")
      #expect(try amount(text, .text) == nil, "\(text)")
    }
  }

  @Test func flags() {
    let rows: [(String, Bool?)] = [
      ("true", true), ("YES", true), ("y", true), ("1", true), ("on", true), ("false", false), ("No", false),
      ("n", false),
      ("0", false), ("off", false), ("2", nil), ("", nil), ("maybe", nil),
    ]
    for (text, flag) in rows {
      #expect(ItemValue.text(text).flag == flag, "\(text)")
      #expect(ItemValue.boolean(true).flag == true, "\(text)")
      #expect(ItemValue.number("1").flag == true, "\(text)")
      #expect(ItemValue.nothing.flag == nil, "\(text)")
    }
  }

  @Test func textsOfValues() {
    let list = ItemValue.list([.text("a"), .nothing, .boolean(false), .list([.number("1.50"), .list([])]), .text("")])
    #expect(list.scalarTexts == ["a", "false", "1.50", ""])
    #expect(list.display == "a, false, 1.50, ")
    #expect(ItemValue.nothing.display == "")
    #expect(ItemValue.boolean(true).display == "true")
    #expect(ItemValue(cell: " \ta b\t ") == .text("a b"))
    #expect(ItemValue(cell: " \t ") == .nothing)
    #expect(ItemValue(cell: "\n") == .text("\n"))
  }

  /// Numbers before texts and nothing last, in both directions.
  @Test func orders() {
    let values: [ItemValue] = [
      .text("b"), .nothing, .number("10"), .text("9"), .text("A"), .text("-1"), .text("nan"), .text("1e2"), .list([]),
      .list([.text("5"), .text("1")]),
    ]
    func sorted(_ kind: ValueKind?, isDescending: Bool) -> [String] {
      let keys = values.enumerated().map { ($0.offset, ItemSortKey($0.element, kind: kind)) }
      return keys.sorted { one, other in
        ItemSortKey.isBefore(one.1, other.1, isDescending: isDescending) ?? (one.0 < other.0)
      }.map { values[$0.0].display }
    }
    #expect(sorted(.number, isDescending: false) == ["-1", "5, 1", "9", "10", "1e2", "A", "b", "nan", "", ""])
    #expect(sorted(nil, isDescending: false) == ["-1", "5, 1", "9", "10", "1e2", "A", "b", "nan", "", ""])
    #expect(sorted(.number, isDescending: true) == ["1e2", "10", "9", "5, 1", "-1", "nan", "b", "A", "", ""])
  }

  @Test func ordersOfUnits() {
    func isBefore(_ one: String, _ other: String, _ kind: ValueKind) -> Bool? {
      ItemSortKey.isBefore(
        ItemSortKey(.text(one), kind: kind), ItemSortKey(.text(other), kind: kind), isDescending: false)
    }
    #expect(isBefore("999kB", "1MB", .size) == true)
    #expect(isBefore("1000kB", "1MB", .size) == nil)
    #expect(isBefore("59s", "1m", .duration) == true)
    #expect(isBefore("1m", "60s", .duration) == nil)
    #expect(isBefore("2h", "90m", .duration) == false)
    #expect(isBefore("B", "a", .text) == false)
    #expect(isBefore("a", "A", .text) == nil)
    #expect(isBefore("2020-01-01", "2019-12-31", .date) == false)
  }
}
