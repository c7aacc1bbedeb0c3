import FilterText

/// A short text that distinguishes words from parts of queries, so that each renderer can format and escape them.
public struct StyledText: Hashable, Sendable {
  /// A part of the text.
  package struct Run: Hashable, Sendable {
    /// The characters, without escapes or formatting.
    package var text: String
    /// Whether the text is a part of a query.
    package var isCode: Bool
  }

  /// The runs in order. Adjacent runs differ in kind, and none is empty.
  package private(set) var runs: [Run] = []

  init(_ runs: [Run] = []) {
    for run in runs { append(run) }
  }

  /// Words, which may contain any characters.
  static func words(_ text: String) -> StyledText { StyledText([Run(text: text, isCode: false)]) }

  /// A part of a query.
  static func code(_ text: String) -> StyledText { StyledText([Run(text: text, isCode: true)]) }

  /// Whether the text has no characters.
  package var isEmpty: Bool { runs.isEmpty }

  static func + (left: StyledText, right: StyledText) -> StyledText { StyledText(left.runs + right.runs) }

  static func += (left: inout StyledText, right: StyledText) {
    for run in right.runs { left.append(run) }
  }

  private mutating func append(_ run: Run) {
    if run.text.isEmpty { return }
    if let last = runs.indices.last, runs[last].isCode == run.isCode {
      runs[last].text += run.text
    } else {
      runs.append(run)
    }
  }

  /// The text without formatting, with parts of queries in straight quotes.
  public var plainText: String {
    var text = ""
    for run in runs { text += run.isCode ? "'" + run.text + "'" : run.text }
    return text
  }

  /// The text with a lower-case first letter, to follow other words.
  var uncapitalized: StyledText {
    guard let first = runs.first, !first.isCode else { return self }
    return .words(Phrase.uncapitalized(first.text)) + StyledText(Array(runs.dropFirst()))
  }

  /// The text as one paragraph of Markdown, with parts of queries as code and words escaped.
  public var markdown: String {
    var text = ""
    for run in runs { text += run.isCode ? Markdown.code(run.text) : Markdown.escaped(run.text) }
    return text
  }
}

extension StyledText: ExpressibleByStringLiteral {
  /// Makes a text of words from a literal.
  public init(stringLiteral value: String) {
    self = .words(value)
  }
}

extension StyledText {
  /// Words with parts of queries between back quotes. Linear.
  init(marked text: String) {
    self.init(
      text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map {
        Run(text: String($1), isCode: $0 % 2 == 1)
      })
  }

  /// Parts of queries separated by commas: `w`, `u`, `b`. Ends in an ellipsis if there are more than `limit`.
  static func codes(_ texts: some Collection<String>, limit: Int = 8) -> StyledText {
    var list = StyledText()
    for text in texts.prefix(limit) {
      if !list.isEmpty { list += ", " }
      list += .code(text)
    }
    return texts.count > limit ? list + ", …" : list
  }
}

/// Escapes text for Markdown, so that user input never becomes formatting, a link or HTML.
enum Markdown {
  /// The text with a backslash before each character that Markdown interprets (`` ` ``, `*`, `_`, `|`, `[`, `<` and
  /// others), also those at the start of a line. Line breaks and tabs become spaces, other control characters U+FFFD.
  /// Linear in the text.
  static func escaped(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 8)
    for (offset, byte) in bytes.enumerated() {
      if isMark(byte) || beginsBlock(bytes, at: offset) || isLinkColon(bytes, at: offset) {
        result.append(UInt8(ascii: "\\"))
      }
      append(byte, to: &result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text as a code span, with a fence longer than any run of backticks in it; empty for the empty text. Line
  /// breaks and tabs become spaces, because a span cannot contain them. Linear in the text.
  static func code(_ text: String) -> String {
    if text.isEmpty { return "" }
    var content: [UInt8] = []
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
      append(byte, to: &content)
    }
    let fence = [UInt8](repeating: UInt8(ascii: "`"), count: longest + 1)
    // Renderers remove one space from each end, so that a span may begin with a backtick.
    let isPadded = content.first.map(isEdgeMark) == true || content.last.map(isEdgeMark) == true
    let space: [UInt8] = isPadded && content.contains { $0 != UInt8(ascii: " ") } ? [UInt8(ascii: " ")] : []
    return String(decoding: fence + space + content + space + fence, as: UTF8.self)
  }

  private static func isEdgeMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "`") || byte == UInt8(ascii: " ") }

  private static func append(_ byte: UInt8, to result: inout [UInt8]) {
    switch byte {
    case 0x09, 0x0A, 0x0D: result.append(UInt8(ascii: " "))
    case 0x00...0x1F, 0x7F: result += "\u{FFFD}".utf8
    default: result.append(byte)
    }
  }

  /// Whether Markdown interprets the character anywhere.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "~"),
      UInt8(ascii: "#"), UInt8(ascii: "&"):
      true
    default: false
    }
  }

  /// Whether the character begins a list or an underlined heading: `-`, `+`, `=`, `1.`, `1)`.
  private static func beginsBlock(_ bytes: [UInt8], at offset: Int) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "="): offset == 0
    // The number of a list item has at most nine digits.
    case UInt8(ascii: "."), UInt8(ascii: ")"):
      (1...9).contains(offset) && bytes[..<offset].allSatisfy { $0.isDigit }
    default: false
    }
  }

  /// Whether this is the colon of `https://`, which editors turn into a link.
  private static func isLinkColon(_ bytes: [UInt8], at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: ":") && offset + 2 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/")
      && bytes[offset + 2] == UInt8(ascii: "/")
  }
}
