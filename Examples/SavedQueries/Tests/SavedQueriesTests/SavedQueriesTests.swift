import FilterQueryKit
import FilterTestSupport
import Testing

@testable import SavedQueries

@Suite struct SavedQueriesTests {
  /// Every query reads back as it is printed.
  @Test(arguments: SavedQueries.all) func roundTrips(name: String, query: String) {
    expectRoundTrip(query)
  }

  /// Every query is understood by the list: a renamed field or state fails here.
  @Test(arguments: SavedQueries.all) func isUnderstood(name: String, query: String) {
    expectValid(query, in: SavedQueries.list)
  }

  /// Each query finds what it says.
  @Test(arguments: [("Popular", ["Dark mode"]), ("Crashes", ["App hangs"]), ("Forgotten", ["App hangs"])])
  func finds(name: String, titles: [String]) throws {
    let tickets = [
      Ticket(title: "Dark mode", state: "open", votes: 12), Ticket(title: "App hangs", state: "open", votes: 0),
      Ticket(title: "Typo", state: "closed", votes: 30),
    ]
    let query = try #require(SavedQueries.all[name])
    expectFinds(query, titles, by: \.title, in: SavedQueries.list, items: tickets)
  }

  /// The search field completes what the list has.
  @Test func completes() {
    expectCompletes("state:op|", first: "open", in: SavedQueries.list.vocabulary)
  }
}
