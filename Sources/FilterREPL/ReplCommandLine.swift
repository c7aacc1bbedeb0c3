import FilterQueryTesting
import FilterText

/// `:name argument`
struct ReplCommandLine: Hashable {
  /// The name as it was typed.
  let name: String
  /// What stands after it, without the blanks around it.
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

/// The beginning of a command while it is typed: its name, and where its argument begins.
struct CommandHead: Hashable, Sendable {
  /// The name, without the colon.
  let name: String
  /// The bytes of the line that the name takes.
  let nameRange: Range<Int>
  /// Where the argument begins, in bytes: the end of the line where there is none yet.
  let argumentStart: Int
  /// The argument as it stands.
  let argument: String

  /// Nil where the line is no command. A lone colon is one that has no name yet.
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

  /// The command the name stands for; nil where it is none, or the beginning of several.
  var entry: ReplCommandList.Entry? {
    if case .command(let entry) = ReplCommandList.find(name) { return entry }
    return nil
  }

  /// Whether the argument is a query.
  var takesQuery: Bool { entry?.argument.contains("QUERY") ?? false }
}
