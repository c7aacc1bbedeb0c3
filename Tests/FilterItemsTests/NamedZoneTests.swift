import FilterItems
import FilterVocabulary
import Testing

#if canImport(Foundation)
  import Foundation

  /// The zones of the tz database, against Foundation's own conversions.
  @Suite struct NamedZoneTests {
    @Test(arguments: ["Europe/Oslo", "America/New_York", "Asia/Kathmandu", "Pacific/Apia", "America/Sao_Paulo", "UTC"])
    func offsetsAreThoseOfFoundation(_ name: String) throws {
      let rules = try #require(ZoneRules(named: name))
      let zone = try #require(TimeZone(identifier: name))
      #expect(rules.description == zone.identifier || rules == .utc)
      // Every 13 days and some hours from 1971 to 2037.
      for step in 0..<1_850 {
        let seconds = 31_536_000 + step * 1_129_000
        let date = Date(timeIntervalSince1970: TimeInterval(seconds))
        #expect(rules.minutes(at: Int64(seconds) * 1_000_000) == zone.secondsFromGMT(for: date) / 60, "\(name) \(date)")
      }
    }

    @Test func unknownNamesAreNone() {
      for name in ["", "Oslo", "Europe/Atlantis", "../../etc/passwd", String(repeating: "a", count: 65)] {
        #expect(ZoneRules(named: name) == nil, "\(name)")
      }
      #expect(ZoneRules.names(endingIn: "oslo") == ["Europe/Oslo"])
      #expect(ZoneRules.names(endingIn: "new york") == ["America/New_York"])
      #expect(ZoneRules.names(endingIn: "").isEmpty)
    }
  }
#endif
