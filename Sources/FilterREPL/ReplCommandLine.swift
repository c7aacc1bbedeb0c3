import FilterLists
import FilterText

/// A command as entered: `:name argument`.
struct ReplCommandLine: Hashable {
  /// The name as typed.
  let name: String
  /// The text after the name, trimmed.
  let argument: String

  /// Nil if no letter follows the colon: then the line is a query.
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
  /// The text without white space at its start and end.
  var trimmed: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text.drop { $0.isWhitespace })
  }
}

/// The parts of a command line as it is being typed.
struct CommandHead: Hashable, Sendable {
  /// The name, without the colon.
  let name: String
  /// The range of the name in the line, in bytes.
  let nameRange: Range<Int>
  /// The byte offset where the argument starts; the end of the line if there is no argument yet.
  let argumentStart: Int
  /// The argument, not trimmed at its end.
  let argument: String

  /// Nil if the line is not a command. A lone colon is a command with an empty name.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count, bytes[start].isWhitespace { start += 1 }
    guard start < bytes.count, bytes[start] == UInt8(ascii: ":") else { return nil }
    var end = start + 1
    while end < bytes.count, !bytes[end].isWhitespace { end += 1 }
    name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    if !name.isEmpty, ReplCommandLine(text) == nil { return nil }
    nameRange = start + 1..<end
    while end < bytes.count, bytes[end].isWhitespace { end += 1 }
    argumentStart = end
    argument = String(decoding: bytes[end...], as: UTF8.self)
  }

  /// The command with this name; nil if the name is unknown or ambiguous.
  var entry: ReplCommandList.Entry? {
    if case .command(let entry) = ReplCommandList.find(name) { return entry }
    return nil
  }

  /// Whether only the words of a short list can follow the name.
  var takesFewWords: Bool {
    switch entry?.command {
    case .set, .help, .vocabulary, .histogram, .groupBy, .columns, .run, .sort, .unique, .alias: true
    default: false
    }
  }

  /// Whether the argument is a path.
  var takesPath: Bool { entry?.argument.contains("FILE") ?? false }

  /// The query in the argument and its offset in the line; nil if the command takes none.
  var query: (text: String, start: Int)? {
    guard let entry, entry.argument.contains("QUERY") else { return nil }
    if entry.command != .alias { return (argument, argumentStart) }
    guard let sign = argument.firstIndex(of: "=") else { return nil }
    let text = argument[argument.index(after: sign)...].drop { $0.isWhitespace }
    return (String(text), argumentStart + argument.utf8.count - text.utf8.count)
  }
}
