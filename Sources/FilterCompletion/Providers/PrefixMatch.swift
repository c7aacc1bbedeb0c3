/// How well a text fits a short word that is made up at the moment and in no index: a number, a date, a connective.
package enum PrefixMatch {
  /// From 0.5 to 1, the greater the more of the word is typed; nil where the text does not begin the word. Letter case means
  /// nothing (ASCII). An empty text fits with 0.9.
  package static func quality(of typed: String, in word: String) -> Double? {
    if typed.isEmpty { return 0.9 }
    let whole = word.utf8
    var rest = whole.makeIterator()
    for byte in typed.utf8 {
      guard let next = rest.next(), lowercased(next) == lowercased(byte) else { return nil }
    }
    return 0.5 + 0.5 * Double(typed.utf8.count) / Double(whole.count)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}
