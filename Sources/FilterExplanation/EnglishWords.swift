import FilterSemantics

/// A list of words and the numbers from zero to twelve, in words.
enum EnglishWords {
  /// `white, blue and black`
  static func list(_ words: [String], _ connective: String = "and") -> String {
    guard let last = words.last else { return "" }
    if words.count == 1 { return last }
    return words.dropLast().joined(separator: ", ") + " " + connective + " " + last
  }

  /// `two`; digits from 13 on.
  static func number(_ number: Int) -> String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    return words.indices.contains(number) ? words[number] : String(number)
  }

  /// A text in typographic quotes.
  static func quoted(_ text: String) -> String { "\u{201C}" + text + "\u{201D}" }

  /// A name with capital initials: `Yore-Tiller`.
  static func capitalized(_ name: String) -> String {
    var result: [UInt8] = []
    var isInitial = true
    for byte in name.utf8 {
      result.append(isInitial && byte >= 0x61 && byte <= 0x7A ? byte & 0xDF : byte)
      isInitial = byte == UInt8(ascii: "-") || byte == UInt8(ascii: " ")
    }
    return String(decoding: result, as: UTF8.self)
  }
}
