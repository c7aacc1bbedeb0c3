import FilterSemantics

/// "a" or "an".
enum EnglishArticle {
  /// The article before a word, by its first letter.
  static func before(_ word: String) -> String {
    switch word.utf8.first.map({ $0 | 0x20 }) {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"): "an"
    // A "u" is most often spoken "you" or as letters: "a unit", "a US price".
    default: "a"
    }
  }
}
