/// Reads values of a palette like ``Palette/read(_:)``, with its words and names looked up and not searched.
final class ColorReader: Sendable {
  private let palette: Palette
  /// For each ASCII character the bit of the color with that letter, or zero.
  private let letters: [UInt8]
  private let words: [String: ColorValue]
  private let names: [String: ColorValue]

  init(_ palette: Palette) {
    self.palette = palette
    letters = (0..<128).map { palette.letters(String(Unicode.Scalar(UInt8($0))))?.bits ?? 0 }
    var words: [String: ColorValue] = [:]
    func add(_ word: String, _ value: ColorValue) {
      let key = ValueSpelling.folded(word)
      if words[key] == nil { words[key] = value }
    }
    for word in palette.noneWords { add(word, ColorValue.none) }
    for word in palette.manyWords { add(word, .many) }
    for word in palette.anyWords { add(word, .any) }
    for word in palette.countWords { add(word.word, .count(word.count)) }
    self.words = words
    var names: [String: ColorValue] = [:]
    func add(_ name: String) {
      let key = ValueSpelling.folded(name)
      if names[key] == nil, let set = palette.colors(named: name) { names[key] = .colors(set) }
    }
    for color in palette.colors { ([color.name] + color.aliases).forEach(add) }
    for nickname in palette.nicknames { ([nickname.name] + nickname.aliases).forEach(add) }
    self.names = names
  }

  /// The value of a text; throws the same errors as ``Palette/read(_:)``.
  func read(_ text: String) throws(ColorError) -> ColorValue {
    let folded = ValueSpelling.folded(text)
    if folded.isEmpty { throw .empty }
    if let set = set(ofLetters: folded) { return .colors(set) }
    if let word = words[folded] { return word }
    if let count = palette.count(text) { return .count(count) }
    if let name = names[folded] { return name }
    throw palette.error(in: folded)
  }

  private func set(ofLetters text: String) -> ColorSet? {
    var bits: UInt8 = 0
    for byte in text.utf8 {
      guard byte < 128, letters[Int(byte)] != 0 else { return nil }
      bits |= letters[Int(byte)]
    }
    return ColorSet(bits: bits)
  }
}

extension Vocabulary {
  /// The colors of a value of a field; see ``Palette/read(_:)``.
  package func colors(_ text: String, of id: FieldID) throws(ColorError) -> ColorValue {
    guard let palette = storage.palettesByName[storage.fields[id.index].palette] else { throw .unknownName }
    return try storage.colorReaders[palette].read(text)
  }
}
