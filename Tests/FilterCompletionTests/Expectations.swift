import FilterCompletion
import FilterText
import Testing
import _FilterTestSupport

/// The completions at the caret `‸` of a marked text.
struct Offered {
  let text: String
  let list: CompletionList

  init(_ marked: String, _ engine: CompletionEngine = SampleCatalogs.engine, limit: Int = 20) {
    let place = MarkedText(marked)
    text = place.text
    list = engine.complete(place.text, at: place.caret ?? place.text.utf8.count, limit: limit)
  }

  /// The text after accepting an item, with the caret.
  func accepting(_ item: CompletionItem) -> String {
    guard let edited = SourceText(text).applying([item.edit]) else { return "not applicable: \(item.edit)" }
    var bytes = edited.bytes
    bytes.insert(contentsOf: "\u{2038}".utf8, at: min(max(item.caret, 0), bytes.count))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The texts after accepting each item, in order, without the caret.
  var results: [String] { list.items.map { accepting($0).replacing("\u{2038}", with: "") } }

  var labels: [String] { list.items.map(\.label) }

  func item(_ label: String) -> CompletionItem? { list.items.first { $0.label == label } }
}

/// The best item gives this text.
func expectFirst(
  _ marked: String, _ result: String, _ engine: CompletionEngine = SampleCatalogs.engine,
  at location: SourceLocation = #_sourceLocation
) {
  let offered = Offered(marked, engine)
  #expect(offered.results.first == result, "`\(marked)` offers \(offered.results)", sourceLocation: location)
}

/// One of the best `count` items gives this text.
func expectAmong(
  _ count: Int, _ marked: String, _ result: String, _ engine: CompletionEngine = SampleCatalogs.engine,
  at location: SourceLocation = #_sourceLocation
) {
  let offered = Offered(marked, engine)
  #expect(
    offered.results.prefix(count).contains(result), "`\(marked)` offers \(offered.results)", sourceLocation: location)
}

/// No item gives this text.
func expectNone(
  _ marked: String, _ result: String, _ engine: CompletionEngine = SampleCatalogs.engine,
  at location: SourceLocation = #_sourceLocation
) {
  let offered = Offered(marked, engine, limit: 200)
  #expect(!offered.results.contains(result), "`\(marked)` offers it", sourceLocation: location)
}
