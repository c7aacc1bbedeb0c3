import FilterCompletion
import FilterLists
import FilterReports
import TerminalUI

extension ReplSession {
  /// Submits the lines of a pasted text, as a pipe would, with the text around the caret. Each is submitted when the
  /// one before is answered.
  mutating func paste(lines text: String) -> [ReplEffect] {
    let characters = editor.characters
    let whole = String(characters[..<editor.caret]) + text + String(characters[editor.caret...])
    var lines = whole.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    leaveLine()
    pasted = lines.reversed() + pasted
    return runPasted()
  }

  /// Submits the next pasted lines, up to one that must be answered first.
  mutating func runPasted() -> [ReplEffect] {
    var effects: [ReplEffect] = []
    while !isRunning, let text = pasted.popLast() {
      let line = EditedLine(text, vocabulary: engine.vocabulary)
      // Drawn as if it had been typed; what the user types meanwhile stays in the line.
      var typed = self
      typed.editor.setText(text)
      typed.coloring = QueryColoring(line)
      effects += submit(line, echo: LinePicture(typed, isFinished: true).lines)
    }
    return effects
  }
}
