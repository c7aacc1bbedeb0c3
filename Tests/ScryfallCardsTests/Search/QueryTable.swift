import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import Testing

@testable import DataStreams
@testable import ScryfallCards
@testable import ScryfallDialect

/// The results of queries over a library as a table: the query, and the matching names separated by ` | `.
struct QueryTable {
  let library: CardLibrary
  var reading = Dialect.Reading.plain
  var includesExtras = false

  init(_ cards: [Card], reading: Dialect.Reading = .plain, includesExtras: Bool = false) {
    self.init(CardLibrary(cards), reading: reading, includesExtras: includesExtras)
  }

  init(_ library: CardLibrary, reading: Dialect.Reading = .plain, includesExtras: Bool = false) {
    self.library = library
    self.reading = reading
    self.includesExtras = includesExtras
  }

  func answer(_ query: String) -> CardAnswer {
    library.search(CardSearch(query, reading: reading, includesExtras: includesExtras))
  }

  /// The rows a query finds, in their order.
  func rows(_ query: String) -> [CardRow] { library.hits(answer(query)).map { library.row($0) } }

  /// The names a query finds, in their order, parted by ` | `.
  func names(_ query: String) -> String { rows(query).map { $0.name }.joined(separator: " | ") }

  /// The printings a query finds, as `set number`, in their order.
  func printings(_ query: String) -> String { rows(query).map { "\($0.set) \($0.number)" }.joined(separator: " | ") }

  /// The ignored terms of a query with their reasons.
  func ignored(_ query: String) -> String {
    answer(query).ignored.map { "\($0.text): \($0.reason)" }.joined(separator: "; ")
  }

  /// Expects that each query finds these names and has no ignored terms. `*` stands for everything that is not hidden.
  func expect(_ table: [(query: String, names: String)], location: SourceLocation = #_sourceLocation) {
    let everything = names("")
    for (query, expected) in table {
      #expect(
        names(query) == (expected == "*" ? everything : expected), "\(query)", sourceLocation: location)
      #expect(ignored(query) == "", "\(query)", sourceLocation: location)
      #expect(answer(query).refusal == nil, "\(query)", sourceLocation: location)
    }
  }

  /// Expects that each query finds these printings, in this order.
  func expectPrintings(_ table: [(query: String, printings: String)], location: SourceLocation = #_sourceLocation) {
    for (query, expected) in table {
      #expect(printings(query) == expected, "\(query)", sourceLocation: location)
      #expect(ignored(query) == "", "\(query)", sourceLocation: location)
    }
  }

  /// Expects that ignored terms are reported.
  func expectIgnored(_ table: [(query: String, ignored: String)], location: SourceLocation = #_sourceLocation) {
    for (query, expected) in table { #expect(ignored(query) == expected, "\(query)", sourceLocation: location) }
  }
}
