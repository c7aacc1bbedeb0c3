import FilterDocuments
import FilterParser
import FilterText
import FilterVocabulary

/// The queries that `@name` stands for in a session: those of `:alias`, then those of the query file. They are a query
/// document, in which a typed query is the last one.
struct SessionNames: Hashable, Sendable {
  /// A query that `:alias` named.
  struct Alias: Hashable, Sendable {
    let name: String
    let text: String
  }

  /// The aliases in the order of their definition.
  private(set) var aliases: [Alias] = []
  /// The queries of the query file.
  var saved: SavedQueries?

  /// The names and their queries. A saved query that an alias hides is left out.
  var entries: [(name: String, text: String)] {
    let folded = Set(aliases.map { QueryName.folded($0.name) })
    let others = saved?.entries.filter { !folded.contains(QueryName.folded($0.name)) && ReplInput.isQuery($0.text) }
    return aliases.map { ($0.name, $0.text) } + (others ?? []).map { (QueryName.folded($0.name), $0.text) }
  }

  /// The alias of a name.
  func alias(named name: String) -> Alias? {
    aliases.first { QueryName.folded($0.name) == QueryName.folded(name) }
  }

  /// Names a query, or with an empty text forgets the name.
  mutating func define(_ name: String, as text: String) {
    let alias = Alias(name: name, text: EditedLine.joined(text))
    let index = aliases.firstIndex { QueryName.folded($0.name) == QueryName.folded(name) }
    switch (index, text.isEmpty) {
    case (let index?, false): aliases[index] = alias
    case (let index?, true): aliases.remove(at: index)
    case (nil, false): aliases.append(alias)
    case (nil, true): break
    }
  }

  /// Whether a text is a name that `@` can refer to.
  static func isName(_ text: String) -> Bool {
    let source = SourceText("@" + text)
    return QueryParameters(of: source).references.map { $0.range } == [source.range] && !QueryName.folded(text).isEmpty
  }

  /// Whether a query refers to an alias, which ends with the session.
  func hasAlias(_ query: SourceText) -> Bool {
    !aliases.isEmpty && QueryParameters(of: query).references.contains { alias(named: $0.name) != nil }
  }

  /// A typed query as it is run, with the values of its parameters.
  func expanded(_ source: SourceText, vocabulary: Vocabulary, values: [String: String]) -> ExpandedQuery {
    let refers = source.bytes.contains(UInt8(ascii: "@")) && !entries.isEmpty
    let document = QueryDocument(SourceText(refers ? text(with: parameterLines, source.description) : ""))
    let last = document.queries.count - 1
    guard last >= 0, document.source(ofQuery: last) == source else {
      return ExpandedQuery(single: source, vocabulary: vocabulary, values: values)
    }
    return ExpandedDocument(document, vocabulary: vocabulary, values: values)[last]
  }

  /// The query of an alias as it is run.
  func expanded(_ alias: Alias, vocabulary: Vocabulary, values: [String: String]) -> ExpandedQuery {
    let document = QueryDocument(SourceText(text(with: parameterLines, "")))
    let queries = ExpandedDocument(document, vocabulary: vocabulary, values: values)
    return queries[queries.directives.query(named: alias.name) ?? 0]
  }

  /// The query file, with the aliases that it may refer to below its queries.
  func document(of saved: SavedQueries) -> QueryDocument {
    let source = saved.document.lines.source
    let others = aliases.filter { saved.document.query(named: $0.name) == nil }
    if others.isEmpty || !source.bytes.contains(UInt8(ascii: "@")) { return saved.document }
    return QueryDocument(
      SourceText(source.description + "\n\n" + others.map { Self.written($0.name, $0.text) }.joined()))
  }

  /// The document of the names, with a query below them.
  private func text(with parameters: String, _ query: String) -> String {
    parameters + entries.map { Self.written($0.name, $0.text) }.joined() + query
  }

  /// The parameter lines of the query file.
  private var parameterLines: String {
    guard let document = saved?.document else { return "" }
    let lines = document.directives.parameters.map { document.lines.source[$0.name.line] + "\n" }
    return lines.isEmpty ? "" : lines.joined() + "\n"
  }

  private static func written(_ name: String, _ text: String) -> String {
    "\(DocumentDirectives.Kind.name.written(name))\n\(text)\n\n"
  }
}
