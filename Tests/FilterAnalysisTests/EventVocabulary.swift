import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterVocabulary

/// A log of requests: instants, durations, sizes, paths and properties that are true or false.
enum EventVocabulary {
  static let events = Vocabulary(
    name: "events", itemName: "event", itemNamePlural: "events", nameField: "message",
    fields: [
      Field("message", .text, summary: "", phrase: "have {is} in their message"),
      Field("took", aliases: ["ms"], .duration, multiplicity: .optional, summary: "", phrase: "whose took is {is}"),
      Field("time", aliases: ["at"], .instant, summary: "", phrase: ""),
      Field("path", .path, summary: "", phrase: ""),
      Field("folder", .path, summary: "", phrase: "are stored in {is}"),
      Field("size", .size, summary: "", phrase: ""),
      Field("done", .boolean, multiplicity: .optional, summary: "", phrase: "are done"),
      Field("retry", .boolean, summary: "", phrase: "have retry {value}"),
      Field("user.login", aliases: ["user"], .catalog, summary: "", phrase: ""),
    ])

  static func english(_ query: String) -> String {
    AnalyzedQuery(parsing: query, vocabulary: events).englishExplanation.description
  }
}
