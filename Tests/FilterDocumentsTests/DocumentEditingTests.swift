import FilterDocuments
import FilterText
import Testing
import _FilterTestSupport

/// A text and edits of it, one after another.
private struct EditedText {
  var text: String
  var edits: [TextEdit]
}

@Suite struct DocumentEditingTests {
  /// Incremental edits give the same document as dividing the whole text, and unchanged parts are reported correctly.
  @Test func editedIsDivided() {
    let failure = checkProperty(
      "an edited document is divided like its text", cases: PropertyCases.count(long: 3_000),
      seed: PropertyCases.seed(default: 51),
      generate: { generator in
        var edits: [TextEdit] = []
        for _ in 0..<generator.below(6) {
          let start = generator.below(24)
          let length = generator.chance(50) ? 0 : generator.below(8)
          edits.append(
            TextEdit(range: SourceRange(start: start, end: start + length), replacement: Self.text(&generator)))
        }
        return EditedText(text: Self.text(&generator), edits: edits)
      },
      shrink: { value in
        shorterArrays(value.edits).map { EditedText(text: value.text, edits: $0) }
          + shorterArrays(Array(value.text)).map { EditedText(text: String($0), edits: value.edits) }
      },
      describe: { "\($0.text.debugDescription) \($0.edits)" },
      law: { value in
        var before = QueryDocument(SourceText(value.text))
        for edit in value.edits {
          let edited = before.replacing(edit.range, with: edit.replacement.utf8)
          if let reason = Self.difference(before, edit, edited) { return reason }
          before = edited.document
        }
        return nil
      })
    #expect(failure == nil)
  }

  private static func difference(_ before: QueryDocument, _ edit: TextEdit, _ edited: EditedQueryDocument) -> String? {
    let source = before.lines.source
    let clamped = TextEdit(range: edit.range.clamped(to: source.range), replacement: edit.replacement)
    guard let text = source.applying([clamped]) else { return "the edit does not fit" }
    let whole = QueryDocument(text)
    if edited.document.lines != whole.lines { return "lines differ after \(edit)" }
    if edited.document.comments != whole.comments { return "comments \(edited.document.comments) after \(edit)" }
    if edited.document != whole { return "\(edited.document.queries) after \(edit), not \(whole.queries)" }
    let (old, new) = (texts(before), texts(whole))
    if !old[..<edited.removed.lowerBound].elementsEqual(new[..<edited.inserted.lowerBound]) { return "other before" }
    if !old[edited.removed.upperBound...].elementsEqual(new[edited.inserted.upperBound...]) { return "other after" }
    return nil
  }

  /// An edit of a line divides only that line again, in documents of any length.
  @Test(arguments: [10, 1_000]) func oneQueryIsDividedAnew(count: Int) {
    let document = QueryDocument(SourceText(String(repeating: "t:elf\n", count: count)))
    let edited = document.replacing(SourceRange(at: 6 * 5 + 2), with: "x".utf8)
    #expect(edited.removed == 5..<6)
    #expect(edited.inserted == 5..<6)
  }

  @Test func outOfRangeIsClamped() {
    let document = QueryDocument("a")
    #expect(document.replacing(SourceRange(start: 9, end: 12), with: "b".utf8).document.lines.source == "ab")
  }

  @Test func kindsOfLines() {
    let document = QueryDocument("t:elf # c\n  c:g\n# note\n  # note\n \t\n")
    #expect(
      (0..<6).map { document.kind(ofLine: $0) } == [.plain, .indented, .comment, .comment, .blank, .blank])
  }

  private static func texts(_ document: QueryDocument) -> [SourceText] {
    document.queries.indices.map { document.source(ofQuery: $0) }
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    let pieces = ["\n", "\r", "\r\n", " ", "#", "t:elf", "é", "\n\n", "\n  ", "\t", " # c", "\""]
    return (0..<generator.below(9)).map { _ in generator.pick(pieces) ?? "" }.joined()
  }
}
