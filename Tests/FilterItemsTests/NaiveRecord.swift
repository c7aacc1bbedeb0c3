import Foundation

/// A record as Foundation reads it.
final class NaiveRecord {
  private let object: Any
  private var known: [String: [String]] = [:]

  private init(object: Any) { self.object = object }

  static func all(of lines: [String]) throws -> [NaiveRecord] {
    try lines.map { NaiveRecord(object: try JSONSerialization.jsonObject(with: Data($0.utf8))) }
  }

  /// The values at a dotted path, those of all elements of lists.
  private func values(_ path: String) -> [Any] {
    var values = [object]
    for key in path.split(separator: ".") {
      values = values.flatMap { value -> [Any] in
        if let list = value as? [Any] { return list.compactMap { ($0 as? [String: Any])?[String(key)] } }
        return (value as? [String: Any])?[String(key)].map { [$0] } ?? []
      }
    }
    return values.flatMap { $0 as? [Any] ?? [$0] }.filter { !($0 is NSNull) }
  }

  /// The values at a path as texts. They are kept.
  func texts(_ path: String) -> [String] {
    if let texts = known[path] { return texts }
    let texts = values(path).map { value in
      if let text = value as? String { return text }
      let number = value as? NSNumber
      let isBoolean = number.map { CFBooleanTexts.isBoolean($0) } ?? false
      return isBoolean ? (number?.boolValue == true ? "true" : "false") : "\(value)"
    }
    known[path] = texts
    return texts
  }

  func numbers(_ path: String) -> [Double] { texts(path).compactMap { Double($0) } }

  /// The text in lower case, its Latin letters as ASCII and every run of white space as one blank. Foundation keeps the
  /// letters that Unicode does not decompose.
  static func folded(_ text: String) -> String {
    text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).map { letters[$0] ?? String($0) }
      .joined().replacing(/\s+/, with: " ")
  }

  /// Whether a folded word stands in a text where a word begins: after a character that is no letter or digit, between
  /// letters and digits, and at a capital after a small letter.
  static func begins(_ word: String, in text: String) -> Bool {
    let characters = Array(text)
    return characters.indices.contains { index in
      let before = index > 0 ? characters[index - 1] : " "
      let isBeginning =
        !before.isLetter && !before.isNumber || before.isNumber != characters[index].isNumber
        || before.isLowercase && characters[index].isUppercase
      return isBeginning && folded(String(characters[index...])).hasPrefix(word)
    }
  }

  private static let letters: [Character: String] = [
    "ı": "i", "ø": "o", "đ": "d", "ł": "l", "ß": "ss", "ð": "d", "þ": "th",
  ]
}

/// Distinguishes the booleans of JSON from its numbers.
private enum CFBooleanTexts {
  static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
