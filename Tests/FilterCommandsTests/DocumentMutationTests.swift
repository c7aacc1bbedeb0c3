import FilterAnalysis
import FilterDocuments
import FilterParser
import FilterQueryKit
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Formatting and fixing any query document keeps what a person wrote: every comment, name, parameter and reference.
@Suite(.longTier) struct DocumentMutationTests {
  private static let lines = [
    "# name: elves", "# name: goblins", "# cheap ones", "## Elves", "#", "# all: f:modern", "# sort: -usd",
    "# columns: name, usd", "# list: cards.jsonl", "$most = 3", "$me =", "$since = -30d  # the window",
    "$text = \"a # b\"",
    "t:elf mv<$most", "@elves mv<2", "-(@elves or @goblins) # both", "t: elf   AND c:g", "  -is:reprint  ",
    "  # inside",
    "((t:elf))", "o:$text", "\"@elves\" '$me'", "@elvs", "t:elf or  or c:g", "o:\"draw", "", "", "  @goblins",
    "{{x}} ${y} %1", "include other.filterq", "expect count > 3",
  ]
  private static let inserted = [
    "#", "$", "@", " ", "\n", "\t", "\"", "(", ")", "-", "=", ":", "a", "é", "\r\n", "name:",
  ]

  private func randomDocument(_ random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<(1 + random.below(8)) { text += Self.lines[random.below(Self.lines.count)] + "\n" }
    // Damage it.
    for _ in 0..<random.below(4) {
      var scalars = Array(text.unicodeScalars)
      let index = random.below(scalars.count + 1)
      if random.below(2) == 0, index < scalars.count {
        scalars.remove(at: index)
      } else {
        scalars.insert(contentsOf: Self.inserted[random.below(Self.inserted.count)].unicodeScalars, at: index)
      }
      text = String(String.UnicodeScalarView(scalars))
    }
    return text
  }

  /// What is kept: the comments, what they and the parameters say, and the signs of each query.
  private struct Kept: Equatable {
    var comments: [String]
    var parameters: [String]
    var heads: [String]
    var signs: [[String]]

    init(_ text: SourceText) {
      let document = QueryDocument(text)
      let directives = document.directives
      comments = document.comments.map { text[text.trimmed($0)] }
      parameters = directives.parameters.map { $0.name.text + "=" + text[$0.value] }
      heads = document.queries.indices.map { index in
        let head = directives.heads[index]
        return [head?.name, head?.title, head?.sort, head?.columns].map { $0?.text ?? "-" }.joined(separator: "|")
      }
      heads += DocumentDirectives.Kind.allCases.map { directives.document[$0]?.text ?? "-" }
      signs = document.queries.indices.map { index in
        let signs = QueryParameters(of: document.source(ofQuery: index), syntax: .cards)
        return signs.values.map { "$" + $0.name } + signs.references.map { "@" + $0.name }
      }
    }
  }

  private func canonical(_ text: SourceText) -> [QueryKey?] {
    let document = QueryDocument(text)
    let expanded = ExpandedDocument(document, vocabulary: .scryfall)
    return document.queries.indices.flatMap { index in
      [document.source(ofQuery: index), expanded[index].source].map { source in
        Vocabulary.scryfall.parse(source).query.map { Vocabulary.scryfall.key(of: $0) }
      }
    }
  }

  @Test func nothingIsLost() {
    let failure = checkProperty(
      "formatting and fixing documents", cases: PropertyCases.count(long: 1_500),
      seed: PropertyCases.seed(default: 3_609), generate: randomDocument, shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.debugDescription },
      law: { text in
        let source = SourceText(text)
        let document = QueryDocument(source)
        let kept = Kept(source)
        for style in FormattingOptions.Style.allCases {
          let edits = document.formattingEdits(
            options: FormattingOptions(style: style, lineWidth: 20), vocabulary: .scryfall)
          guard let formatted = source.applying(edits) else { return "overlapping edits" }
          if Kept(formatted) != kept { return "\(style): \(formatted.description.debugDescription)" }
          if canonical(formatted) != canonical(source) {
            return "\(style) reads \(formatted.description.debugDescription)"
          }
        }
        var report = CheckReport()
        guard let fixed = source.applying(report.fixes(of: document, vocabulary: .scryfall)) else {
          return "overlapping fixes"
        }
        // A fix may remove a lone parenthesis, and with it the query.
        let after = Kept(fixed)
        let isKept =
          after.comments == kept.comments && after.parameters == kept.parameters
          && after.signs.flatMap { $0 } == kept.signs.flatMap { $0 }
        return isKept ? nil : "fixed: \(fixed.description.debugDescription)"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
