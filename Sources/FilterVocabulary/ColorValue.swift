/// A set of the colors of one palette, as bits: the first color is the lowest bit.
public struct ColorSet: Hashable, Sendable {
  /// Bit `n` stands for the color with the index `n` in the palette.
  public let bits: UInt8

  package init(bits: UInt8) { self.bits = bits }

  /// The number of colors, 0 to 6.
  public var count: Int { bits.nonzeroBitCount }
}

/// A value of a field of colors.
public enum ColorValue: Hashable, Sendable {
  /// These colors: `rg`, `esper`.
  case colors(ColorSet)
  /// A number of colors: `2`, `rainbow`.
  case count(Int)
  /// No color: `c`, `colorless`.
  case none
  /// Two or more colors: `m`, `multicolor`.
  case many
  /// One color, or with `:` and `!=` one or more: `any`.
  case any
}

/// The reason why a text is not a value of a color field.
public enum ColorError: Error, Hashable, Sendable {
  /// A character that is not a color, and its offset in the folded text.
  case unknownLetter(at: Int)
  /// Letters that are neither colors nor a name: `yore`.
  case unknownName
  /// The letter for "none" together with colors: `rc`.
  case noneAmongColors
  /// The letter for "many" together with colors: `rm`.
  case manyAmongColors
  /// An empty text.
  case empty
}

extension Palette {
  /// Reads a value, in any letter case and with any separators. Letters come before words, words before digits, digits
  /// before names. Linear in the text and in the nicknames.
  public func read(_ text: String) throws(ColorError) -> ColorValue {
    let folded = ValueSpelling.folded(text)
    if folded.isEmpty { throw .empty }
    if let letters = letters(folded) { return .colors(letters) }
    if let word = word(folded) { return word }
    // Read from the original text, because in the folded text a minus before a number would be a separator.
    if let count = count(text) { return .count(count) }
    if let set = colors(named: folded) { return .colors(set) }
    throw error(in: folded)
  }

  private func word(_ folded: String) -> ColorValue? {
    func isMeant(_ word: String) -> Bool { ValueSpelling.folded(word) == folded }
    if noneWords.contains(where: isMeant) { return ColorValue.none }
    if manyWords.contains(where: isMeant) { return .many }
    if anyWords.contains(where: isMeant) { return .any }
    return countWords.first { isMeant($0.word) }.map { .count($0.count) }
  }

  func count(_ text: String) -> Int? {
    guard text.utf8.count == 1, let byte = text.utf8.first, byte >= 0x30, byte <= 0x39 else { return nil }
    let count = Int(byte - 0x30)
    return count <= colors.count ? count : nil
  }

  /// The set that a name stands for: the name of a color or a nickname.
  package func colors(named name: String) -> ColorSet? {
    let folded = ValueSpelling.folded(name)
    for (index, color) in colors.enumerated()
    where ([color.name] + color.aliases).contains(where: { ValueSpelling.folded($0) == folded }) {
      return ColorSet(bits: 1 << UInt8(index))
    }
    for nickname in nicknames {
      let names = [nickname.name] + nickname.aliases
      if names.contains(where: { ValueSpelling.folded($0) == folded }) { return letters(nickname.letters) }
    }
    return nil
  }

  /// The set of some letters; nil if one is not a color, or if there are none.
  package func letters(_ text: String) -> ColorSet? {
    var bits: UInt8 = 0
    for byte in text.utf8 {
      guard let index = index(ofLetter: byte) else { return nil }
      bits |= 1 << UInt8(index)
    }
    return bits == 0 ? nil : ColorSet(bits: bits)
  }

  private func index(ofLetter byte: UInt8) -> Int? {
    let lowercase = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
    for (index, color) in colors.enumerated() where color.letter.utf8.first == lowercase { return index }
    return nil
  }

  func error(in folded: String) -> ColorError {
    if refusedNames.contains(folded) || foreignNicknames.contains(where: { ValueSpelling.folded($0.name) == folded }) {
      return .unknownName
    }
    var mixed: ColorError?
    for (offset, byte) in folded.utf8.enumerated() where index(ofLetter: byte) == nil {
      if noneWords.first?.utf8.elementsEqual([byte]) == true {
        mixed = mixed ?? .noneAmongColors
      } else if manyWords.first?.utf8.elementsEqual([byte]) == true {
        mixed = mixed ?? .manyAmongColors
      } else {
        return .unknownLetter(at: offset)
      }
    }
    return mixed ?? .unknownName
  }

  /// The letters of a set, in the order of the palette.
  package func letters(of set: ColorSet) -> String {
    var text = ""
    for (index, color) in colors.enumerated() where set.bits & (1 << UInt8(index)) != 0 { text += color.letter }
    return text
  }
}
