import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct FoldingTests {
  /// The folds of a text as `lines kind [folded text] collapsed text`.
  private func folds(_ text: String) -> [String] {
    let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
    return document.foldingRanges().map { fold in
      "\(fold.startLine)-\(fold.endLine) \(fold.kind) [\(document.source[fold.range])] \(fold.collapsedText)"
    }
  }

  @Test func queries() {
    #expect(folds("t:elf\nt:orc\n").isEmpty)
    #expect(folds("t:elf\n  c:g\nx") == ["0-1 query [\n  c:g] … 1 line"])
    #expect(folds("t:elf\r\n c:g\r\n d\r\n") == ["0-2 query [\r\n c:g\r\n d] … 2 lines"])
  }

  @Test func groupsAndTexts() {
    #expect(
      folds("t:elf -(c:g or\n  (c:w\n  d))\n x") == [
        "0-3 query [\n  (c:w\n  d))\n x] … 3 lines",
        "0-2 group [c:g or\n  (c:w\n  d)] …",
        "1-2 group [c:w\n  d] …",
      ])
    #expect(folds("x\n  o:\"a\n  b\"\n  c") == ["0-3 query [\n  o:\"a\n  b\"\n  c] … 3 lines", "1-2 text [a\n  b] …"])
    #expect(folds("x\n o:/a\n b/ c\n d")[1] == "1-2 text [a\n b] …")
    #expect(folds("x\n “a\n b” c\n d")[1] == "1-2 text [a\n b] …")
    // One line stays one line.
    #expect(folds("x\n (a b)") == ["0-1 query [\n (a b)] … 1 line"])
  }

  /// Unfinished groups and texts reach to the end of the query.
  @Test func unfinished() {
    #expect(folds("x\n (a\n (b)")[1] == "1-2 group [a\n (b)] …")
    #expect(folds("x\n \"a\n b")[1] == "1-2 text [a\n b] …")
    #expect(folds("x\n -(\n a")[1] == "1-2 group [\n a] …")
    #expect(folds("x ))\n a )") == ["0-1 query [\n a )] … 1 line"])
  }

  /// Of those in the same lines only the outermost.
  @Test func sameLines() {
    #expect(
      folds("(a\n ((b) \"c\n d\"))\nx") == ["0-2 query [\n ((b) \"c\n d\"))] … 2 lines", "1-2 group [(b) \"c\n d\"] …"])
  }

  @Test func comments() {
    #expect(folds("# a\n# b\n# c\nx\n# d\n") == ["0-2 comment [\n# b\n# c] … 2 lines"])
    #expect(folds("# a\n# b") == ["0-1 comment [\n# b] … 1 line"])
    #expect(folds("# a\n\n# b").isEmpty)
  }

  @Test func sections() {
    #expect(
      folds("## A\n# x\n# y\na\n\n### B\nb\nc\n\n## C\n\n## D\n# z\n") == [
        "0-7 section [\n# x\n# y\na\n\n### B\nb\nc] … 3 queries",
        "1-2 comment [\n# y] … 1 line",
        "5-7 section [\nb\nc] … 2 queries",
        "11-12 section [\n# z] …",
      ])
    #expect(folds("## A\nx") == ["0-1 section [\nx] … 1 query"])
  }

  /// Queries in one line need no analysis.
  @Test func onlyLongQueriesAreAnalyzed() {
    let document = DocumentSnapshot("a\nb\n c\nd\n", vocabulary: .scryfall)
    _ = document.foldingRanges()
    #expect(document.entries.map { $0.isAnalyzed } == [false, true, false])
  }

  // MARK: Laws

  /// In order, over more than a line, between the lines they name, each within another or apart from it.
  private func laws(_ source: SourceText) -> String? {
    let document = DocumentSnapshot(source, vocabulary: .scryfall)
    var open: [FoldingRange] = []
    for fold in document.foldingRanges() {
      if fold.startLine >= fold.endLine { return "\(fold) is one line" }
      let ends = (document.lines.line(of: fold.range.start), document.lines.line(of: fold.range.end))
      if ends != (fold.startLine, fold.endLine) { return "\(fold) names other lines than \(ends)" }
      while let last = open.last, last.range.end <= fold.range.start { open.removeLast() }
      if let last = open.last {
        if last.startLine > fold.startLine { return "\(fold) out of order" }
        if last.endLine < fold.endLine { return "\(fold) crosses \(last)" }
        if (last.startLine, last.endLine) == (fold.startLine, fold.endLine) { return "\(fold) twice" }
      }
      open.append(fold)
    }
    return nil
  }

  @Test func lawsHoldForRandomTexts() {
    let failure = checkProperty(
      "folds", cases: PropertyCases.count(long: 500), seed: PropertyCases.seed(default: 41),
      generate: { random in
        (0..<random.below(9)).map { _ in
          (random.pick(["", "  ", "  ", "  (", "  \"", "# ", "## ", "### "]) ?? "")
            + RandomText.text(length: 5, using: &random)
        }.joined(separator: random.pick(["\n", "\r\n", "\r"]) ?? "\n")
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription }, law: { laws(SourceText($0)) })
    #expect(failure == nil)
  }

  @Test func lawsHoldForRandomBytes() {
    let failure = checkProperty(
      "folds of bytes", cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: 42),
      generate: { RandomText.bytes(length: 60, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { "\($0.bytes)" }, law: { laws($0) })
    #expect(failure == nil)
  }

  @Test func hardDocuments() {
    #expect(laws("") == nil)
    #expect(laws(SourceText(String(repeating: "(\n ", count: 1_000) + "a")) == nil)
    #expect(folds(String(repeating: "(\n ", count: 1_000) + "a").count == 128)
  }
}
