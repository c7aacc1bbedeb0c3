import FilterCompletion
import FilterLists
import FilterReports
import TerminalUI

extension ReplSession {
  /// Puts a pasted text of several lines into the line. Return runs its inputs one after another.
  mutating func paste(lines text: String) -> [ReplEffect] {
    editor.replace(editor.caret..<editor.caret, with: EditedLine.pasted(text))
    history.leave()
    return changed(isTyping: false)
  }

  /// Submits the next inputs of the line, up to one that must be answered first.
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
