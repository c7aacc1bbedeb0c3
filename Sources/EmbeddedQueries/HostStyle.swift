import FilterText

/// How a host writes the text of an embedded query.
package enum HostStyle: Hashable, Sendable {
  /// Lines as they are: a fenced code block of Markdown, a literal block of YAML.
  case lines(LineStyle)
  /// Lines that are joined by spaces: a folded block of YAML.
  case folded
  /// A YAML value without quotes.
  case plain(isInFlow: Bool)
  /// A YAML value in single quotes.
  case singleQuoted
  /// A JSON string, or a YAML value in double quotes.
  case doubleQuoted
  /// A Swift literal in one line, with a number of `#` before its quote.
  case swift(pounds: Int)
  /// A Swift literal of several lines.
  case swiftLines(pounds: Int, LineStyle)

  /// What stands before the text of each line, and what ends a line.
  package struct LineStyle: Hashable, Sendable {
    let prefix: [UInt8]
    let ending: [UInt8]
  }

  /// The lines of the text, if the host has a line for each.
  package var lineStyle: LineStyle? {
    switch self {
    case .lines(let style), .swiftLines(pounds: _, let style): style
    case .folded, .plain, .singleQuoted, .doubleQuoted, .swift: nil
    }
  }

  /// The form of a text that replaces a part of a query. A line break becomes a space where the host has none.
  ///
  /// - Parameter isWhole: Whether the text is the whole query: then every character that could end the literal is
  ///   escaped, and a plain value gets quotes.
  func written(_ text: [UInt8], isWhole: Bool = false) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    if isWhole, case .plain = self {
      return [UInt8(ascii: "'")] + HostStyle.singleQuoted.written(text) + [UInt8(ascii: "'")]
    }
    var index = 0
    while index < text.count {
      let byte = text[index]
      var next = index + 1 < text.count ? text[index + 1] : 0
      if byte.isLineBreak {
        if byte == UInt8(ascii: "\r"), next == UInt8(ascii: "\n") {
          index += 1
          next = index + 1 < text.count ? text[index + 1] : 0
        }
        writeLineBreak(isBeforeAnother: next.isLineBreak, to: &result)
      } else {
        let previous = index > 0 ? text[index - 1] : 0
        write(byte, between: previous, and: next, isWhole: isWhole, to: &result)
      }
      index += 1
    }
    return result
  }

  private func writeLineBreak(isBeforeAnother: Bool, to result: inout [UInt8]) {
    switch self {
    case .lines(let style), .swiftLines(pounds: _, let style):
      result += style.ending
      // A blank line gets no trailing white space.
      result += isBeforeAnother ? style.prefix[..<style.prefix.endWithoutSpaces] : style.prefix[...]
    case .doubleQuoted: result += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
    case .swift(let pounds): result += HostStyle.escape(UInt8(ascii: "n"), pounds: pounds)
    case .folded, .plain, .singleQuoted: result.append(0x20)
    }
  }

  private func write(
    _ byte: UInt8, between previous: UInt8, and next: UInt8, isWhole: Bool, to result: inout [UInt8]
  ) {
    let quote = UInt8(ascii: "\"")
    let isDelimiter = byte == quote || byte == UInt8(ascii: "\\")
    switch self {
    case .doubleQuoted where isDelimiter: result += [UInt8(ascii: "\\"), byte]
    case .doubleQuoted where byte < 0x20:
      result += Array("\\u00".utf8) + [HostStyle.digit(byte >> 4), HostStyle.digit(byte & 15)]
    case .singleQuoted where byte == UInt8(ascii: "'"): result += [byte, byte]
    case .swift(let pounds) where isDelimiter && (isWhole || pounds == 0):
      result += HostStyle.escape(byte, pounds: pounds)
    case .swiftLines(let pounds, _) where byte == UInt8(ascii: "\\") && (isWhole || pounds == 0):
      result += HostStyle.escape(byte, pounds: pounds)
    case .swiftLines(let pounds, _) where byte == quote && isWhole:
      let isRisky = previous == quote || next == quote || next == UInt8(ascii: "#")
      result += isRisky ? HostStyle.escape(byte, pounds: pounds) : [byte]
    default: result.append(byte)
    }
  }

  private static func escape(_ byte: UInt8, pounds: Int) -> [UInt8] {
    [UInt8(ascii: "\\")] + [UInt8](repeating: UInt8(ascii: "#"), count: pounds) + [byte]
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }

  /// Whether a text can be written piece by piece. Otherwise it is written anew as a whole: a part could end the
  /// literal together with its neighbors.
  func allows(_ text: [UInt8]) -> Bool {
    switch self {
    case .lines, .folded, .singleQuoted, .doubleQuoted, .swift(pounds: 0): return true
    case .plain(let isInFlow): return HostStyle.isPlain(text, isInFlow: isInFlow)
    case .swiftLines(pounds: 0, _):
      var run = 0
      for byte in text {
        run = byte == UInt8(ascii: "\"") ? run + 1 : 0
        if run == 3 { return false }
      }
      return true
    case .swift, .swiftLines:
      var previous: UInt8 = 0
      for byte in text {
        if byte == UInt8(ascii: "#"), previous == UInt8(ascii: "\"") || previous == UInt8(ascii: "\\") { return false }
        previous = byte
      }
      return !text.starts(with: [UInt8(ascii: "\""), UInt8(ascii: "\"")])
    }
  }

  /// Whether a YAML value needs no quotes (YAML 1.2.2, section 7.3.3). Outside of flow collections a colon at the end
  /// is accepted: the value is still being typed. White space at the ends does not count.
  private static func isPlain(_ text: [UInt8], isInFlow: Bool) -> Bool {
    var start = 0
    while start < text.count, text[start] == 0x20 { start += 1 }
    let end = text.endWithoutSpaces
    guard start < end else { return !isInFlow }
    func endsWord(_ index: Int) -> Bool {
      index >= end || text[index].isWhitespace || isInFlow && text[index].isFlowMark
    }
    switch text[start] {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"): if endsWord(start + 1) { return false }
    case let first: if first.isFlowMark || "#&*!|>'\"%@`".utf8.contains(first) { return false }
    }
    for index in start..<end {
      let byte = text[index]
      if byte < 0x20, !byte.isLineBreak { return false }
      if isInFlow, byte.isFlowMark { return false }
      if byte == UInt8(ascii: ":"), index + 1 < end || isInFlow, endsWord(index + 1) { return false }
      if byte == UInt8(ascii: "#"), index > start, text[index - 1].isWhitespace { return false }
    }
    return true
  }
}

extension UInt8 {
  /// Whether this separates or encloses the entries of a YAML flow collection.
  var isFlowMark: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }

  /// Whether this is a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension [UInt8] {
  /// The end without spaces and tabs before it.
  var endWithoutSpaces: Int {
    var end = count
    while end > 0, self[end - 1].isBlank { end -= 1 }
    return end
  }
}
