import FilterLanguageService
import FilterParser
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@Suite struct ActionTotalityTests {
  private let all = Set(CodeActionKind.allCases)
  private let local = Set(CodeActionKind.allCases.filter { !$0.isAboutDocument })

  /// A separate query stays one: it becomes neither a comment nor a continuation.
  @Test func linesStayLines() {
    for text in ["t:x\n(#a‸)", "t:x\n-#a‸", "t:x\n(#a‸) b", "t:x\n-(#a‸)"] {
      for result in ActionProbe(text, local).results {
        #expect(!result.split(separator: "\n").contains { $0.hasPrefix("#") }, "\(result)")
      }
    }
    #expect(ActionProbe("t:x\n( a‸ b )\nt:y").after("Remove the parentheses") == "t:x\na b\nt:y")
    #expect(ActionProbe("t:x\n(\n a‸ b\n )\nt:y").after("Remove the parentheses") == "t:x\na b\nt:y")
    #expect(ActionProbe("  a‸ c:g bolt\nt:x").after("Sort the terms") == "  a bolt c:g\nt:x")
  }

  @Test func placesWithoutAQuery() {
    for text in ["", "‸", "# t:elf‸", "t:elf\n\n‸\nc:g", "‸\n"] {
      #expect(ActionProbe(text, local).actions == [], "\(text)")
    }
    let document = DocumentSnapshot("t:elf c:g", vocabulary: .scryfall)
    for range in [SourceRange(at: -1), SourceRange(at: 10), SourceRange(at: Int.max), SourceRange(at: Int.min / 2)] {
      #expect(document.codeActions(in: range, kinds: local) == [], "\(range)")
    }
    #expect(!document.codeActions(in: SourceRange(start: 0, end: 9), kinds: local).isEmpty)
  }

  @Test func everyOffsetOfAMixedDocument() {
    var bytes = Array("# c\r\nt:elf (c:g or\r\n  \u{1F9DD}) -mv>3\r\nt: elf\rbolt \u{201C}a b\u{201D}\n".utf8)
    bytes += [0x74, 0x3A, 0xFF, 0x20, 0x28, 0xC3, 0x29, 0x0A] + Array("(a b) or \u{0}\n".utf8)
    let document = DocumentSnapshot(SourceText(bytes: bytes), vocabulary: .scryfall)
    for offset in -1...(bytes.count + 1) {
      for length in [0, 1, 7] {
        let range = SourceRange(start: offset, end: offset + length)
        #expect(ActionLaws.check(document, range, kinds: local) == nil)
      }
    }
  }

  @Test func anyOffsetOfAnyText() {
    let failure = checkProperty(
      "actions at any offset of any text", cases: PropertyCases.count(long: 120),
      seed: PropertyCases.seed(default: 21),
      generate: { random in
        random.chance(50)
          ? SourceText(RandomText.text(length: 10, using: &random)) : RandomText.bytes(length: 24, using: &random)
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { "\($0.bytes) `\($0)`" },
      law: { source in
        let document = DocumentSnapshot(source, vocabulary: .scryfall)
        for offset in stride(from: -1, through: source.length + 1, by: 2) {
          let range = SourceRange(start: offset, end: offset + (offset & 6))
          if let reason = ActionLaws.check(document, range, kinds: local) { return reason }
        }
        return ActionLaws.check(document, source.range, kinds: all)
      })
    #expect(failure == nil)
  }

  @Test(.timeLimit(.minutes(20))) func deepAndLongTexts() {
    let deep = String(repeating: "-(a ", count: 1_000) + "b" + String(repeating: ")", count: 1_000)
    let nested = String(repeating: "(a or b ", count: 120) + "c" + String(repeating: ")", count: 120)
    let long = String(repeating: "t:elf ", count: 5_000)
    let alternatives = Array(repeating: "a b", count: 5_000).joined(separator: " or ")
    let open = String(repeating: "(", count: 20_000)
    for text in [deep, nested, long, alternatives, open] {
      let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
      for offset in [0, text.utf8.count / 2, text.utf8.count] {
        for action in document.codeActions(in: SourceRange(at: offset), kinds: local) {
          #expect(document.source.applying(action.edits) != nil)
        }
      }
    }
  }
}
