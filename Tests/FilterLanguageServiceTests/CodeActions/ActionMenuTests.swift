import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// Whole menus: the actions in order, and the resulting documents.
@Suite struct ActionMenuTests {
  private func menu(_ text: String) -> String {
    ActionProbe(text).actions.map { action in
      let probe = ActionProbe(text)
      let result = probe.document.source.applying(action.edits)?.description ?? "refused"
      return "\(action.kind) \(action.isPreferred ? "* " : "")\(action.title)\n  \(result)"
    }.joined(separator: "\n")
  }

  @Test func atATerm() {
    #expect(
      menu("t:elf (c:g) -c:w‸ -f:edh") == """
        refactor.rewrite Remove the negation of 'c:w'
          t:elf (c:g) c:w -f:edh
        refactor.rewrite Factor out the negation: -(c:w or f:edh)
          t:elf (c:g) -(c:w or f:edh)
        refactor.rewrite Write names in full: -color:w
          t:elf (c:g) -color:w -f:edh
        """)
  }

  @Test func atASelection() {
    #expect(
      menu("bolt ①t:elf c:g② or c:w order:cmc") == """
        refactor.extract Put parentheses around the selection
          bolt (t:elf c:g) or c:w order:cmc
        refactor.rewrite Negate 't:elf c:g'
          bolt -(t:elf c:g) or c:w order:cmc
        refactor.rewrite Add clarifying parentheses
          (bolt t:elf c:g) or c:w order:cmc
        refactor.rewrite Write names in full
          bolt type:elf color:g or c:w order:cmc
        refactor.rewrite Sort the terms
          bolt c:g t:elf or c:w order:cmc
        refactor.rewrite Write all names in the query in full
          bolt type:elf color:g or color:w order:cmc
        refactor.rewrite Shorten all names in the query
          bolt t:elf c:g or c:w sort:cmc
        refactor.rewrite Write 'and' between terms
          bolt and t:elf and c:g or c:w order:cmc
        source.organizeTerms.filterq Sort the terms of all queries
          bolt c:g t:elf or c:w order:cmc
        """)
  }

  @Test func atADamagedQuery() {
    #expect(
      menu("f:modern t: elf or‸\nt:orc  t:orc") == """
        quickfix * Remove 'or'
          f:modern t: elf
        t:orc  t:orc
        source.fixAll.filterq Apply all certain fixes
          f:modern t:elf
        t:orc  t:orc
        """)
  }

  @Test func atAGroup() {
    #expect(
      ActionProbe("t:elf -‸(c:g or c:w)").titles.prefix(2)
        == ["Remove the negation of '(c:g or c:w)'", "Move the negation inward: -c:g -c:w"])
  }

  @Test func atAComment() {
    #expect(
      menu("# t: ‸elf\nbolt t: elf") == """
        source.fixAll.filterq Apply all certain fixes
          # t: elf
        bolt t:elf
        """)
  }

  @Test func longTextsAreCutInTitles() {
    let text = "o:\"whenever this creature attacks, each opponent loses 1 life\"‸"
    let titles = ActionProbe(text).titles
    #expect(titles.first == "Negate 'o:\"whenever this creature attacks, each…'")
    #expect(titles.contains("Write names in full"))
    #expect(ActionProbe("o:\"a\n  b\"‸").titles.first == "Negate 'o:\"a   b\"'")
    #expect(titles.allSatisfy { $0.unicodeScalars.count < 80 })
  }

  @Test func values() {
    let action = ActionProbe("t:elf‸").actions.first
    #expect(action?.description == "refactor.rewrite: Negate 't:elf'")
    #expect(action?.diagnostic == nil)
    let made = CodeAction(title: "Negate 't:elf'", kind: .refactorRewrite, edits: [.insert("-", at: 0)])
    #expect(action == made)
    #expect(Set([made, made]).count == 1)
  }

  /// Other vocabularies negate comparisons like any term, without Scryfall's exception.
  @Test func otherVocabularies() {
    let scryfall = Vocabulary.scryfall
    let plain = Vocabulary(name: "plain", fields: scryfall.fields, palettes: scryfall.palettes)
    #expect(ActionProbe("mv>3‸", [.refactorRewrite], plain).after("Negate") == "-mv>3")
    #expect(ActionProbe("-mv>3‸ -t:elf", [.refactorRewrite], plain).after("Factor out the") == "-(mv>3 or t:elf)")
    #expect(ActionProbe("-(mv>3‸)", [.refactorInline], plain).after("Remove the parentheses") == "-mv>3")
    let empty = Vocabulary(name: "none", fields: [])
    #expect(ActionProbe("t:elf‸", [.refactorRewrite], empty).after("Negate") == "-t:elf")
    #expect(ActionProbe("t:elf or‸ bolt", [.refactorRewrite], empty).after("Sort") == "bolt or t:elf")
  }
}
