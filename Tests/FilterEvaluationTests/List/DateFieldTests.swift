import FilterEvaluation
import FilterVocabulary
import Foundation
import Testing

/// Fields of an app whose values are dates.
@Suite struct DateFieldTests {
  private struct Event {
    let at: Date
  }

  private func found(_ query: String, _ seconds: Double, zone: String = "Z") throws -> Bool {
    let zone = try #require(ZoneRules(zone))
    let list = FilterableList<Event>(
      name: "events", itemName: "event", itemNamePlural: "events", nameField: "",
      fields: [
        .instant("at") { (event: Event) -> Date? in event.at },
        .date("day", timeZone: zone) { (event: Event) -> Date? in event.at },
      ])
    return list.filter(query, in: [Event(at: Date(timeIntervalSince1970: seconds))]).count == 1
  }

  @Test func instants() throws {
    #expect(try found("at=1970-01-01T00:00:01Z", 1))
    #expect(try found("at<1970-01-01T00:00:01Z", 0.999_999_5))
    #expect(try found("at<1970-01-01T00:00Z", -0.000_000_5))
    #expect(try !found("at=1970-01-01T00:00:01Z", 2))
  }

  @Test func days() throws {
    #expect(try found("day=1970-01-01", 0))
    #expect(try found("day=1970-01-01", 86_399.999))
    #expect(try found("day=1970-01-02", 86_400))
    #expect(try found("day=1969-12-31", -1))
    #expect(try found("day=1969-12-31", -86_400))
    #expect(try found("day=1970-01-02", 86_399, zone: "+00:01"))
    #expect(try found("day=1969-12-31", 0, zone: "-00:01"))
  }
}
