import FilterAST
import FilterAnalysis
import FilterCompletion
import FilterDocuments
import FilterExplanation
import FilterJSON
package import FilterLanguageService
import FilterParser
import FilterPrinter
import FilterSemantics
package import FilterText
package import FilterVocabulary
import ScryfallDialect

/// A vocabulary with what is made ready for it, and the text that was asked about last.
package final class WebToolkit {
  /// The calls of a toolkit, by their names in JavaScript.
  package enum Call: String, CaseIterable {
    case vocabulary, setHistory
    case parse, tokens, check, explain, outline, format, simplify, analyze
    case complete, hover, actions
  }

  private let vocabulary: Vocabulary
  /// Made at the first completion: its indexes take milliseconds.
  private var engine: CompletionEngine?
  private var history = CompletionHistory.empty
  private var last: WebQuery

  private let codeActions: ((DocumentSnapshot, SourceRange) -> [CodeAction])?

  package init(_ vocabulary: Vocabulary, actions: ((DocumentSnapshot, SourceRange) -> [CodeAction])? = nil) {
    self.vocabulary = vocabulary
    codeActions = actions
    last = WebQuery("", vocabulary)
  }

  /// A toolkit for the vocabulary of a request, or for Scryfall's. Throws the errors of the vocabulary.
  package convenience init(
    _ request: WebRequest, actions: ((DocumentSnapshot, SourceRange) -> [CodeAction])? = nil
  ) throws(WebError) {
    self.init(try WebToolkit.vocabulary(of: request) ?? .scryfall, actions: actions)
  }

  /// The vocabulary of a request; nil if it has none.
  package static func vocabulary(of request: WebRequest) throws(WebError) -> Vocabulary? {
    guard let json = try request.optionalText("vocabulary") else { return nil }
    do throws(VocabularyError) { return try Vocabulary(json: json) } catch { throw WebError(error) }
  }

  /// Answers a call.
  package func write(_ call: Call, _ request: WebRequest, to json: inout JSONWriter) throws(WebError) {
    switch call {
    case .vocabulary: return json.string(vocabulary.json)
    case .setHistory:
      try setHistory(request)
      return json.null()
    default: break
    }
    let text = try request.text("text")
    if text != last.text { last = WebQuery(text, vocabulary) }
    let query = last
    json.offsets = query.offsets
    switch call {
    case .vocabulary, .setHistory: break
    case .parse: QueryJSON.write(query.diagnostics, to: &json)
    case .check: write(checkOf: query, to: &json)
    case .format: json.string(query.tidied)
    case .analyze: write(analysisOf: query, to: &json)
    case .tokens: try DocumentJSON.writeTokens(of: query.analyzed, to: &json)
    case .explain: QueryJSON.writeExplanation(of: try query.analyzed, to: &json)
    case .outline: QueryTreeJSON.write(try query.analyzed, to: &json)
    case .simplify: write(simplificationOf: try query.analyzed, to: &json)
    case .complete:
      let caret = query.offsets.utf8(try request.optionalNumber("caret") ?? .max)
      let limit = max(0, try request.optionalNumber("limit") ?? 50)
      write(completionsOf: try query.document, at: caret, limit, try request.seconds("now"), to: &json)
    case .hover:
      DocumentJSON.write(try query.document.hover(at: query.offsets.utf8(request.number("offset"))), to: &json)
    case .actions:
      let (start, end) = (
        query.offsets.utf8(try request.number("start")), query.offsets.utf8(try request.number("end"))
      )
      let range = SourceRange(start: min(start, end), end: max(start, end))
      guard let codeActions else { throw WebError(WebModule.missing("actions")) }
      DocumentJSON.write(codeActions(try query.document, range), to: &json)
    }
  }

  /// All that a search bar shows of a query. A query that is too long to be analyzed has only its diagnostics.
  private func write(analysisOf query: WebQuery, to json: inout JSONWriter) {
    json.object { json in
      json.key("check")
      write(checkOf: query, to: &json)
      json.key("tokens")
      let analyzed = query.analyzedIfShort
      DocumentJSON.writeTokens(of: analyzed, to: &json)
      json.key("explanation")
      QueryJSON.writeExplanation(of: analyzed, to: &json)
      json.key("outline")
      QueryTreeJSON.write(analyzed, to: &json)
      json.key("canonical")
      json.string { query.diagnostics.tree.writeCanonicalText($0) }
      json.key("simplification")
      write(simplificationOf: analyzed, to: &json)
    }
  }

  private func write(checkOf query: WebQuery, to json: inout JSONWriter) {
    QueryJSON.writeCheck(query.diagnostics, query.diagnostics.digest, at: QueryOrigin(line: 1), to: &json)
  }

  private func write(simplificationOf query: AnalyzedQuery, to json: inout JSONWriter) {
    QueryJSON.writeSimplification(of: query.parsed, query.query?.simplified(in: vocabulary), to: &json)
  }

  private func write(
    completionsOf document: DocumentSnapshot, at caret: Int, _ limit: Int, _ now: Double, to json: inout JSONWriter
  ) {
    let engine = engine ?? CompletionEngine(vocabulary: vocabulary, history: history)
    self.engine = engine
    let ghost = document.inlineCompletions(at: caret, engine: engine, now: now).first?.insertText ?? ""
    DocumentJSON.write(
      document.completion(at: caret, engine: engine, limit: limit), at: caret, ghost: ghost, to: &json)
  }

  private func setHistory(_ request: WebRequest) throws(WebError) {
    let queries = try request.objects("queries")
    guard queries.count <= CompletionHistory.defaultLimit else {
      throw WebError("a history has at most \(CompletionHistory.defaultLimit) queries")
    }
    var uses: [CompletionHistory.Use] = []
    var history = CompletionHistory.empty
    for query in queries {
      let text = try query.text("text")
      if try query.optionalBool("pinned") == true {
        history = history.pinning(text, vocabulary: vocabulary)
      } else {
        uses.append(CompletionHistory.Use(text, at: try query.seconds("date")))
      }
    }
    history = history.recording(uses, vocabulary: vocabulary)
    self.history = history
    engine = engine?.replacing(history: history)
  }
}

/// A text with what was found out about it, each at its first use.
private final class WebQuery {
  let text: String
  let offsets: UTF16Offsets
  private let vocabulary: Vocabulary
  private let source: SourceText
  private lazy var analysis = AnalyzedQuery(vocabulary.parse(source), vocabulary: vocabulary)
  private lazy var snapshot = DocumentSnapshot("", vocabulary: vocabulary)
    .replaced(by: QueryDocument(single: SourceText(bytes: source.bytes.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 })))
  /// The syntax, and the diagnostics of a query that is not too long.
  lazy var diagnostics =
    isShort ? QueryDiagnostics(analysis) : QueryDiagnostics(source, vocabulary: vocabulary)

  init(_ text: String, _ vocabulary: Vocabulary) {
    self.text = text
    self.vocabulary = vocabulary
    source = SourceText(text)
    offsets = UTF16Offsets(source)
  }

  private var isShort: Bool { source.length <= QueryDiagnostics.maximumAnalyzedLength }

  /// The analysis. Throws if the text is too long.
  var analyzed: AnalyzedQuery {
    get throws(WebError) {
      try checkLength()
      return analysis
    }
  }

  /// The analysis; that of an empty text if the text is too long.
  var analyzedIfShort: AnalyzedQuery { isShort ? analysis : AnalyzedQuery(parsing: "", vocabulary: vocabulary) }

  /// The text as a document of one line. Throws if the text is too long.
  var document: DocumentSnapshot {
    get throws(WebError) {
      try checkLength()
      return snapshot
    }
  }

  /// The text with tidy spacing and spelling.
  var tidied: String {
    // Directives are invalid in parentheses, so tidying must not remove those around them.
    let directives = vocabulary.fields.filter { $0.isDirective }.flatMap { [$0.name] + $0.aliases }
    return SourceTidier(options: TidyOptions(groupKeepingFields: directives)).tidied(diagnostics.tree).description
  }

  private func checkLength() throws(WebError) {
    if !isShort {
      throw WebError("a query of more than \(QueryDiagnostics.maximumAnalyzedLength) bytes is not analyzed")
    }
  }
}
