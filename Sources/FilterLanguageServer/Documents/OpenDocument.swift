import FilterLanguageService
import FilterText
import FilterVocabulary
import LanguageServerProtocol

/// A document that is open in the client: what it is known by, and what it holds.
struct OpenDocument: Sendable {
  /// The address, as the client wrote it.
  var uri: String
  /// The number the client gave the text.
  var version: Int
  /// The text and what is known of it; that of an empty text where the document is too long to be analysed.
  var snapshot: DocumentSnapshot
  /// The text of a document that is too long to be analysed.
  private(set) var longText: SourceText?

  /// A document whose text is not longer than ``AnalysisLimits/open`` says, or that is to be analysed all the same.
  init(uri: String, version: Int, snapshot: DocumentSnapshot) {
    self.uri = uri
    self.version = version
    self.snapshot = snapshot
  }

  /// A document with a text of any length.
  init(uri: String, version: Int, text: SourceText, vocabulary: Vocabulary) {
    self.init(uri: uri, version: version, snapshot: DocumentSnapshot("", vocabulary: vocabulary))
    take(text)
  }

  /// The text.
  var text: SourceText { longText ?? snapshot.source }

  /// Reads the document with another vocabulary.
  mutating func use(_ vocabulary: Vocabulary) {
    snapshot = snapshot.with(vocabulary: vocabulary)
  }
}

/// How long a text may be to be analysed: what is known of a query takes many times its size.
struct AnalysisLimits: Hashable, Sendable {
  let bytes: Int
  let lines: Int

  /// The limits of open documents. Longer ones are kept as text, with one diagnostic that says so.
  static let open = AnalysisLimits(bytes: 4 << 20, lines: 100_000)
  /// The limits of files of the workspace that are not open. Longer ones are passed over.
  static let closed = AnalysisLimits(bytes: 512 << 10, lines: 20_000)

  /// Whether a text is within the limits. A look at its bytes, if they are not too many.
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
  /// The document after changes, one after another: each range means the text after the change before it, a change without a
  /// range brings the whole text, ends in the wrong order are put right, and what lies outside the text is clamped to it.
  ///
  /// A change costs a copy of the text; one of a document that is too long to be analysed also a pass over it.
  mutating func apply(_ changes: [LSP.TextDocumentContentChangeEvent], encoding: PositionEncoding) {
    for change in changes { apply(change, encoding) }
  }

  /// Replaces the whole text.
  mutating func replaceText(_ text: SourceText) {
    guard longText == nil, AnalysisLimits.open.allow(text) else { return take(text) }
    snapshot = snapshot.replacing(snapshot.source.range, with: text.description)
  }

  private mutating func apply(_ change: LSP.TextDocumentContentChangeEvent, _ encoding: PositionEncoding) {
    guard let range = change.range else { return replaceText(change.text.source) }
    let ends = [range.start, range.end].map { end in
      let position = SourcePosition(line: end.line, column: end.character)
      return longText?.offset(of: position, in: encoding) ?? snapshot.lines.offset(of: position, in: encoding)
    }
    let bytes = SourceRange(start: min(ends[0], ends[1]), end: max(ends[0], ends[1]))
    let text = change.text.source
    if longText == nil, snapshot.source.length - bytes.length + text.length <= AnalysisLimits.open.bytes {
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
    if AnalysisLimits.open.allow(text) {
      snapshot = DocumentSnapshot(text, vocabulary: snapshot.vocabulary)
      longText = nil
    } else {
      snapshot = DocumentSnapshot("", vocabulary: snapshot.vocabulary)
      longText = text
    }
  }
}
