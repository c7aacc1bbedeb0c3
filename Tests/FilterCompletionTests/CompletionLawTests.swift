import FilterCompletion
import FilterText
import Foundation
import Testing
import _FilterTestSupport

/// Law 9 over real queries, random texts and hostile ones. A long run, at every caret of every query:
/// `FILTERQ_CASES=1000000 swift test -c release --filter CompletionLawTests`.
@Suite struct CompletionLawTests {
  private let engine = SampleCatalogs.engine

  @Test func realQueries() throws {
    let queries = try OwnCorpus.all() + SharedFolder.queries()
    let wanted = PropertyCases.count(long: 3_000)
    var carets = 0
    var broken = 0
    let total = queries.reduce(0) { $0 + $1.utf8.count + 1 }
    let step = max(1, total / wanted)
    for query in queries {
      for caret in 0...query.utf8.count {
        carets += 1
        guard carets % step == 0, broken < 20 else { continue }
        if let reason = LawOfCompletion.check(engine, query, at: caret) {
          broken += 1
          Issue.record("`\(marked(query, caret))`: \(reason)")
        }
      }
    }
    #expect(carets > 1_000)
  }

  @Test func randomTexts() {
    let failure = checkProperty(
      "completion", cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: 9),
      generate: { random in
        let text = RandomText.text(length: 9, using: &random)
        return (text, random.below(text.utf8.count + 1))
      },
      shrink: { (text, caret) in RandomText.shrinks(of: text).map { ($0, min(caret, $0.utf8.count)) } },
      describe: { "`\(marked($0.0, $0.1))`" },
      law: { LawOfCompletion.check(engine, $0.0, at: $0.1) })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func everyCaretOfHostileTexts() {
    let rows: [String] = [
      "", " ", "(", ")", "-", "!", "/", "//", "\"", "'", "\\", "t:", ":", ">=", "pow!", "()", "((", "t:elf or", "or or",
      "\u{0}", "e\u{301}", "\u{1F9DD}\u{200D}", "t:\u{1F9DD}", "\u{201C}a", "o:'", "o:/", "o:/\\", "o:\"\\", "t:a,b",
      ",",
      "++", "@@", "t:{", "{2/w", "--t:elf", "-(", "-!\"a", "\r\n", "a\r\nb",
    ]
    for text in rows {
      for caret in -1...text.utf8.count + 1 {
        if let reason = LawOfCompletion.check(engine, text, at: caret) {
          Issue.record("`\(marked(text, caret))`: \(reason)")
        }
      }
    }
  }

  private func marked(_ text: String, _ caret: Int) -> String {
    var bytes = Array(text.utf8)
    bytes.insert(contentsOf: "\u{2038}".utf8, at: min(max(caret, 0), bytes.count))
    return String(decoding: bytes, as: UTF8.self)
  }
}
