/// The singular of an English plural, for values that are listed in the singular: `t:elves`.
enum PluralWord {
  /// The words that a folded word may be the plural of, the likeliest first; empty for other words.
  static func stems(of word: [UInt8]) -> [[UInt8]] {
    func cut(_ ending: String, _ other: String = "") -> [UInt8]? {
      guard word.count > ending.utf8.count + 1, word.suffix(ending.utf8.count).elementsEqual(ending.utf8) else {
        return nil
      }
      return word.dropLast(ending.utf8.count) + Array(other.utf8)
    }
    if word.count < 4 { return [] }
    let stems = [
      cut("ves", "f"), cut("ves", "fe"), cut("ies", "y"), cut("men", "man"), cut("mice", "mouse"), cut("s"), cut("es"),
    ]
    return stems.compactMap { $0 }
  }
}
