import FilterAnalysis
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// An edit of a document reads what it touches, whatever refers to it.
@Suite struct ReferringDocumentTests {
  private struct Edits {
    var lines: [String]
    var edits: [(line: Int, text: String)]
  }

  private static let lines = [
    "", "", "# all: f:modern", "# all: f:modern or f:legacy", "# all: (x", "# all: mv>$v", "$v = 3", "$v = a b",
    "$w = x",
    "# name: a", "# name: b", "# name: c", "# a title", "t:elf", "t:elf or t:orc", "@a mv<2 mv>3", "@b or @a", "@c",
    "x $v",
    "mv<$v", "(x", "-@a (@b)", "@d", "  @a", "@a @a", "o:\"a b\" @c", "mv<2", "f:modren", "\"x\"@a", "a:/b @c",
  ]

  /// A document after edits has the same queries with the same diagnostics as one that is read anew, also where an edit
  /// touches what other queries refer to.
  @Test func editedIsReadLikeTheWhole() {
    let failure = checkProperty(
      "an edited document is read like its text", cases: PropertyCases.count(long: 1_000),
      seed: PropertyCases.seed(default: 71),
      generate: { generator in
        func line() -> String { Self.lines[generator.below(Self.lines.count)] }
        return Edits(
          lines: (0..<(1 + generator.below(12))).map { _ in line() },
          edits: (0..<generator.below(6)).map { _ in (generator.below(12), line()) })
      },
      shrink: { value in
        shorterArrays(value.edits).map { Edits(lines: value.lines, edits: $0) }
          + shorterArrays(value.lines).map { Edits(lines: $0, edits: value.edits) }
      },
      describe: { "\($0.lines.joined(separator: "\n").debugDescription) \($0.edits)" },
      law: { value in
        var document = DocumentSnapshot(SourceText(value.lines.joined(separator: "\n")), vocabulary: .scryfall)
        for edit in value.edits {
          for query in document.queries { _ = query.diagnostics }
          document = document.replacing(document.lines.content(ofLine: edit.line), with: edit.text)
          let whole = DocumentSnapshot(document.source, vocabulary: .scryfall)
          if document.documentDiagnostics != whole.documentDiagnostics { return "other diagnostics after \(edit)" }
          for (query, other) in zip(document.queries, whole.queries) {
            if query.expanded != other.expanded { return "\(query.expanded) for \(other.expanded) after \(edit)" }
            if query.diagnostics != other.diagnostics { return "other diagnostics of '\(query.source)' after \(edit)" }
          }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// The bytes that are lexed for an edit after a place, in texts with a word that no other test has.
  private func lexed(_ text: String, after place: String, word: String, asking: Bool = true) throws -> Int {
    let offset = try #require(text.utf8.firstRange(of: place.utf8)).upperBound
    let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
    for query in document.queries { _ = query.diagnostics }
    StepCounter.lexed.watch(word)
    defer { StepCounter.lexed.stop(word) }
    let edited = document.replacing(SourceRange(at: text.utf8.distance(from: text.startIndex, to: offset)), with: "x")
    if asking { for query in edited.queries { _ = query.diagnostics } }
    return StepCounter.lexed.texts(with: word).reduce(0) { $0 + $1.utf8.count }
  }

  private func referring(_ count: Int, _ word: String) -> String {
    let big = (0..<20).map { "o:\(word)\($0)x" }.joined(separator: " or ")
    return "# name: big\n\(big)\n\n" + (0..<count).map { "@big o:\(word)kind\($0)x\n" }.joined()
  }

  private func narrowed(_ count: Int, _ word: String) -> String {
    "# all: f:modern\n\n" + (0..<count).map { "o:\(word)\($0)x mv<2\n" }.joined()
  }

  /// An edit of a query that refers to another one, or that has a default before it, lexes that query, however many
  /// others do.
  @Test func anEditLexesTheEditedQuery() throws {
    for count in [3, 12] {
      let text = referring(count, "zzrefers")
      let big = 20 * "o:zzrefers00x or ".utf8.count
      #expect(try lexed(text, after: "kind\(count - 1)", word: "zzrefers") < 2 * big)
      #expect(try lexed(narrowed(count, "zznarrow"), after: "o:zznarrow2", word: "zznarrow") < 200)
      // In a text that others refer to, they are lexed when they are asked for.
      #expect(try lexed(text, after: "o:zzrefers1", word: "zzrefers", asking: false) < 2 * big)
    }
  }

  /// An edit makes no expansion but that of the edited query.
  @Test func otherExpansionsAreKept() {
    for text in [referring(20, "a"), narrowed(20, "a"), "$v = 3\n\n" + String(repeating: "mv<$v c:g\n", count: 20)] {
      let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
      let count = document.queries.count
      let edited = document.replacing(SourceRange(at: text.utf8.count - 1), with: "x")
      #expect(edited.queriesShared(with: document) == (count - 1, 0), "\(text)")
    }
  }
}
