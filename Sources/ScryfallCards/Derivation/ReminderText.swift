/// Reminder text: the text in parentheses in rules text. `o:` does not search it, `fo:` does.
enum ReminderText {
  /// Appends a rules text without its reminder text, as UTF-8.
  ///
  /// The blanks before a parenthesis and lines with nothing else are removed, too. A parenthesis that is not closed on
  /// its line is kept. Linear in the text.
  static func removing(from text: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) {
    var index = 0
    let start = result.count
    var lineStart = start
    var isRemoved = false
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "(") {
        if let end = endOfReminder(in: text, from: index) {
          while result.count > lineStart, result.last == UInt8(ascii: " ") { result.removeLast() }
          isRemoved = true
          index = end
          if result.count == lineStart {
            while index < text.count, text[index] == UInt8(ascii: " ") { index += 1 }
          }
          continue
        }
        // Copy the rest of the line: searching again at each parenthesis would take quadratic time.
        while index < text.count, text[index] != UInt8(ascii: "\n") {
          result.append(text[index])
          index += 1
        }
        continue
      }
      if byte == UInt8(ascii: "\n") {
        index += 1
        let isGone = isRemoved && result.count == lineStart
        isRemoved = false
        if isGone { continue }
        result.append(byte)
        lineStart = result.count
      } else {
        let run = index
        while index < text.count, text[index] != UInt8(ascii: "("), text[index] != UInt8(ascii: "\n") { index += 1 }
        result.append(contentsOf: text[run..<index])
      }
    }
    if isRemoved, result.count == lineStart, lineStart > start { result.removeLast() }
  }

  /// A rules text without its reminder text; see ``removing(from:into:)``.
  static func removing(from text: String) -> String {
    text.withBytes { bytes in
      if !bytes.contains(UInt8(ascii: "(")) { return text }
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      removing(from: bytes, into: &result)
      return String(decoding: result, as: UTF8.self)
    }
  }

  private static func endOfReminder(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "\n"): return nil
      default: break
      }
      index += 1
    }
    return nil
  }
}
