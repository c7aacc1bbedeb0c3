@testable import TerminalUI

extension ScreenLine {
  /// The text with `«styled text»`, for any trait.
  var marked: String {
    sequence(hasColor: false).replacing(/\u{1B}\[[0-9;]+m/, with: "«").replacing("\u{1B}[m", with: "»")
  }

  /// The text with `«` and `»` around matches, whatever their other style.
  var foundMarked: String {
    var text = ""
    var isMarked = false
    for cell in cells {
      let marks = cell.style.traits.contains([.bold, .underlined])
      if marks != isMarked { text += marks ? "«" : "»" }
      isMarked = marks
      text.append(cell.character)
    }
    return isMarked ? text + "»" : text
  }

  /// The text with the styles of its runs: `{green ok}  expect`.
  var styled: String {
    var text = ""
    var style = TextStyle.plain
    for cell in cells {
      if cell.style != style {
        if style != .plain { text += "}" }
        style = cell.style
        if style != .plain { text += "{\(style.words) " }
      }
      text.append(cell.character)
    }
    return style == .plain ? text : text + "}"
  }
}

extension TextStyle {
  /// `bold red`
  fileprivate var words: String {
    let names: [(Traits, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underlined, "underlined"), (.reversed, "reversed"),
    ]
    let traits = names.filter { self.traits.contains($0.0) }.map { $0.1 }
    return (traits + (color.map { ["\($0)"] } ?? [])).joined(separator: " ")
  }
}
