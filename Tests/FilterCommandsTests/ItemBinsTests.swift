import FilterEvaluation
import FilterItems
import FilterLists
import FilterReports
import FilterVocabulary
import Foundation
import Testing
import _FilterTestSupport

/// Histograms of values that have an order: bins of a width that a person would choose.
@Suite struct ItemBinsTests {
  private func rows(_ kind: ValueKind, _ values: [String], zone: String = "Z") throws -> [String] {
    let vocabulary = Vocabulary(name: "test", fields: [Field("n", kind, summary: "", phrase: "")])
    var summary = ItemSummary(
      ItemColumn("n", in: vocabulary), isHistogram: true, zone: try #require(ZoneRules(zone)))
    for value in values { summary.add(.text(value)) }
    return summary.rows.map { "\($0.text): \($0.count)" }
  }

  @Test func durations() throws {
    let few = try rows(.duration, ["1.5s", "20ms", "20ms", "1m4s"])
    #expect(few == ["20ms: 2", "1.5s: 1", "1m4s: 1"])
    let milliseconds = try rows(.duration, (0..<100).map { "\($0)ms" })
    #expect(milliseconds.prefix(2) == ["0s to <10ms: 10", "10ms to <20ms: 10"])
    let minutes = try rows(.duration, (0..<50).map { "\($0)m" } + ["2h"])
    #expect(minutes.prefix(2) == ["0s to <30m: 30", "30m to <1h: 20"])
    #expect(minutes.last == "2h to <2h30m: 1")
    let days = try rows(.duration, (0..<40).map { "\($0)h" })
    #expect(days.first == "0s to <6h: 6")
  }

  @Test func sizes() throws {
    let rows = try rows(.size, (0..<60).map { "\($0)MB" } + ["x"])
    #expect(rows.prefix(2) == ["0 to <5MB: 5", "5MB to <10MB: 5"])
    #expect(rows.last == "x: 1")
  }

  @Test func numbers() throws {
    let halves = try rows(.number, (0..<30).map { "\(Double($0) / 2)" })
    #expect(halves.prefix(2) == ["0 to <2: 4", "2 to <4: 4"])
    let negative = try rows(.number, (-30..<30).map { "\($0)" })
    #expect(negative.first == "-30 to <-25: 5")
    #expect(negative.contains("-5 to <0: 5") && negative.contains("0 to <5: 5"))
    let extreme = try rows(.number, (0..<20).map { "\($0)" } + ["9000000000000", "-9000000000000"])
    #expect(extreme.count == 10)
    #expect(extreme.first == "-10000000000000 to <-8000000000000: 1")
    #expect(extreme[5] == "0 to <2000000000000: 20")
    #expect(extreme.last == "8000000000000 to <10000000000000: 1")
  }

  /// An amount may be of any size; the unit grows at once.
  @Test func anyAmount() throws {
    let texts = ["1e999999999", "-1e999999999", String(repeating: "7", count: 10_000), "1e-999999999"]
    for text in texts {
      for values in [[text] + (0..<20).map { "\($0)" }, (0..<20).map { "\($0)" } + [text, "0.5"]] {
        let rows = try rows(.number, values)
        #expect(rows.count <= ItemBins.maximumBins)
        let counts = rows.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
        #expect(counts.reduce(0, +) == values.count, "\(rows)")
      }
    }
  }

  @Test func days() throws {
    let few = try rows(.date, ["2026-01-02", "2026-01-01", "2026-01-02"])
    #expect(few == ["2026-01-01: 1", "2026-01-02: 2"])
    let weeks = try rows(.date, (1...30).map { "2026-01-\($0 < 10 ? "0" : "")\($0)" })
    // 2025-12-29 was a Monday.
    #expect(weeks.first == "2025-12-29 to <2026-01-05: 4")
    #expect(weeks.count == 5)
    let months = try rows(.date, (1...12).map { "2026-\($0 < 10 ? "0" : "")\($0)-05" } + ["2026-02-28"])
    #expect(months.prefix(2) == ["2026-01: 1", "2026-02: 2"])
    let decades = try rows(.date, (1939...2012).map { "\($0)-03-01" })
    #expect(decades.prefix(2) == ["1930 to <1940: 1", "1940 to <1950: 10"])
    let years = try rows(.date, (1999...2006).flatMap { ["\($0)-03-01", "\($0)-12-31"] })
    #expect(years.first == "1999: 2")
  }

  @Test func instants() throws {
    let hours = try rows(.instant, (0..<24).map { "2026-01-05T\($0 < 10 ? "0" : "")\($0):10:00Z" })
    #expect(hours.prefix(2) == ["2026-01-05T00:00 to <03:00: 3", "2026-01-05T03:00 to <06:00: 3"])
    #expect(hours.last == "2026-01-05T21:00 to <00:00: 3")
    let seconds = try rows(.instant, (0..<50).map { "2026-01-05T10:00:00.\($0 + 10)Z" })
    #expect(seconds.first == "2026-01-05T10:00:00.1 to <10:00:00.15: 5")
    // A day is one of the zone.
    let local = try rows(
      .instant, (0..<48).map { "2026-01-0\($0 < 24 ? 5 : 6)T\(10 + $0 % 12):00:00Z" }, zone: "+09:00")
    #expect(local.first == "2026-01-05T18:00 to <00:00: 10")
  }

  /// Kinds without an order of their own are counted by value.
  @Test func valuesOfLists() throws {
    #expect(try rows(.enumeration, ["404", "200", "200"]) == ["200: 2", "404: 1"])
    #expect(try rows(.text, (0..<20).map { _ in "7" }) == ["7: 20"])
  }

  /// Every value is in one bin, in order and without gaps; many are kept in little memory.
  @Test(arguments: [ValueKind.number, .duration, .date, .instant])
  func laws(_ kind: ValueKind) throws {
    for seed in 0..<12 {
      var random = SeededGenerator(seed: UInt64(seed))
      let scale = [1, 1_000, 1_000_000, 1_000_000_000][seed % 4]
      let values = (0..<(seed == 11 ? 30_000 : 300)).map { _ -> String in
        let number = random.below(1_000 * scale)
        return switch kind {
        case .duration: "\(number)us"
        case .date: DateSpan(daysSince1970: number % 200_000 - 50_000).description
        case .instant: InstantSpan(microseconds: Int64(number) * 1_000).description
        default: "\(Double(number) / 1_000 - 100)"
        }
      }
      let rows = try rows(kind, values)
      #expect(rows.count <= 12, "\(kind) \(seed): \(rows)")
      let total = rows.compactMap { Int($0.split(separator: " ").last ?? "") }.reduce(0, +)
      #expect(total == values.count, "\(kind) \(seed)")
      let bounds = rows.map { $0[..<($0.lastIndex(of: ":") ?? $0.endIndex)].components(separatedBy: " to <") }
      for (one, next) in zip(bounds, bounds.dropFirst()) where one.count == 2 && kind != .instant {
        #expect(one[1] == next[0], "\(kind) \(seed): \(rows)")
      }
    }
  }
}
