public import FilterDocuments
public import FilterText

/// A query within a text of another language: its text without the escapes and indentation of the host, and where each
/// part of it lies in the host.
public struct EmbeddedQuery: Hashable, Sendable {
  /// What the text of an embedded query is.
  public enum Form: Hashable, Sendable {
    /// A document with one query per line; see ``FilterText/QueryDocument``.
    case document
    /// One query, whatever its lines begin with; line breaks are white space.
    case single
  }

  /// The text as the host means it.
  public let text: SourceText
  /// Whether the text is one query or a document of queries.
  public let form: Form
  /// The offsets of the host for those of ``text``, and the reverse.
  public let map: EmbeddingMap
  /// How the host writes the text.
  package let style: HostStyle

  init(_ builder: EmbeddingBuilder, form: Form, style: HostStyle, at start: Int) {
    self.text = SourceText(bytes: builder.bytes)
    self.form = form
    self.map = EmbeddingMap(builder.pieces, at: start)
    self.style = style
  }

  /// The lines and queries of the text.
  public var document: QueryDocument {
    switch form {
    case .document: QueryDocument(text)
    case .single: QueryDocument(single: text)
    }
  }

  /// The bytes of the host from the first to the last of the text; empty if the text is.
  public var range: SourceRange { map.host }
}

/// Collects the text of an embedded query, piece by piece in the order of the host.
struct EmbeddingBuilder {
  private let source: SourceText
  private(set) var bytes: [UInt8] = []
  private(set) var pieces: [EmbeddingMap.Piece] = []

  init(_ source: SourceText) {
    self.source = source
  }

  /// Appends bytes of the host as they are.
  mutating func copy(from start: Int, to end: Int) {
    guard start < end else { return }
    let query = SourceRange(start: bytes.count, end: bytes.count + end - start)
    bytes += source.bytes[start..<end]
    if let last = pieces.last, last.isVerbatim, last.host.end == start {
      pieces[pieces.count - 1] = EmbeddingMap.Piece(
        host: SourceRange(start: last.host.start, end: end),
        query: SourceRange(start: last.query.start, end: query.end), isVerbatim: true)
    } else {
      pieces.append(EmbeddingMap.Piece(host: SourceRange(start: start, end: end), query: query, isVerbatim: true))
    }
  }

  /// Appends bytes that are written in another way in the host: an escape, or a folded line break.
  mutating func append(_ text: [UInt8], for start: Int, to end: Int) {
    guard !text.isEmpty, start < end else { return }
    let query = SourceRange(start: bytes.count, end: bytes.count + text.count)
    bytes += text
    pieces.append(EmbeddingMap.Piece(host: SourceRange(start: start, end: end), query: query, isVerbatim: false))
  }

  /// Appends a scalar that is escaped in the host; U+FFFD if the number is none.
  mutating func append(scalar: UInt32, for start: Int, to end: Int) {
    append(Array(String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8), for: start, to: end)
  }
}
