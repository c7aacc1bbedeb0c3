/// Texts of queries in titles.
enum ActionTitle {
  /// A text in one line and in quotes, at most forty characters of it.
  static func quoted(_ text: String) -> String { "'" + (short(text) ?? cut(text)) + "'" }

  /// `: text`, where that is short; else nothing.
  static func result(_ text: String) -> String {
    short(text).map { ": " + $0 } ?? ""
  }

  private static let length = 40

  /// A text in one line; nil where it is longer than a title should be.
  private static func short(_ text: String) -> String? {
    text.utf8.count <= length * 4 && text.unicodeScalars.count <= length ? oneLine(text[...]) : nil
  }

  private static func cut(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(length - 1) { result.append(scalar) }
    return oneLine(Substring(String(result))) + "…"
  }

  private static func oneLine(_ text: Substring) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(scalar.value < 0x20 ? " " : scalar) }
    return String(result)
  }
}
