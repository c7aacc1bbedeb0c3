import FilterCompletion
import FilterLanguageService
import FilterSemantics
import FilterText
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Comments within queries, in all features of a document.
@Suite struct QueryCommentsTests {
  private static let marked = MarkedText(
    """
    ## ①Elves
    t:elf ②c:g③ # ma④na
    # not ⑤again
      # in⑥dented
      ⑦f:modren   # or
    t:orc
    """)
  private let document = DocumentSnapshot(SourceText(marked.text), vocabulary: .scryfall)

  @Test func theQueryContinuesBelowThem() {
    #expect(document.queries.map { $0.analysis.leaves.count } == [3, 1])
    #expect(document.diagnostics().map { $0.range.start } == [Self.marked.offsets[6] + 2])
  }

  @Test func nothingIsOfferedInThem() {
    let engine = CompletionEngine(vocabulary: .scryfall)
    for (index, isComment) in [true, false, false, true, true, true, false].enumerated() {
      let offset = Self.marked.offsets[index]
      #expect((document.query(at: offset) == nil) == isComment, "\(index)")
      #expect(document.completion(at: offset, engine: engine).items.isEmpty == isComment, "\(index)")
    }
    #expect(document.hover(at: Self.marked.offsets[4]) == nil)
    #expect(document.hover(at: Self.marked.offsets[1] + 1) != nil)
  }

  /// A new line below the comments of a query continues it.
  @Test func completionContinuesTheQuery() {
    let text = "t:elf # c\n# d\n  order:c"
    let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
    let blank = DocumentSnapshot("(t:elf # c\n# d\n  ", vocabulary: .scryfall)
    let engine = CompletionEngine(vocabulary: .scryfall)
    #expect(document.completion(at: text.utf8.count, engine: engine).items.contains { $0.newText == "cmc" })
    #expect(blank.completion(at: blank.source.length, engine: engine).items.contains { $0.item.label == ")" })
  }

  @Test func theyHaveTokens() {
    let tokens = document.semanticTokens()
    let comments = tokens.filter { $0.kind == .comment }.map { document.source[$0.range] }
    #expect(comments == ["## Elves", "# mana", "# not again", "# indented", "# or"])
    for encoding in [PositionEncoding.utf8, .utf16, .utf32] {
      #expect(
        document.encodedTokens(in: encoding)
          == SemanticTokenEncoding.encode(tokens, lines: document.lines, in: encoding))
    }
  }

  @Test func theyFoldWithinTheQuery() {
    let folds = document.foldingRanges().map { "\($0.kind) \($0.startLine)-\($0.endLine)" }
    #expect(folds == ["section 0-5", "query 1-4", "comment 2-3"])
  }

  /// Formatting, fixes and refactorings leave them where they are.
  @Test func changesKeepThem() {
    func formatted(_ text: String, _ style: FormattingOptions.Style = .tidy) -> String {
      let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
      return document.source.edited(document.formattingEdits(options: FormattingOptions(style: style))).description
    }
    let table = [
      ("T:Elf   # one  \n#   two \n   and   ( c:g ) # three", "t:Elf   # one\n#   two\n   c:g # three\n"),
      ("-( # one\n  a   OR b\n  # two\n  )", "-( # one\n  a or b\n  # two\n  )\n"),
      ("a  b # c", "a b # c\n"), ("a   (#b)", "a   (#b)\n"), ("o:\"x\n  # y\"   # z", "o:\"x\n  # y\"   # z\n"),
    ]
    for (text, expected) in table {
      #expect(formatted(text) == expected)
      #expect(formatted(expected) == expected)
    }
    #expect(formatted("T:elf # one\n# two\n  (c:g)\n  (b)", .canonical) == "t:elf # one\n# two\n  c:g b\n")
    #expect(formatted("T:elf # one\n  color:g", .short) == "t:elf # one\n  c>=g\n")
    let action = document.codeActions(in: SourceRange(at: Self.marked.offsets[6] + 3)).first
    #expect(
      document.source.edited(action?.edits ?? []).description
        == Self.marked.text.replacing("modren", with: "modern"))
  }

  /// Editing a comment changes nothing else, and its query is the same.
  @Test func editedDocumentsAgree() {
    let start = Self.marked.offsets[4]
    let edited = document.replacing(SourceRange(at: start), with: "x\n")
    let whole = DocumentSnapshot(edited.source, vocabulary: .scryfall)
    #expect(edited.semanticTokens() == whole.semanticTokens())
    #expect(edited.queries.map(\.source) == whole.queries.map(\.source))
    #expect(edited.diagnostics() == whole.diagnostics())
  }
}
