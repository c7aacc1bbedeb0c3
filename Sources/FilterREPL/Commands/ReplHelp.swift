import FilterLists
import FilterReports
import FilterText
import FilterVocabulary
import TerminalUI

/// The text of `:help`, for a screen of 80 columns and 24 rows.
enum ReplHelp {
  private static let language = [
    ("bolt  \"draw a\"  !\"Sol Ring\"", "words or a phrase of the name, or all of it"),
    ("t:elf  pow>=3  o:\"draw a card\"", "field, operator (: = != < <= > >=), value"),
    ("o:/^tap/  (c:rg or id<=esper)", "a pattern; parentheses group"),
    ("a b   a or b   -a   NOT a", "both, either, not; also AND, OR, &&, ||, !(a)"),
    ("order:cmc  unique:prints", "how the result is shown; :vocabulary has more"),
    ("expect count > 40", "tests the result of the last query"),
  ]

  private static let languageOfLists = [
    ("word  \"some words\"  !\"all of it\"", "words or a phrase of any text; the whole name"),
    ("kind:a  size>=3  name:\"a phrase\"", "field, operator (: = != < <= > >= ~ =~), value"),
    ("kind:a,b  kind:(a or -b)  size:1..3", "several values; a range, ends in"),
    ("name:ab  name~ab  name=~\"^ab\"", "begins a word, anywhere, a pattern"),
    ("a b   a or b   -a", "both, either, not; 'or' binds loosest"),
    ("order:size   expect count > 40", "the order of the rows; tests the last result"),
  ]

  private static let keys = [
    ("Tab", "accepts the completion, or shows the menu"),
    ("Down, Up", "moves in the menu; without one, in the lines or the history"),
    ("Esc", "closes the menu"),
    ("Right, End", "accepts the suggestion after the caret"),
    ("Ctrl-R", "searches the history"),
    ("Enter, Alt-Enter", "runs the query; begins a new line in it"),
    ("Ctrl-A, Ctrl-E", "moves to the beginning, to the end"),
    ("Ctrl-B, Ctrl-F", "moves a character back, forward"),
    ("Alt-B, Alt-F", "moves a word back, forward"),
    ("Ctrl-U, Ctrl-K", "cuts to the start, to the end of the line"),
    ("Ctrl-W, Alt-D", "cuts the word before the caret, after it"),
    ("Ctrl-Y, Alt-Y", "pastes the last cut, the one before it"),
    ("Ctrl-T", "swaps two characters"),
    ("Ctrl-X Ctrl-E", "opens the line in $VISUAL or $EDITOR"),
    ("Ctrl-_", "undoes the last change; Alt-_ redoes it"),
    ("Alt-M", "applies the first fix, also to the word at the caret"),
    ("Space, Enter, q", "next page; next line; quit, in a long result"),
    ("b, g, G, /, n, N", "there: back, start, end, search, next, previous"),
    ("Ctrl-L", "clears the screen"),
    ("Ctrl-C", "discards the line, stops a search"),
    ("Ctrl-Z", "suspends; 'fg' resumes"),
    ("Ctrl-D", "quits, on an empty line"),
  ]

  /// The language of a syntax and the commands: in at most 23 lines for 80 columns, in one column for fewer.
  static func overview(of base: SyntaxOptions.Base, columns: Int) -> [ScreenLine] {
    var lines = (base == .lists ? languageOfLists : language).flatMap {
      pair($0.0, right: $0.1, width: 33, columns: columns)
    }
    let footer = ScreenLine("Without a query, commands apply to the last one.  :help COMMAND  :help keys", .faint)
    if columns < leastTwoColumns {
      for entry in ReplCommandList.entries {
        lines += pair(usage(entry), right: entry.help, width: 20, columns: columns)
      }
      return lines + footer.wrappedWords(to: columns)
    }
    var syntax = ScreenLine(
      ReplCommandList.entries.filter { $0.isSyntax }.map { usage($0) }.joined(separator: " "), TextStyle(.cyan))
    syntax.append("  its syntax")
    lines.append(syntax)
    // Short commands on the left, the others on the right.
    let others = ReplCommandList.entries.filter { !$0.isSyntax }
    let left = others.prefix { $0.command != .show }
    let right = others.dropFirst(left.count)
    for row in 0..<max(left.count, right.count) {
      var line = ScreenLine()
      if row < left.count { write(left[row], to: &line, width: 13) }
      if row < right.count {
        line.append(String(repeating: " ", count: max(1, column - line.width)))
        write(right[right.startIndex + row], to: &line, width: 20)
      }
      lines.append(line)
    }
    return lines + [footer]
  }

  /// The column where the right-hand commands start.
  private static let column = 41
  /// The columns that two commands in a line need.
  private static let leastTwoColumns = 80

  private static func usage(_ entry: ReplCommandList.Entry) -> String {
    entry.takesQuery ? ":\(entry.name)" : entry.usage
  }

  private static func write(_ entry: ReplCommandList.Entry, to line: inout ScreenLine, width: Int) {
    line.append(usage(entry).filled(to: width), TextStyle(.cyan))
    line.append(entry.help)
  }

  /// The keys of the line editor.
  static func keyboard(columns: Int) -> [ScreenLine] {
    keys.flatMap { pair($0.0, right: $0.1, width: 18, columns: columns) }
  }

  /// A text and its meaning: beside it, or below it if the line would be too long.
  private static func pair(_ left: String, right: String, width: Int, columns: Int) -> [ScreenLine] {
    let style = TextStyle(.cyan)
    if max(width, left.count + 1) + right.count <= columns {
      var line = ScreenLine(left.filled(to: max(width, left.count + 1)), style)
      line.append(right)
      return [line]
    }
    return ScreenLine(left, style).wrappedWords(to: columns)
      + ScreenLine("    " + right).wrappedWords(to: columns, indent: 4)
  }
}

extension ReplInterpreter {
  /// The overview, or the help of one command.
  func help(_ argument: String, columns: Int) -> ReplAnswer {
    if argument.isEmpty {
      return ReplAnswer(lines: ReplHelp.overview(of: environment.vocabulary.syntax.base, columns: columns))
    }
    if argument == "keys" { return ReplAnswer(lines: ReplHelp.keyboard(columns: columns)) }
    let name = argument.first == ":" ? String(argument.dropFirst()) : argument
    switch ReplCommandList.find(name) {
    case .command(let entry):
      var line = ScreenLine(entry.usage, TextStyle(.cyan))
      line.append("  \(entry.help)")
      if !entry.aliases.isEmpty {
        line.append("  (also \(entry.aliases.map { ":" + $0 }.joined(separator: ", ")))", .faint)
      }
      return ReplAnswer(lines: [line])
    case .ambiguous(let entries):
      return .error("'\(name)' could be \(entries.map { ":" + $0.name }.joined(separator: ", "))")
    case .unknown(let suggestion):
      return .error("unknown command ':\(name)'" + (suggestion.map { "; did you mean ':\($0)'?" } ?? ""))
    }
  }
}
