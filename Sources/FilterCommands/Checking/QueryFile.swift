import ArgumentParser
import DataFiles
import EmbeddedQueries
import FilterDocuments
import FilterLists
import FilterReports
import FilterText
import TerminalUI

/// A file with queries, as `check` and `format` read it.
struct QueryFile {
  /// The form of a text with queries.
  enum Form: Hashable {
    /// A query document.
    case document
    /// A query document with expectations, which are not part of the queries.
    case script
    /// A query in each line; no line is a comment.
    case lines
    /// A text of another language in which queries are embedded.
    case host(HostLanguage)
  }

  let path: String
  let form: Form
  let source: SourceText
  private let state: FileState

  /// The maximum size of a file, in bytes, and of one that was found in a folder.
  private static let maximumBytes = (named: 256 << 20, found: 16 << 20)

  /// Reads a file. Fails if neither its name nor `form` determines its form, or if it is not text.
  init(reading path: String, as form: Form?, isFound: Bool = false) throws(CommandFailure) {
    let read = try Files.readForChange(
      path, maximumBytes: isFound ? Self.maximumBytes.found : Self.maximumBytes.named)
    let source = SourceText(bytes: read.bytes)
    // A pipe of the shell has no name of its own: `filterq check <(…)`.
    guard let form = form ?? Form(path: path) ?? (read.state.isRegular ? nil : .document) else {
      throw CommandFailure(message: "unknown kind of query file '\(path)'; add --as document or --as lines")
    }
    if read.bytes.contains(0) { throw CommandFailure(message: "'\(path)' is not a text file: it has NUL bytes") }
    if !source.isValidUTF8 { throw CommandFailure(message: "'\(path)' is not valid UTF-8") }
    self.path = path
    self.form = form
    self.source = source
    state = read.state
  }

  /// Replaces the contents, unless the file changed since it was read or they are the same.
  func write(_ text: SourceText) throws(CommandFailure) {
    if text != source { try Files.write(text.bytes, to: path, .unchanged(since: state)) }
  }
}

extension QueryFile.Form {
  /// The form of a file, by its extension in any case.
  init?(path: String) {
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    if name.hasSuffix(".filterq") {
      self = .document
    } else if name.hasSuffix(".filterq-test") {
      self = .script
    } else if let language = HostLanguage(path: path) {
      self = .host(language)
    } else {
      return nil
    }
  }

  /// The documents of a text: the text itself, or the queries embedded in it.
  func parts(of source: SourceText, keys: EmbeddedKeys) -> [QueryFilePart] {
    switch self {
    case .document: [QueryFilePart(QueryDocument(source))]
    case .script: [QueryFilePart(QueryScript(source))]
    case .lines: [QueryFilePart(QueryDocument(linesOf: source))]
    case .host(let language): language.queries(in: source, keys: keys).map { QueryFilePart($0, in: source) }
    }
  }
}

/// A document of queries in a file, with the positions of the file.
struct QueryFilePart {
  let document: QueryDocument
  /// The diagnostics of expectations that cannot be read.
  private(set) var scriptDiagnostics: [Diagnostic] = []
  /// The query and its host, if it is embedded in a text of another language.
  private let embedding: (query: EmbeddedQuery, host: SourceText)?

  fileprivate init(_ document: QueryDocument) {
    self.document = document
    embedding = nil
  }

  fileprivate init(_ script: QueryScript) {
    self.init(script.queries)
    scriptDiagnostics = script.errors.map { $0.diagnostic }
  }

  fileprivate init(_ query: EmbeddedQuery, in host: SourceText) {
    document = query.document
    embedding = (query, host)
  }

  /// Whether the file has a line for each line of the document; nil if the document is the file.
  var canBreakLines: Bool? { embedding?.query.canBreakLines }

  /// The diagnostics that comments of the host turn off: one above the query, or above the line that begins it.
  func ignored(in lines: LineTable) -> IgnoredDiagnostics {
    embedding.map { $0.query.ignoredDiagnostics(in: lines) } ?? .none
  }

  /// The range of the file for a range of the document.
  func range(of range: SourceRange) -> SourceRange { embedding?.query.map.hostRange(of: range) ?? range }

  /// The edits of the file that correspond to `edits` of the document.
  func edits(_ edits: [TextEdit]) -> [TextEdit] {
    embedding.map { $0.query.hostEdits(edits, in: $0.host) } ?? edits
  }
}

/// The options for the form of query files.
struct QueryFileOption: ParsableArguments {
  /// The forms that no extension has to name.
  enum NamedForm: String, CaseIterable, ExpressibleByArgument {
    case document
    case lines
  }

  @Option(
    name: .customLong("as"),
    help: "Read any file, and standard input, as a query document or as queries in lines.")
  var namedForm: NamedForm?

  @Option(
    name: .long,
    help: ArgumentHelp("A key of queries in YAML and JSON (repeatable).", valueName: "key"))
  var key: [String] = []

  var keys: EmbeddedKeys { key.isEmpty ? .standard : EmbeddedKeys(key) }

  var form: QueryFile.Form? {
    switch namedForm {
    case .document: .document
    case .lines: .lines
    case nil: nil
    }
  }
}

extension Console {
  /// Prints the message of a failure after the output so far.
  mutating func report(_ failure: CommandFailure) {
    output.flush()
    for (index, line) in failure.message.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      errors.line((index == 0 ? "filterq: " : "") + CharacterWidth.visible(String(line)))
    }
  }
}
