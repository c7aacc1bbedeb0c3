import FilterQueryKit

/// A ticket of the app.
public struct Ticket: Sendable {
  let title: String
  let state: String
  let votes: Int
}

/// The list, and the queries that the app shows in its side bar.
public enum SavedQueries {
  static let list = FilterableList<Ticket>(
    name: "tickets", itemName: "ticket", itemNamePlural: "tickets", nameField: "title",
    fields: [
      .text("title", rule: .collated) { $0.title },
      .enumeration("state", values: ["open", "closed"]) { $0.state },
      .field("votes", \.votes),
    ])

  /// The queries by their titles.
  public static let all = [
    "Popular": "state:open votes>=10",
    "Crashes": "crash or hang",
    "Forgotten": "-state:closed votes=0",
  ]
}
