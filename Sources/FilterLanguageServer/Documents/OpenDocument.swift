import EmbeddedQueries
import FilterCompletion
import FilterDocuments
import FilterLanguageService
import FilterLists
import FilterText
import FilterVocabulary

/// A document that is open in the client.
struct OpenDocument: Sendable {
  /// The URI as written by the client.
  var uri: String
  /// The version from the client.
  var version: Int
  /// The text and its analysis; empty if the document is too long to be analyzed.
  var snapshot: DocumentSnapshot
  /// The text of a document that is too long to be analyzed.
  private(set) var longText: SourceText?
  /// The language, if it is another one in which queries are embedded; then the snapshot is empty.
  let language: HostLanguage?
  /// The embedded queries, unless the document is too long.
  private(set) var host: HostDocument?
  /// The script, if the document is one of queries with expectations.
  private(set) var script: QueryScript?
  /// The outcome of the last run of the script, until it is edited.
  var outcome: ScriptOutcome?
  /// The position of the text in its host, if it is an embedded query.
  private(set) var place: EmbeddedPlace?
  private var keys = EmbeddedKeys.standard
  /// The configuration of its folder; nil without one.
  private(set) var configuration: DocumentConfiguration?
  /// The list that the document is for. That of embedded queries is in their parts.
  var listUse = ListUse()

  /// Creates a document without a check of ``AnalysisLimits``.
  init(uri: String, version: Int, snapshot: DocumentSnapshot) {
    self.uri = uri
    self.version = version
    self.snapshot = snapshot
    self.language = nil
  }

  /// Creates a document with a text of any length, of queries or of a language in which queries are embedded.
  init(
    uri: String, version: Int, text: SourceText, vocabulary: Vocabulary, names: CompletionCatalogs = .none,
    language: HostLanguage? = nil, keys: EmbeddedKeys = .standard
  ) {
    self.uri = uri
    self.version = version
    self.snapshot = DocumentSnapshot("", vocabulary: vocabulary, names: names)
    self.language = language
    self.keys = keys
    take(text)
  }

  /// Creates the document of an embedded query.
  init(_ part: HostDocument.Part, of document: OpenDocument, in host: HostDocument) {
    self.init(uri: document.uri, version: document.version, snapshot: part.snapshot)
    (configuration, listUse) = (document.configuration, part.listUse)
    place = EmbeddedPlace(query: part.query, lines: host.lines, firstQuery: part.firstQuery)
  }

  /// Whether the document is a test script: queries with expectations.
  var isScript: Bool { language == nil && place == nil && uri.hasSuffix(".filterq-test") }

  var text: SourceText { longText ?? lines.source }

  /// The lines of the text; of the host if this is an embedded query.
  var lines: LineTable { place?.lines ?? host?.lines ?? snapshot.lines }

  /// Reads the document under another configuration.
  mutating func use(_ configuration: DocumentConfiguration?, or keys: EmbeddedKeys) {
    self.configuration = configuration
    use(configuration?.keys.map { EmbeddedKeys($0) } ?? keys)
  }

  /// Analyzes the document and its embedded queries with the vocabulary and the catalogs of an engine, except those that
  /// are for a list of their own.
  mutating func use(_ engine: CompletionEngine) {
    if listUse.listing == nil { snapshot = snapshot.with(engine) }
    host?.use(engine)
  }

  /// Uses the lists that the embedded queries name.
  mutating func settleParts(
    _ source: ListSource, _ known: [DocumentListing: KnownListing], or standard: CompletionEngine
  ) {
    host?.settle(source, known, or: standard)
  }

  /// Reads the embedded queries of other keys.
  mutating func use(_ keys: EmbeddedKeys) {
    self.keys = keys
    if let host { read(host.lines) }
  }

  /// Changes the snapshots of the document and of its embedded queries.
  mutating func changeSnapshots(_ change: (DocumentSnapshot) -> DocumentSnapshot) {
    snapshot = change(snapshot)
    host?.changeSnapshots(change)
  }
}

/// The maximum size of a text that is analyzed. The analysis takes many times the memory of the text.
struct AnalysisLimits: Hashable, Sendable {
  let bytes: Int
  let lines: Int

  /// The limits of open documents. Longer ones are kept as text, with one diagnostic about it.
  static let open = AnalysisLimits(bytes: 4 << 20, lines: 100_000)
  /// The limits of files of the workspace that are not open. Longer ones are skipped.
  static let closed = AnalysisLimits(bytes: 512 << 10, lines: 20_000)

  /// Whether a text is within the limits. Linear in its length up to the limit.
  func allow(_ text: SourceText) -> Bool {
    guard text.length <= bytes else { return false }
    var count = 1
    var last: UInt8 = 0
    for byte in text.bytes {
      let endsPair = byte == UInt8(ascii: "\n") && last == UInt8(ascii: "\r")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"), !endsPair { count += 1 }
      last = byte
    }
    return count <= lines
  }
}

extension OpenDocument {
  /// Applies changes in order. The range of each refers to the text after the change before it; a change without a
  /// range replaces the whole text. Reversed ends are swapped, and positions outside the text are clamped.
  ///
  /// A change copies the text. In a document that is too long to be analyzed, it also counts the lines.
  mutating func apply(_ changes: [LSP.TextDocumentContentChangeEvent], encoding: PositionEncoding) {
    for change in changes { apply(change, encoding: encoding) }
  }

  /// Replaces the whole text.
  mutating func replaceText(_ text: SourceText) {
    guard longText == nil, host == nil, !isScript, AnalysisLimits.open.allow(text) else { return take(text) }
    snapshot = snapshot.replacing(snapshot.source.range, with: text.description)
  }

  private mutating func apply(_ change: LSP.TextDocumentContentChangeEvent, encoding: PositionEncoding) {
    guard let range = change.range else { return replaceText(change.text.source) }
    let ends = [range.start, range.end].map { end in
      let position = SourcePosition(line: end.line, column: end.character)
      return longText?.offset(of: position, in: encoding) ?? lines.offset(of: position, in: encoding)
    }
    let bytes = SourceRange(start: min(ends[0], ends[1]), end: max(ends[0], ends[1]))
    let text = change.text.source
    if let host, host.lines.source.length - bytes.length + text.length <= AnalysisLimits.open.bytes {
      let lines = host.lines.replacing(bytes, with: text.bytes)
      if lines.lineCount > AnalysisLimits.open.lines { take(lines.source) } else { read(lines) }
    } else if longText == nil, host == nil, !isScript,
      snapshot.source.length - bytes.length + text.length <= AnalysisLimits.open.bytes
    {
      snapshot = snapshot.replacing(bytes, with: text.description)
      if snapshot.lines.lineCount > AnalysisLimits.open.lines { take(snapshot.source) }
    } else {
      var edited = self.text.bytes
      longText = nil
      edited.replaceSubrange(bytes.start..<bytes.end, with: text.bytes)
      take(SourceText(bytes: edited))
    }
  }

  private mutating func take(_ text: SourceText) {
    outcome = nil
    if !AnalysisLimits.open.allow(text) {
      snapshot = snapshot.replaced(by: SourceText(""))
      host = nil
      script = nil
      longText = text
    } else if isScript {
      let script = QueryScript(text)
      snapshot = snapshot.replaced(by: script.queries)
      self.script = script
      longText = nil
    } else if language != nil {
      read(LineTable(text))
    } else {
      snapshot = snapshot.replaced(by: text)
      longText = nil
    }
  }

  /// Reads the embedded queries of a text.
  private mutating func read(_ lines: LineTable) {
    guard let language else { return }
    longText = nil
    host = HostDocument(lines, language, keys: keys, empty: snapshot, after: host)
  }
}

extension LanguageServer {
  /// `didOpen`. A document that is already open is replaced.
  func open(_ item: LSP.TextDocumentItem) {
    let configuration = configuration(of: item.uri)
    let isLong = state.withLock { state in
      state.pending.outdate(item.uri)
      var document = OpenDocument(
        uri: item.uri, version: item.version, text: item.text.source, vocabulary: state.resources.vocabulary,
        names: state.resources.engine.catalogs,
        language: HostLanguage(languageID: item.languageId), keys: state.settings.embeddedKeys)
      if configuration != nil { document.use(configuration, or: state.settings.embeddedKeys) }
      state.settle(&document)
      state.documents[item.uri] = document
      state.publishing.forget(item.uri)
      return document.isRefused
    }
    if isLong { log(.warning, "'\(item.uri)' is not analysed: \(OpenDocument.limitMessage)") }
    publish(item.uri)
    loadListings()
  }

  /// `didChange`. Edits with an outdated version and edits of documents that are not open are ignored.
  func change(
    _ identifier: LSP.VersionedTextDocumentIdentifier, _ changes: [LSP.TextDocumentContentChangeEvent]
  ) {
    let uri = identifier.uri
    let outcome: ChangeOutcome = state.withLock { state in
      guard var document = state.documents.removeValue(forKey: uri) else { return .unknown }
      defer { state.documents[uri] = document }
      if identifier.version < document.version { return .stale(document.version) }
      document.apply(changes, encoding: state.client.encoding)
      document.version = identifier.version
      state.settle(&document)
      state.pending.outdate(uri)
      return .applied
    }
    switch outcome {
    case .applied:
      publish(uri)
      loadListings()
    case .unknown: log(.warning, "ignored an edit of '\(uri)', which is not open")
    case .stale(let version):
      log(.warning, "ignored an edit of '\(uri)' to version \(identifier.version), older than \(version)")
    }
  }

  private enum ChangeOutcome {
    case applied
    case unknown
    case stale(Int)
  }

  /// `didClose`. From now on the text is that of the file.
  func close(_ uri: String) {
    let wasOpen = state.withLock { state in
      state.tokens.forget(uri)
      state.diagnostics[uri] = nil
      state.publishing.forget(uri)
      state.pending.outdate(uri)
      return state.documents.removeValue(forKey: uri) != nil
    }
    guard wasOpen else { return log(.warning, "ignored closing '\(uri)', which is not open") }
    fileChanged(uri)
    publish(uri)
  }

  /// `didSave`. If the client sends the text, it replaces the known one.
  func saved(_ params: LSP.DidSaveTextDocumentParams) {
    checkItems()
    guard let text = params.text else { return }
    let uri = params.textDocument.uri
    let changed = state.withLock { state in
      guard var document = state.documents.removeValue(forKey: uri) else { return false }
      defer { state.documents[uri] = document }
      if document.text == text.source { return false }
      document.replaceText(text.source)
      state.settle(&document)
      state.pending.outdate(uri)
      return true
    }
    if changed {
      publish(uri)
      loadListings()
    }
  }
}
