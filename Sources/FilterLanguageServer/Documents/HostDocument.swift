import EmbeddedQueries
import FilterCompletion
import FilterLanguageService
import FilterText

/// An open document of another language, with the queries embedded in it. Each is served like a document of its own.
struct HostDocument: Sendable {
  /// An embedded query with its analysis, in offsets of the query.
  struct Part: Sendable {
    let query: EmbeddedQuery
    fileprivate(set) var snapshot: DocumentSnapshot
    /// The list that the query is for.
    fileprivate(set) var listUse: ListUse
    /// The number of queries in the parts before this one.
    let firstQuery: Int
  }

  /// The lines of the host.
  let lines: LineTable
  /// The embedded queries in the order of the host.
  private(set) var parts: [Part] = []

  /// Reads the embedded queries of a text. Those that an earlier text has, too, are not analyzed again;
  /// new ones are read as in an empty snapshot.
  init(
    _ lines: LineTable, _ language: HostLanguage, keys: EmbeddedKeys, empty: DocumentSnapshot, after last: HostDocument?
  ) {
    self.lines = lines
    var known: [EmbeddedText: Part] = [:]
    for part in last?.parts ?? [] { known[EmbeddedText(part.query)] = part }
    var firstQuery = 0
    for (index, query) in language.queries(in: lines.source, keys: keys).enumerated() {
      let earlier = last.flatMap { $0.parts.indices.contains(index) ? $0.parts[index] : nil }
      let same = known[EmbeddedText(query)]
      let snapshot =
        same?.snapshot
        ?? (earlier?.snapshot ?? empty).replaced(by: query.document)
      let part = Part(
        query: query, snapshot: snapshot, listUse: (same ?? earlier)?.listUse ?? ListUse(), firstQuery: firstQuery)
      firstQuery += part.snapshot.queries.count
      parts.append(part)
    }
  }

  /// Analyzes the queries that are for no list of their own with the vocabulary and the catalogs of an engine.
  mutating func use(_ engine: CompletionEngine) {
    for index in parts.indices where parts[index].listUse.listing == nil {
      parts[index].snapshot = parts[index].snapshot.with(engine)
    }
  }

  /// Uses the lists that the queries name.
  mutating func settle(_ source: ListSource, _ known: [DocumentListing: KnownListing], or standard: CompletionEngine) {
    for index in parts.indices {
      var part = parts[index]
      part.listUse.settle(&part.snapshot, source, known, or: standard)
      parts[index] = part
    }
  }

  mutating func changeSnapshots(_ change: (DocumentSnapshot) -> DocumentSnapshot) {
    for index in parts.indices { parts[index].snapshot = change(parts[index].snapshot) }
  }
}

/// The inputs of the analysis of an embedded query.
private struct EmbeddedText: Hashable {
  let text: SourceText
  let form: EmbeddedQuery.Form

  init(_ query: EmbeddedQuery) {
    text = query.text
    form = query.form
  }
}

/// The position of an embedded query.
struct EmbeddedPlace: Sendable {
  let query: EmbeddedQuery
  /// The lines of the host.
  let lines: LineTable
  /// The number of queries of the host before this one.
  let firstQuery: Int
}

extension OpenDocument {
  /// The documents of the embedded queries, in order; the document itself if it has none but is one of queries.
  var parts: [OpenDocument] {
    guard let host else { return [self] }
    return host.parts.map { OpenDocument($0, of: self, in: host) }
  }

  /// The part that touches a position; `nil` if none does. A document of queries is its own part everywhere.
  func part(at position: LSP.Position, in encoding: PositionEncoding) -> OpenDocument? {
    guard let host else { return self }
    let offset = host.lines.offset(
      of: SourcePosition(line: position.line, column: position.character), in: encoding)
    let index = host.parts.partitioningIndex { $0.query.range.end >= offset }
    guard index < host.parts.count, host.parts[index].query.range.touches(offset) else { return nil }
    return OpenDocument(host.parts[index], of: self, in: host)
  }

  /// The part with a query of the document, and the index of the query in it; `nil` outside.
  func part(withQuery index: Int) -> (document: OpenDocument, query: Int)? {
    for part in parts {
      let local = index - (part.place?.firstQuery ?? 0)
      if part.snapshot.queries.indices.contains(local) { return (part, local) }
    }
    return nil
  }

  /// A completion of an embedded query as one of the host: escaped, and in offsets of the host. `nil` if it cannot be
  /// written in one line of the host.
  func hosted(_ item: DocumentCompletion.Item) -> DocumentCompletion.Item? {
    guard let place else { return item }
    let main = TextEdit(range: item.replaceRange, replacement: item.newText)
    let wanted = (item.additionalEdits + [main]).sorted { $0.range < $1.range }
    var edits = place.query.hostEdits(wanted, in: place.lines.source)
    guard let index = wanted.firstIndex(of: main), !edits.isEmpty else { return nil }
    let written = edits.remove(at: edits.count == wanted.count ? index : 0)
    guard place.lines.line(of: written.range.start) == place.lines.line(of: written.range.end) else { return nil }
    let isPiece = written.range == place.query.map.hostRange(of: item.replaceRange)
    return DocumentCompletion.Item(
      item: item.item, newText: written.replacement,
      insertRange: isPiece ? place.query.map.hostRange(of: item.insertRange) : written.range,
      replaceRange: written.range, additionalEdits: edits, caret: item.caret, frequency: item.frequency)
  }

  /// The semantic tokens of the parts as numbers of the protocol. A range selects the tokens that overlap it.
  func encodedTokens(in encoding: PositionEncoding, range: SourceRange? = nil) -> [UInt32] {
    guard let host else {
      guard let range else { return snapshot.encodedTokens(in: encoding) }
      return SemanticTokenEncoding.encode(snapshot.semanticTokens(in: range), lines: snapshot.lines, in: encoding)
    }
    var tokens: [SemanticToken] = []
    for part in host.parts where range?.overlaps(part.query.range) ?? true {
      for token in part.snapshot.semanticTokens() {
        for run in part.query.map.hostRanges(of: token.range) where range?.overlaps(run) ?? true {
          tokens.append(SemanticToken(range: run, kind: token.kind, modifiers: token.modifiers))
        }
      }
    }
    return SemanticTokenEncoding.encode(tokens, lines: host.lines, in: encoding)
  }
}
