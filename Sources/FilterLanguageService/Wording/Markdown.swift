/// Text made safe for Markdown, so that what somebody typed shows as it is and never as formatting, a link or HTML.
public enum Markdown {
  /// The text with a backslash before each mark that Markdown would read (`` ` ``, `*`, `_`, `|`, `[`, `<` and others), and
  /// before those that mean something at the beginning of a line. Line breaks and tabs become spaces, other control
  /// characters U+FFFD. Linear in the text.
  public static func escaped(_ text: String) -> String {
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

  /// The text as a code span, with a fence longer than any run of backticks in it; empty for the empty text. Line breaks and
  /// tabs become spaces, since a span cannot hold them. Linear in the text.
  public static func code(_ text: String) -> String {
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
    // A reader takes one space off each end, so that a backtick may stand there.
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

  /// Marks that mean something wherever they stand.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "~"),
      UInt8(ascii: "#"), UInt8(ascii: "&"):
      true
    default: false
    }
  }

  /// Marks that make a list or an underlined heading of a line that begins with them: `-`, `+`, `=`, `1.`, `1)`.
  private static func beginsBlock(_ bytes: [UInt8], at offset: Int) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "="): offset == 0
    // A number of a list has nine digits at most.
    case UInt8(ascii: "."), UInt8(ascii: ")"):
      (1...9).contains(offset) && bytes[..<offset].allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    default: false
    }
  }

  /// The colon of `https://`, which editors turn into a link without being asked.
  private static func isLinkColon(_ bytes: [UInt8], at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: ":") && offset + 2 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/")
      && bytes[offset + 2] == UInt8(ascii: "/")
  }
}
