import FilterParser
import FilterText
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct SelectedNodesTests {
  /// The texts of the nodes at a caret or in a selection.
  private func focus(_ marked: String) -> [String] {
    let text = MarkedText(marked)
    let tree = ParsedQuery(parsing: text.text).tree
    let selected = SelectedNodes(text.range(from: 1, to: 2) ?? SourceRange(at: text.caret ?? 0), in: tree)
    return selected.nodes.map { tree.text(of: $0) }
  }

  @Test func carets() {
    let rows: [(text: String, focus: [String])] = [
      ("t:‸elf c:g", ["t:elf"]), ("‸t:elf c:g", ["t:elf"]), ("t:elf‸ c:g", ["t:elf"]), ("t:elf ‸c:g", ["c:g"]),
      // Between two adjacent tokens, the first.
      ("(a)‸(b)", ["(a)"]), ("a‸(b)", ["a"]),
      ("-‸a", ["-a"]), ("-‸(a b)", ["-(a b)"]), ("(‸a b)", ["a"]), ("(a b‸)", ["b"]), ("(a b)‸", ["(a b)"]),
      // On a connective, its operands.
      ("a o‸r b c", ["a or b c"]), ("a or b  ‸ c", ["b   c"]), ("x (a ‸or b)", ["a or b"]),
      ("  ‸  a b", ["a b"]), ("a b  ‸", ["a b"]), ("(  ‸ a)", ["(   a)"]),
      ("", []), ("  ‸ ", []), (") ‸", []),
    ]
    for row in rows { #expect(focus(row.text) == row.focus, "\(row.text)") }
  }

  @Test func selections() {
    let rows: [(text: String, focus: [String])] = [
      ("a ①b c② d", ["b", "c"]), ("a① b c ②d", ["b", "c"]),
      // Operands that are covered in part are taken whole.
      ("a b①b c②c d", ["bb", "cc"]), ("a t:①e②lf", ["t:elf"]),
      ("a ①b or c② d", ["a b or c d"]),
      ("①a b② or c", ["a b"]), ("a or ①b or c②", ["b", "c"]), ("①a b②", ["a b"]), ("①(a b)②", ["(a b)"]),
      ("(①a b②)", ["a b"]), ("①(a② b)", ["(a b)"]), ("x (①a② b)", ["a"]), ("a ①or② b", ["a or b"]),
      ("a ① ②b", ["b"]),
    ]
    for row in rows { #expect(focus(row.text) == row.focus, "\(row.text)") }
  }

  @Test func whiteSpaceIsNoSelection() {
    let tree = ParsedQuery(parsing: "a   b").tree
    #expect(!SelectedNodes(SourceRange(start: 1, end: 3), in: tree).isSelection)
    #expect(SelectedNodes(SourceRange(start: 1, end: 5), in: tree).isSelection)
  }
}
