/// A line of a document about its queries: a row of the only table of directives, from which they are read,
/// checked, completed, described and written. The article on query documents has a line for each row.
public struct DocumentDirective: Hashable, Sendable {
  /// The place where a directive says something.
  public enum Place: Hashable, Sendable {
    /// A comment directly above a query.
    case query
    /// A comment directly above a query or, for all queries, above the first one with a blank line below.
    case queryOrDocument
    /// A comment above the first query.
    case document
    /// A comment directly above a query or in its lines.
    case aroundQuery
    /// A line that is no comment.
    case line
  }

  /// The text that is written after the beginning.
  package enum Content: Hashable, Sendable {
    /// Text that only the reader of the directive knows.
    case text
    /// A query.
    case query
    /// Codes of diagnostics.
    case codes
    /// Names of columns, with commas between them.
    case columns
    /// The name of a column, perhaps with a minus before it.
    case order
  }

  /// The directive that the row is about.
  public let kind: DocumentDirectives.Kind
  /// The text that all lines of the directive begin with: `# sort:`.
  public let beginning: String
  /// The text after the beginning in an example: `-usd`.
  package let argument: String
  /// The place where the directive says something.
  public let place: Place
  /// The text that is written after the beginning.
  package let content: Content
  /// The meaning, as a part of a sentence in Markdown.
  public let summary: String

  /// The rows, in the order of the article.
  public static let all = DocumentDirectives.Kind.allCases.map { $0.row }

  /// The directive as it is written in an example: `# sort: -usd`.
  public var example: String { kind.written(argument) }

  fileprivate init(
    _ kind: DocumentDirectives.Kind, _ argument: String, _ place: Place, _ summary: String, _ content: Content = .text
  ) {
    self.kind = kind
    self.argument = argument
    self.place = place
    self.content = content
    self.summary = summary
    beginning =
      switch place {
      case .query, .queryOrDocument, .document: "# \(kind.rawValue):"
      case .aroundQuery: "# \(kind.rawValue)"
      case .line: kind.rawValue
      }
  }

  /// Whether the directive is a comment with nothing but its word, a colon and a text.
  var hasColon: Bool {
    switch place {
    case .query, .queryOrDocument, .document: true
    case .aroundQuery, .line: false
    }
  }

  /// The directives with a colon.
  static let withColon = all.filter { $0.hasColon }

  /// The message where the directive is at a place at which it says nothing.
  var misplacement: String {
    let place =
      switch place {
      case .query: "directly above a query only"
      case .queryOrDocument: "directly above a query, or above the first one"
      case .document: "above the first query only"
      case .aroundQuery, .line: "elsewhere"
      }
    return "'\(beginning)' is read \(place)"
  }
}

extension DocumentDirectives.Kind {
  /// The row of the table of directives.
  public var directive: DocumentDirective { DocumentDirective.all.first { $0.kind == self } ?? row }

  fileprivate var row: DocumentDirective {
    switch self {
    case .name:
      DocumentDirective(
        self, "elves", .query, "the name of the query; without one, the comment line directly above it is")
    case .sort:
      DocumentDirective(self, "-usd", .queryOrDocument, "the order of the rows, as `--sort` takes it", .order)
    case .columns:
      DocumentDirective(
        self, "name, usd", .queryOrDocument, "the columns of the rows, as `--columns` takes them", .columns)
    case .all: DocumentDirective(self, "f:modern", .document, "narrows every query of the document", .query)
    case .list: DocumentDirective(self, "access.log.jsonl", .document, "the list that the queries are for")
    case .ignore:
      DocumentDirective(
        self, "unknown-value", .aroundQuery,
        "turns off the diagnostics of the query with these codes, or all without a code", .codes)
    case .parameter: DocumentDirective(self, "most = 3", .line, "a parameter and its default; `$most =` has none")
    case .expectation:
      DocumentDirective(self, "count > 0", .line, "an expectation of the query above, in a test script")
    }
  }

  /// The text that all lines of the directive begin with: `# sort:`.
  package var beginning: String { directive.beginning }

  /// The directive with a text after its beginning.
  package func written(_ text: String) -> String {
    beginning + (self == .parameter || text.isEmpty ? "" : " ") + text
  }
}
