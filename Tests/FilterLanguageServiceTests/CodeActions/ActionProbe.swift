import FilterLanguageService
import FilterText
import FilterVocabulary
import ScryfallDialect
import _FilterTestSupport

/// The actions at a caret `‸`, or in a selection from `①` to `②`.
struct ActionProbe {
  let document: DocumentSnapshot
  let range: SourceRange
  let actions: [CodeAction]

  init(
    _ marked: String, _ kinds: Set<CodeActionKind> = Set(CodeActionKind.allCases), _ vocabulary: Vocabulary = .scryfall
  ) {
    let text = MarkedText(marked)
    document = DocumentSnapshot(SourceText(text.text), vocabulary: vocabulary)
    range = text.range(from: 1, to: 2) ?? SourceRange(at: text.caret ?? 0)
    actions = document.codeActions(in: range, kinds: kinds)
  }

  var titles: [String] { actions.map { $0.title } }

  /// The document after the first action whose title has this prefix; nil if it is not offered.
  func after(_ title: String) -> String? {
    actions.first { $0.title.hasPrefix(title) }.flatMap { document.source.applying($0.edits)?.description }
  }

  /// Each title with the document after it.
  var results: [String] {
    actions.map { "\($0.title) → \(document.source.applying($0.edits)?.description ?? "refused")" }
  }
}
