extension String {
  /// The text without blanks at its ends.
  package var trimmingBlanks: String {
    guard let first = utf8.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
      let last = utf8.lastIndex(where: { $0 != 0x20 && $0 != 0x09 })
    else { return "" }
    return first == utf8.startIndex && last == utf8.index(before: utf8.endIndex) ? self : String(self[first...last])
  }
}
