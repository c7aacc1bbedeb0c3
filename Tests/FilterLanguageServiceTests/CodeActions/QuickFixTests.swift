import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct QuickFixTests {
  @Test func fixesOfADiagnostic() {
    let probe = ActionProbe("# list\nc:g\nt:elf f:mod‸ren\n", [.quickFix])
    #expect(probe.results == ["Change to 'f:modern' → # list\nc:g\nt:elf f:modern\n"])
    let action = probe.actions.first
    let place = MarkedText("# list\nc:g\nt:elf ①f:②modren③\n")
    #expect(action?.kind == .quickFix)
    #expect(action?.diagnostic?.id.name == "unknown-value")
    #expect(action?.diagnostic.map { (place.range(from: 1, to: 3) ?? $0.range).encloses($0.range) } == true)
    #expect(action?.diagnostic?.fixes.first?.edits == action?.edits)
  }

  /// The fixes of a diagnostic are offered if the range touches it, at both ends and anywhere in a selection.
  @Test func theRangeDecides() {
    for text in ["c:g f:‸modren", "c:g f:modren‸", "①c:g f:modren②", "c:g f:①mod②ren or t:elf"] {
      #expect(ActionProbe(text, [.quickFix]).titles.contains("Change to 'f:modern'"), "\(text)")
    }
    for text in ["c:‸g f:modren", "①c:g② f:modren", "c:g f:modren ‸ t:elf", "# f:mod‸ren\nc:g", "‸\nf:modren"] {
      #expect(ActionProbe(text, [.quickFix]).titles == [], "\(text)")
    }
  }

  /// The first certain fix is preferred; a guess never is.
  @Test func preferred() {
    #expect(ActionProbe("t:elf or‸", [.quickFix]).actions.map { $0.isPreferred } == [true])
    #expect(ActionProbe("f:modren‸", [.quickFix]).actions.map { $0.isPreferred } == [false])
    #expect(ActionProbe("t:elf)‸", [.quickFix]).actions.map { $0.isPreferred } == [true])
    #expect(ActionProbe("mv>3‸ mv>5", [.quickFix]).actions.map { $0.isPreferred } == [false])
  }

  @Test func severalQueriesOfASelection() {
    let probe = ActionProbe("①f:modren\n# c\nt:elf\nf:legcay②\nf:vintag", [.quickFix])
    #expect(probe.titles == ["Change to 'f:modern'", "Change to 'f:legacy'"])
    #expect(ActionProbe("①a b\nc d②", [.refactorRewrite, .refactorExtract, .refactorInline]).actions == [])
  }

  /// A parameter without a value gets a line: below the last one, else above the first query and its comments.
  @Test func linesOfParameters() {
    #expect(ActionProbe("# x\n\n# y\nt:$m‸e\n", [.quickFix]).after("Add a line") == "# x\n\n$me = \n\n# y\nt:$me\n")
    #expect(ActionProbe("$a = 1\nt:$a mv=$‸b", [.quickFix]).after("Add a line") == "$a = 1\n$b = \nt:$a mv=$b")
    #expect(ActionProbe("t:x\r\nt:‸$me", [.quickFix]).after("Add a line '$me = …'") == "$me = \r\n\r\nt:x\r\nt:$me")
    let several = ActionProbe("①t:$me\nmv=$b o:$me②", [.quickFix]).titles.filter { $0.hasPrefix("Add") }
    #expect(several == ["Add a line '$me = …'", "Add a line '$b = …'"])
    // A line that waits for its value is not added again.
    #expect(ActionProbe("$me =\nt:$‸me", [.quickFix]).after("Add a line") == nil)
    #expect(ActionProbe("t:‸x t:$me", [.quickFix]).after("Add a line") == nil)
  }

  /// Several diagnostics of one kind have one action that applies all certain fixes.
  @Test func allOfOneKind() {
    #expect(
      ActionProbe("t:‸ elf c: g\nt: orc", [.quickFix]).after("Fix all 'space-after-operator'")
        == "t:elf c:g\nt: orc")
    #expect(ActionProbe("t:‸ elf c:g", [.quickFix]).after("Fix all") == nil)
    #expect(ActionProbe("f:modren‸ f:legcay", [.quickFix]).after("Fix all") == nil)
  }

  @Test func everythingCertain() {
    let text = "t: elf or\r\n# t: elf\r\nf:modren\r\nmv>3 mv>5 \u{1F9DD}\r\n  c: g\r\nt:orc"
    let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
    let action = document.fixAllAction
    #expect(action?.kind == .sourceFixAll)
    #expect(
      action.flatMap { document.source.applying($0.edits)?.description }
        == "t:elf\r\n# t: elf\r\nf:modren\r\nmv>3 mv>5 \u{1F9DD}\r\n  c:g\r\nt:orc")
    #expect(action?.edits.count == 2)
    #expect(DocumentSnapshot("t:elf\nf:modren", vocabulary: .scryfall).fixAllAction == nil)
  }

  /// Saving must not remove what is half typed.
  @Test func nothingTypedIsRemoved() {
    let rows: [String] = ["pow>", "pow> t:elf", "set:", "t:(elf or goblin)", "t:elf t:elf", "usd<5€"]
    for text in rows {
      #expect(DocumentSnapshot(SourceText(text), vocabulary: .scryfall).fixAllAction == nil, "\(text)")
    }
  }

  /// No certain fix is left after the action.
  @Test func fixingEverythingTwice() {
    let failure = checkProperty(
      "fixing all leaves nothing to fix", cases: PropertyCases.count(long: 150),
      seed: PropertyCases.seed(default: 11), generate: { RandomText.text(length: 9, using: &$0) },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0 },
      law: { text in
        let document = DocumentSnapshot(SourceText("c: g\n" + text), vocabulary: .scryfall)
        guard let action = document.fixAllAction, let fixed = document.source.applying(action.edits) else {
          return "the first query is not mended"
        }
        let again = DocumentSnapshot(fixed, vocabulary: .scryfall)
        return again.fixAllAction.map { "`\(fixed)` again: \($0.edits)" }
      })
    #expect(failure == nil)
  }

  @Test func organizeTerms() {
    let text = "bolt t:elf\n# b a\nt:elf order:cmc (t:elf\n  bolt) bolt\nt:elf or\nt:elf bolt"
    let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
    let action = document.organizeTermsAction
    #expect(action?.kind == .sourceOrganizeTerms)
    #expect(
      action.flatMap { document.source.applying($0.edits)?.description }
        == "bolt t:elf\n# b a\nbolt t:elf (bolt\n  t:elf) order:cmc\nt:elf or\nbolt t:elf")
    #expect(action?.edits.count == 2)
    #expect(DocumentSnapshot("bolt t:elf", vocabulary: .scryfall).organizeTermsAction == nil)
  }

  /// A request about one query does not analyze the others.
  @Test func othersAreLeftAlone() {
    let document = DocumentSnapshot(SourceText(String(repeating: "t:elf (c:g)\n", count: 50)), vocabulary: .scryfall)
    let kinds = Set(CodeActionKind.allCases.filter { !$0.isAboutDocument })
    #expect(!document.codeActions(in: SourceRange(at: 12 * 7 + 3), kinds: kinds).isEmpty)
    #expect(document.entries.indices.filter { document.entries[$0].isAnalyzed } == [7])
  }

  @Test func kindsByName() {
    #expect(CodeActionKind.kinds(under: "refactor") == [.refactorRewrite, .refactorExtract, .refactorInline])
    #expect(CodeActionKind.kinds(under: "source.fixAll") == [.sourceFixAll])
    #expect(CodeActionKind.kinds(under: "source.fix") == [])
    #expect(CodeActionKind.kinds(under: "quickfix") == [.quickFix])
    #expect(CodeActionKind.kinds(under: "") == Set(CodeActionKind.allCases))
    #expect(Set(CodeActionKind.allCases.map { $0.name }).count == CodeActionKind.allCases.count)
  }

  @Test func onlyTheKindsAskedFor() {
    for kind in CodeActionKind.allCases {
      #expect(ActionProbe("①t: elf (bolt)② t:elf", [kind]).actions.allSatisfy { $0.kind == kind })
    }
    #expect(ActionProbe("①t:elf (bolt)② t:elf", []).actions == [])
  }
}
