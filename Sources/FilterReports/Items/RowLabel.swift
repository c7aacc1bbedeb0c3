import FilterText
import TerminalUI

/// A value at the beginning of a line. Most are plain ASCII, which needs no check of each character.
struct RowLabel {
  private let text: String
  private let isPlain: Bool
  /// The columns of the whole label.
  let width: Int

  init(_ text: String) {
    isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    self.text = isPlain ? text : CharacterWidth.visible(text)
    width = isPlain ? text.utf8.count : CharacterWidth.of(self.text)
  }

  /// The bytes of the label, cut to some columns with a `…` if it is longer, and its width in columns.
  func fitted(to columns: Int) -> (bytes: [UInt8], columns: Int) {
    if isPlain {
      if width <= columns { return (Array(text.utf8), width) }
      return columns <= 0 ? ([], 0) : (text.utf8.prefix(columns - 1) + Array("…".utf8), columns)
    }
    var line = ScreenLine()
    line.append(text, marked: [], columns: columns)
    #if DEBUG
      StepTally.add(line.count)
    #endif
    return (Array(line.text.utf8), line.width)
  }
}
