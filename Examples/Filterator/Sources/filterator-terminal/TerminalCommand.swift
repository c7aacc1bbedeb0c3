import Filterator

/// A line of input.
enum TerminalCommand: Hashable {
  case name(NamePanel)
  case shoe(ShoePanel)
  case blood(BloodPanel)
  case born(BornPanel)
  case query(String)
  case clear
  case help
  case nothing
  /// Why the line is not a command, without a full stop.
  case invalid(String)

  /// Parses a line: a command and its arguments.
  init(_ line: String) {
    let line = line.trimmed
    let word = line.prefix { !$0.isWhitespace }
    let rest = String(line[word.endIndex...]).trimmed
    switch word.lowercased() {
    case "": self = .nothing
    case "name": self = .name(NamePanel(typed: rest))
    case "shoe":
      self = TerminalCommand.range(rest).map { .shoe($0) } ?? .invalid("expected two sizes or '-': shoe 40 -")
    case "born":
      self = TerminalCommand.range(rest).map { .born($0) } ?? .invalid("expected two years or '-': born 1980 -")
    case "blood": self = TerminalCommand.blood(rest)
    case "query": self = .query(rest)
    case "clear" where rest.isEmpty: self = .clear
    case "help" where rest.isEmpty: self = .help
    default: self = .invalid("unknown command '\(line)'; 'help' lists the commands")
    }
  }

  /// Parses a range: nothing, one number, or two; `-` is an open end.
  private static func range<Subject: RangeSubject>(_ text: String) -> RangePanel<Subject>? {
    let words = text.split(whereSeparator: { $0.isWhitespace })
    if words.count > 2 { return nil }
    var ends: [Int?] = []
    for word in words {
      guard word != "-" else {
        ends.append(nil)
        continue
      }
      guard let end = Int(word), end >= 0 else { return nil }
      ends.append(end)
    }
    if ends.isEmpty { return RangePanel() }
    return RangePanel(ends[0], ends.count == 2 ? ends[1] : ends[0])
  }

  private static func blood(_ text: String) -> TerminalCommand {
    var types: [BloodType] = []
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      let named = BloodPanel.types(named: String(word))
      if named.isEmpty { return .invalid("unknown blood type '\(word)'") }
      types += named
    }
    return .blood(BloodPanel(types))
  }
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
