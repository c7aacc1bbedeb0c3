import FilterLanguageServer
import LanguageServerProtocol

extension LSP.PositionRange {
  /// A range within a line.
  init(line: Int, _ columns: Range<Int>) {
    self.init(
      start: LSP.Position(line: line, character: columns.lowerBound),
      end: LSP.Position(line: line, character: columns.upperBound))
  }
}
