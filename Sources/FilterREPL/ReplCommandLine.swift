import FilterQueryTesting
import FilterReports
import TerminalUI

/// `:name argument`
struct ReplCommandLine: Hashable {
  /// The name as it was typed.
  let name: String
  /// What stands behind it, without the blanks around it.
  let argument: String

  /// Nil where the colon is not followed by a letter: then the line is a query.
  init?(_ text: String) {
    let line = text.drop { $0.isWhitespace }
    guard line.first == ":", let first = line.dropFirst().unicodeScalars.first, first.properties.isAlphabetic else {
      return nil
    }
    let name = line.dropFirst().prefix { !$0.isWhitespace }
    self.name = String(name)
    argument = line.dropFirst(1 + name.count).trimmed
  }
}

extension StringProtocol {
  /// The text without the white space around it.
  var trimmed: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text.drop { $0.isWhitespace })
  }
}
