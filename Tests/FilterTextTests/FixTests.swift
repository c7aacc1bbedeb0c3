import FilterText
import Testing
import _FilterTestSupport

@Suite struct FixTests {
  @Test func aFixIsItsEdits() throws {
    let marked = MarkedText("t:elf① or②③")
    let source = SourceText(marked.text)
    let removal = Fix(title: "Remove the dangling 'or'", edits: [.delete(try #require(marked.range(from: 1, to: 2)))])
    #expect(removal.applied(to: source) == "t:elf")
    let wrapping = Fix(title: "Wrap", edits: [.insert("(", at: 0), .insert(")", at: try #require(marked.offset(3)))])
    #expect(wrapping.applied(to: source) == "(t:elf or)")
    #expect(Fix(title: "Nothing", edits: []).applied(to: source) == source)
  }

  @Test func aFixOfAnotherTextIsRefused() {
    let fix = Fix(title: "Remove", edits: [.delete(SourceRange(start: 5, end: 8))])
    #expect(fix.applied(to: "t:elf") == nil)
  }
}
