import FilterAnalysis
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// A query with its parameters and references replaced. The queries that it refers to are shared and not copied: the
/// text of the whole is made on first use.
final class QueryBody: Sendable {
  /// A part of the written query that stands for something else.
  struct Part: Sendable {
    /// The thing that a part stands for.
    enum Content: Sendable {
      /// The value of a parameter.
      case value([UInt8])
      /// Another query, in parentheses.
      case query(QueryBody)
      /// Nothing: the part stays as it is, and is an error.
      case fault(DocumentFault)
    }

    /// The bytes of the written query.
    let range: SourceRange
    let content: Content

    /// Whether another part stands for the same thing.
    func isSame(as other: Part) -> Bool {
      guard range == other.range else { return false }
      return switch (content, other.content) {
      case (.value(let value), .value(let other)): value == other
      case (.query(let query), .query(let other)): query === other
      case (.fault(let fault), .fault(let other)): fault == other
      default: false
      }
    }
  }

  /// The text as written.
  let written: SourceText
  /// The replaced parts and the errors, in order.
  let parts: [Part]
  /// The length of the text that is run.
  let length: Int
  /// The number of references within each other.
  let depth: Int
  /// The shape of the text that is run.
  let shape: QueryShape
  /// The shape of the text with `(x)` for each reference; nil if that does not tell the shape of the whole.
  private let frame: QueryShape?
  private let made = OnceValue<ExpandedQuery>()

  /// A query without a replaced part.
  init(asWritten written: SourceText, _ shape: QueryShape) {
    self.written = written
    self.shape = shape
    parts = []
    length = written.length
    depth = 0
    frame = shape
  }

  /// A query with replaced parts. `former` is the same query with other ones, whose frame is kept if its values are the
  /// same.
  init(_ written: SourceText, _ parts: [Part], depth: Int, after former: QueryBody?, vocabulary: Vocabulary) {
    self.written = written
    self.parts = parts
    self.depth = depth
    length = parts.reduce(written.length) { length, part in
      switch part.content {
      case .value(let value): length + value.count - part.range.length
      case .query(let query): length + query.length + 2 - part.range.length
      case .fault: length
      }
    }
    let frame =
      if let former, former.written == written, QueryBody.hasSameFrame(parts, former.parts) {
        former.frame
      } else {
        QueryBody.frame(of: written, parts, vocabulary)
      }
    self.frame = frame
    let others = parts.compactMap { if case .query(let query) = $0.content { query } else { nil } }
    let composed =
      others.allSatisfy { $0.shape.isSelfContained }
      ? frame?.around(nesting: others.reduce(0) { max($0, $1.shape.nesting) }) : nil
    shape = composed ?? QueryShape(vocabulary.parse(QueryBody.expanded(written, parts).source))
  }

  /// Whether the query is run as it is written.
  var isAsWritten: Bool { parts.isEmpty }

  /// Whether a reference to the query is an error.
  var isBroken: Bool {
    !shape.isValid || parts.contains { if case .fault = $0.content { true } else { false } }
  }

  /// The query with the text that is run. Made at the first call and kept.
  var query: ExpandedQuery { made.value { QueryBody.expanded(written, parts) } }

  private static func expanded(_ written: SourceText, _ parts: [Part]) -> ExpandedQuery {
    var text = ReplacedText(written)
    for part in parts {
      switch part.content {
      case .value(let value): text.replace(part.range, with: value, .value)
      case .query(let query): text.replace(part.range, with: [0x28] + query.query.source.bytes + [0x29], .reference)
      case .fault(let fault): text.report(fault, at: part.range)
      }
    }
    return text.finished()
  }

  /// Whether two lists of parts have the same values and references at the same places.
  private static func hasSameFrame(_ parts: [Part], _ others: [Part]) -> Bool {
    parts.count == others.count
      && zip(parts, others).allSatisfy { part, other in
        if case .query = part.content, case .query = other.content { return part.range == other.range }
        return part.isSame(as: other)
      }
  }

  /// The shape of a query with `(x)` for each reference. A reference changes nothing else, as long as its parenthesis
  /// opens a group.
  private static func frame(of written: SourceText, _ parts: [Part], _ vocabulary: Vocabulary) -> QueryShape? {
    var text = ReplacedText(written)
    for part in parts {
      switch part.content {
      case .value(let value): text.replace(part.range, with: value, .value)
      case .query: text.replace(part.range, with: Array("(x)".utf8), .reference)
      case .fault: break
      }
    }
    let frame = text.finished()
    let parsed = vocabulary.parse(frame.source)
    var (depth, next) = (0, 0)
    for piece in frame.pieces where piece.kind == .reference {
      while next < parsed.tree.tokens.count, parsed.tree.tokens[next].range.start < piece.read.start {
        if parsed.tree.tokens[next].kind == .valueOpening { depth += 1 }
        if parsed.tree.tokens[next].kind == .valueClosing { depth -= 1 }
        next += 1
      }
      guard next < parsed.tree.tokens.count, parsed.tree.tokens[next].range.start == piece.read.start,
        parsed.tree.tokens[next].kind == .leftParenthesis, depth == 0
      else { return nil }
    }
    return QueryShape(parsed)
  }
}

/// The default of a document, which narrows its queries.
final class QueryNarrowing: Sendable {
  /// The default as a query of its own, in offsets of the text of its directive.
  let query: ExpandedQuery
  let shape: QueryShape

  init(_ query: ExpandedQuery, vocabulary: Vocabulary) {
    self.query = query
    shape = QueryShape(vocabulary.parse(query.source))
  }
}

/// A query of a document that is not run as written: with what it refers to, after the default of the document. Snapshots
/// of a document share it as long as nothing of this changes.
package final class QueryExpansion: Sendable {
  /// The effect of the default of the document.
  enum Beginning: Sendable {
    /// None: there is no default, or the query has an error, which is told alone.
    case none
    /// The query is narrowed.
    case narrowed(QueryNarrowing)
    /// The query is not run.
    case refused(DocumentFault)

    func isSame(as other: Beginning) -> Bool {
      switch (self, other) {
      case (.none, .none): true
      case (.narrowed(let narrowing), .narrowed(let other)): narrowing === other
      case (.refused(let fault), .refused(let other)): fault == other
      default: false
      }
    }
  }

  let body: QueryBody
  let beginning: Beginning
  /// A bound of the length of the text that is run.
  package let length: Int
  private let narrowing: QueryNarrowing?
  private let made = OnceValue<ExpandedQuery>()

  init(_ body: QueryBody, _ beginning: Beginning, length: Int) {
    self.body = body
    self.beginning = beginning
    self.length = length
    narrowing = if case .narrowed(let narrowing) = beginning { narrowing } else { nil }
  }

  /// Whether a default narrows the query.
  func isNarrowed(by narrowing: QueryNarrowing) -> Bool { self.narrowing === narrowing }

  /// The query as it is run. Made at the first call and kept.
  package var query: ExpandedQuery {
    switch beginning {
    case .none: body.query
    case .narrowed(let narrowing):
      made.value {
        body.query.narrowed(
          by: narrowing.query.source, isDisjunction: narrowing.shape.isDisjunction, self: body.shape.isDisjunction)
      }
    case .refused(let fault):
      made.value {
        var text = ReplacedText(body.written)
        text.report(fault, at: body.written.range)
        return text.finished()
      }
    }
  }
}

extension ExpandedQuery {
  /// This query after another one, which narrows it.
  fileprivate func narrowed(by prefix: SourceText, isDisjunction: Bool, self isAlternatives: Bool) -> ExpandedQuery {
    var bytes = isDisjunction ? [0x28] + prefix.bytes + [0x29] : prefix.bytes
    bytes.append(0x20)
    if isAlternatives { bytes.append(0x28) }
    let distance = bytes.count
    var pieces = [
      Piece(kind: .surrounding, read: SourceRange(start: 0, end: distance), written: SourceRange(at: 0))
    ]
    pieces += self.pieces.map { Piece(kind: $0.kind, read: $0.read.shifted(by: distance), written: $0.written) }
    bytes += source.bytes
    if isAlternatives {
      pieces.append(
        Piece(
          kind: .surrounding, read: SourceRange(start: bytes.count, end: bytes.count + 1),
          written: SourceRange(at: written.length)))
      bytes.append(0x29)
    }
    return ExpandedQuery(
      source: SourceText(bytes: bytes), written: written, pieces: pieces,
      errors: errors.map { $0.shifted(by: distance) })
  }
}

/// An error of a document that refuses a query.
struct DocumentFault: Hashable, Sendable {
  let kind: DocumentDiagnosticKind
  let message: String
  var fixes: [Fix] = []
}

/// Builds the text of a query with replaced parts.
struct ReplacedText {
  private let written: SourceText
  private var bytes: [UInt8] = []
  private var copied = 0
  private var pieces: [ExpandedQuery.Piece] = []
  private var errors: [Diagnostic] = []

  init(_ written: SourceText) { self.written = written }

  /// Replaces the next part.
  mutating func replace(_ range: SourceRange, with text: [UInt8], _ kind: ExpandedQuery.Piece.Kind) {
    copy(to: range.start)
    pieces.append(
      ExpandedQuery.Piece(
        kind: kind, read: SourceRange(start: bytes.count, end: bytes.count + text.count), written: range))
    bytes += text
    copied = range.end
  }

  /// Reports an error at the next part, which stays as it is.
  mutating func report(_ fault: DocumentFault, at range: SourceRange) {
    copy(to: range.start)
    let distance = bytes.count - range.start
    errors.append(
      Diagnostic(
        id: fault.kind.id, severity: .error, range: range, message: fault.message, fixes: fault.fixes
      ).shifted(by: distance))
  }

  /// The query.
  mutating func finished() -> ExpandedQuery {
    copy(to: written.length)
    return ExpandedQuery(source: SourceText(bytes: bytes), written: written, pieces: pieces, errors: errors)
  }

  private mutating func copy(to offset: Int) {
    if offset > copied { bytes += written.bytes[copied..<offset] }
    copied = max(copied, offset)
  }
}
