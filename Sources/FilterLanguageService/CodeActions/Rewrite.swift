import FilterAST
import FilterParser
import FilterText

/// A change of one query, in offsets of the query, and what the query must mean after it.
struct Rewrite {
  let title: String
  let kind: CodeActionKind
  let edits: [TextEdit]
  let expected: FilterQuery<FilterTerm>?

  /// The text after the change, read; nil where the change does not do what it says. Nothing is offered unread: what two texts
  /// become side by side is easier seen than foreseen.
  func applied(to parsed: ParsedQuery) -> ParsedQuery? {
    guard !edits.isEmpty, let text = parsed.source.applying(edits), text != parsed.source,
      text.staysOneQuery(insteadOf: parsed.source)
    else { return nil }
    let after = ParsedQuery(parsing: text)
    guard after.outcome == .valid, after.query == expected, after.diagnostics.count <= parsed.diagnostics.count else {
      return nil
    }
    return after
  }
}

extension SourceText {
  /// Whether the text, put in the place of a query of a document, is one query there, all of it, and goes on with none above.
  func staysOneQuery(insteadOf other: SourceText) -> Bool {
    let document = QueryDocument(self)
    guard document.queries == [range], let first = bytes.first, let before = other.bytes.first else { return false }
    return !SourceText.isBlank(first) || SourceText.isBlank(before)
  }

  /// Whether there is nothing but white space.
  var isBlank: Bool { bytes.allSatisfy { SourceText.isBlank($0) } }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}
