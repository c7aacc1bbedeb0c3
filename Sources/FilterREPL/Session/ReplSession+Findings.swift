import FilterAnalysis
import FilterParser
import FilterSemantics
import FilterText
import TerminalUI

extension ReplSession {
  /// The diagnostics shown under the line. While the user types, those of the term at the caret wait until the caret
  /// leaves it; Escape and keys that move the caret show them.
  var shownDiagnostics: [Diagnostic] {
    guard let survey else { return [] }
    let caret = editor.caretOffset
    let isStale = survey.version != version
    let typed = typedTerm
    let diagnostics = (isStale ? steadyDiagnostics : survey.diagnostics).filter { diagnostic in
      if diagnostic.severity == .hint || diagnostic.range.end > editor.text.utf8.count { return false }
      if let typed, waits(diagnostic, for: typed) { return false }
      // Keep old diagnostics before the caret until new ones arrive, to avoid flicker.
      if isStale { return diagnostic.range.end < caret }
      return menu == nil || diagnostic.range.start > caret || diagnostic.range.end < caret
    }
    return Array(diagnostics.prefix(rows < 16 ? 1 : 2))
  }

  /// The term that is being typed, in bytes of the line: the term that touches the caret, with the text before the
  /// caret up to a space. Empty if there is none, nil if the user is not typing.
  var typedTerm: SourceRange? {
    guard isTyping else { return nil }
    let caret = editor.caretOffset
    let before = editor.characters[..<editor.caret].reversed().prefix { !$0.isWhitespace && $0 != "(" && $0 != ")" }
    let word = SourceRange(start: caret - before.reduce(0) { $0 + $1.utf8.count }, end: caret)
    guard line.text == editor.text, let query = line.query else { return word }
    let place = caret - line.queryStart
    let term = query.parsed.termRanges.last { $0.start <= place && place <= $0.end }
    return term.map { $0.shifted(by: line.queryStart).union(word) } ?? word
  }

  /// Whether a diagnostic is about something that may still be completed.
  private func waits(_ diagnostic: Diagnostic, for typed: SourceRange) -> Bool {
    let caret = editor.caretOffset
    switch diagnostic.id {
    // The rest of the line is inside.
    case SyntaxDiagnosticKind.unclosedGroup.id, SyntaxDiagnosticKind.unclosedQuote.id,
      SyntaxDiagnosticKind.unclosedRegex.id:
      return diagnostic.range.start < caret
    case SyntaxDiagnosticKind.missingOperand.id where diagnostic.range.end < caret:
      return editor.text.utf8.dropFirst(diagnostic.range.end).allSatisfy { $0.isWhitespace }
    default: return diagnostic.range.start <= typed.end && typed.start <= diagnostic.range.end
    }
  }

  /// Whether a completion continues the word before the caret.
  var completesWord: Bool {
    guard let menu else { return false }
    let bytes = Array(editor.text.utf8)
    let caret = min(editor.caretOffset, bytes.count)
    guard menu.replace.start <= caret else { return false }
    let typed = String(decoding: bytes[menu.replace.start..<caret], as: UTF8.self).lowercased()
    return menu.items.contains { item in
      item.edit.range.start == menu.replace.start && item.edit.replacement.lowercased().hasPrefix(typed)
    }
  }

  /// The fix for an unknown word at the caret, which is not shown as an error, because the word may be unfinished.
  var softFix: Fix? {
    guard let survey, survey.version == version, let typed = typedTerm, !completesWord else { return nil }
    let bytes = Array(editor.text.utf8)
    return survey.diagnostics.first { diagnostic in
      let range = diagnostic.range
      guard diagnostic.severity != .hint, typed.encloses(range), !range.isEmpty, range.end <= bytes.count else {
        return false
      }
      return coloring.isUnknown(range)
    }?.fixes.first
  }

  /// Applies the first fix of the first diagnostic shown, or else of one that waits; changes nothing if there is none.
  mutating func mend() -> [ReplEffect] {
    let source = SourceText(editor.text)
    let diagnostic = (isSurveyed ? shownDiagnostics : []).first { !$0.fixes.isEmpty } ?? waitingDiagnostic
    guard let mended = diagnostic?.fixes.first?.applied(to: source)?.description else {
      notice = "no fix to apply here"
      return []
    }
    editor.setText(mended)
    return changed(isTyping: false)
  }

  private var isSurveyed: Bool { survey?.version == version }

  /// The first diagnostic with a fix, shown or not, of the text as it is now. Analyzes a short text whose survey has not
  /// arrived.
  private var waitingDiagnostic: Diagnostic? {
    let text = editor.text
    var diagnostics = isSurveyed ? survey?.diagnostics ?? [] : []
    if !isSurveyed, line.text == text, ReplInput.isQuery(text) { diagnostics = line.query?.diagnostics ?? [] }
    return diagnostics.first { $0.severity != .hint && !$0.fixes.isEmpty }
  }
}
