import FilterEvaluation
import FilterSemantics
import FilterText

/// The words with which a card refers to itself in its rules text: what `~` stands for in `o:` and in regular
/// expressions (Reference 3.4).
///
/// - The full name, and the names of the faces.
/// - For a legendary card the name before the comma (`Atraxa` of *Atraxa, Praetors' Voice*), else before ` of ` or
///   ` the ` (`Hazoret` of *Hazoret the Fervent*). For a legendary creature or planeswalker without either, its first
///   words (`Jace` of *Jace Beleren*), unless they are `The` or a type (`Sliver`).
/// - `this` followed by a type of object: `this creature`, `this Aura`, `this card`; but not `this turn`,
///   `this ability`, `this token` or `this way`.
struct SelfReferences: Sendable {
  /// The names in ASCII lower case, the longest first.
  private var names: [[UInt8]] = []
  /// Bit n of the two words: a name begins with the ASCII character n. Other names are always tried.
  private var firstBytes: (UInt64, UInt64) = (0, 0)
  private var hasOtherFirstBytes = false

  /// No references.
  init() {}

  /// Collects the references of a card, which all its faces share.
  init(of card: borrowing Card) {
    insert(card.name, typeLine: card.faces.isEmpty ? card.typeLine : "")
    for face in card.faces { insert(face.name, typeLine: face.typeLine) }
    names.sort { $0.count > $1.count }
    for name in names {
      let first = name[0]
      switch first {
      case 0..<64: firstBytes.0 |= 1 << UInt64(first)
      case 64..<128: firstBytes.1 |= 1 << UInt64(first - 64)
      default: hasOtherFirstBytes = true
      }
    }
  }

  /// Appends a text, as UTF-8, with a `~` in place of each reference. References are whole words in any letter case.
  /// Linear in the text times the number of names.
  func marking(_ text: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) {
    var copied = 0
    var index = 0
    var isInWord = false
    while index < text.count {
      let byte = text[index]
      if !isInWord, let end = endOfReference(in: text, from: index, first: byte.lowerCase) {
        result.append(contentsOf: text[copied..<index])
        result.append(UInt8(ascii: "~"))
        index = end
        copied = end
        continue
      }
      isInWord = byte.isInWord
      index += 1
    }
    result.append(contentsOf: text[copied...])
  }

  /// A text with a `~` in place of each reference; see ``marking(_:into:)``.
  func marking(_ text: String) -> String {
    text.withBytes { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      marking(bytes, into: &result)
      return String(decoding: result, as: UTF8.self)
    }
  }

  private func endOfReference(in text: UnsafeBufferPointer<UInt8>, from start: Int, first: UInt8) -> Int? {
    let mayBeName =
      first < 64
      ? firstBytes.0 >> UInt64(first) & 1 != 0
      : first < 128 ? firstBytes.1 >> UInt64(first - 64) & 1 != 0 : hasOtherFirstBytes
    if mayBeName {
      for name in names where name[0] == first {
        let end = start + name.count
        if end > text.count || end < text.count && text[end].isInWord { continue }
        var offset = 1
        while offset < name.count, text[start + offset].lowerCase == name[offset] { offset += 1 }
        if offset == name.count { return end }
      }
    }
    return first == UInt8(ascii: "t") ? SelfReferences.endOfPhrase(in: text, from: start) : nil
  }

  /// The end of a phrase such as `this creature`; nil for other text.
  private static func endOfPhrase(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start + 6 < text.count, text[start + 4] == UInt8(ascii: " "),
      text[start + 1].lowerCase == UInt8(ascii: "h"), text[start + 2].lowerCase == UInt8(ascii: "i"),
      text[start + 3].lowerCase == UInt8(ascii: "s")
    else { return nil }
    var end = start + 5
    while end < text.count, text[end].isInWord, end < start + 22 { end += 1 }
    guard let word = PackedWord(text[start + 5..<end]) else { return nil }
    return nouns.contains(word) ? end : nil
  }

  private static let nouns = PackedWord.set([
    "creature", "spell", "land", "card", "artifact", "enchantment", "planeswalker", "battle", "permanent", "equipment",
    "aura", "vehicle", "saga", "spacecraft", "siege", "mount", "class", "case", "room", "planet", "fortification",
    "contraption", "attraction", "conspiracy", "scheme", "plane", "phenomenon", "dungeon", "emblem",
  ])
}

extension SelfReferences {
  private mutating func insert(_ name: String, typeLine: String) {
    append(name)
    let types = TypeTraits(typeLine: typeLine)
    if types.contains(.legendary) {
      for short in SelfReferences.shortNames(of: name, isPerson: !types.isDisjoint(with: [.creature, .planeswalker])) {
        append(short)
      }
    }
  }

  private mutating func append(_ name: String) {
    let bytes = name.utf8.map { $0.lowerCase }
    if bytes.isEmpty || names.contains(bytes) { return }
    names.append(bytes)
    // The text may be in lower case beyond ASCII.
    if bytes.contains(where: { $0 >= 0x80 }) {
      let lower = TextFolding.literal(name)
      if lower != bytes { names.append(lower) }
    }
  }

  /// The short names of a legendary card, the longest first.
  static func shortNames(of name: String, isPerson: Bool) -> [String] {
    let bytes = Array(name.utf8)
    func text(before end: Int) -> [String] { [String(decoding: bytes[..<end], as: UTF8.self)] }
    if let comma = index(of: ", ", in: bytes) { return comma > 0 ? text(before: comma) : [] }
    let preposition = [index(of: " of ", in: bytes), index(of: " the ", in: bytes)].compactMap { $0 }.min()
    if let preposition { return preposition > 0 ? text(before: preposition) : [] }
    if !isPerson { return [] }
    var names: [String] = []
    for end in bytes.indices.reversed() where bytes[end] == UInt8(ascii: " ") && end > 0 {
      let word = bytes[..<end]
      let isFirst = !word.contains(UInt8(ascii: " "))
      if isFirst, word.elementsEqual("The".utf8) { continue }
      if isFirst, TypeWords.isCommonType(word) { continue }
      names += text(before: end)
    }
    return names
  }

  private static func index(of piece: StaticString, in bytes: [UInt8]) -> Int? {
    piece.withUTF8Buffer { piece in
      guard bytes.count >= piece.count else { return nil }
      return (0...bytes.count - piece.count).first { bytes[$0...].starts(with: piece) }
    }
  }
}
