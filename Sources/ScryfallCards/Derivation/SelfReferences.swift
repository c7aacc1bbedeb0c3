import DataStreams
import FilterEvaluation
import FilterSemantics

/// How a card speaks of itself in its rules text: what `~` stands for in `o:` and in regexes.
///
/// - its full name, and the names of its faces;
/// - of a legendary card the name before the comma (`Atraxa` of *Atraxa, Praetors' Voice*), else before ` of ` or ` the `
///   (`Hazoret` of *Hazoret the Fervent*); of a legendary creature or planeswalker without either, its first words
///   (`Jace` of *Jace Beleren*), unless they are `The` or a type (`Sliver`);
/// - `this` and what the card is: `this creature`, `this Aura`, `this card`. Not `this turn`, `this ability`, `this token`,
///   `this way`.
///
/// Source: REFERENCE 3.4, and the rules texts of 2025 for the words and the short names.
public struct SelfReferences: Sendable {
  /// The names in small ASCII letters, the longest first.
  private var names: [[UInt8]] = []
  /// Bit n of the first or second number: a name begins with the ASCII letter n. Others are always tried.
  private var firstBytes: (UInt64, UInt64) = (0, 0)
  private var hasOtherFirstBytes = false

  /// The references of a card; all of its faces have the same ones.
  public init(of card: borrowing Card) {
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

  /// Appends a text, as UTF-8, in which each reference to the card is a `~`. A name must stand alone: not within a longer
  /// word. Letter case means nothing. Linear in the text times the number of names.
  public func marking(_ text: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) {
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

  /// A text in which each reference to the card is a `~`; see ``marking(_:into:)``.
  public func marking(_ text: String) -> String {
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

  /// Where `this creature` ends.
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

  private static let nouns: Set<PackedWord> = [
    PackedWord("creature"), PackedWord("spell"), PackedWord("land"), PackedWord("card"), PackedWord("artifact"),
    PackedWord("enchantment"), PackedWord("planeswalker"), PackedWord("battle"), PackedWord("permanent"),
    PackedWord("equipment"), PackedWord("aura"), PackedWord("vehicle"), PackedWord("saga"), PackedWord("spacecraft"),
    PackedWord("siege"), PackedWord("mount"), PackedWord("class"), PackedWord("case"), PackedWord("room"),
    PackedWord("planet"), PackedWord("fortification"), PackedWord("contraption"), PackedWord("attraction"),
    PackedWord("conspiracy"), PackedWord("scheme"), PackedWord("plane"), PackedWord("phenomenon"),
    PackedWord("dungeon"), PackedWord("emblem"),
  ]
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
    // A text may come here in lower case, where its capitals beyond ASCII are small as well.
    if bytes.contains(where: { $0 >= 0x80 }) {
      let lower = TextFolding.literal(name)
      if lower != bytes { names.append(lower) }
    }
  }

  /// The names a legendary card goes by beside its own, the longest first.
  static func shortNames(of name: String, isPerson: Bool) -> [String] {
    let bytes = Array(name.utf8)
    func text(before end: Int) -> [String] { [String(decoding: bytes[..<end], as: UTF8.self)] }
    if let comma = place(of: ", ", in: bytes) { return comma > 0 ? text(before: comma) : [] }
    let preposition = [place(of: " of ", in: bytes), place(of: " the ", in: bytes)].compactMap { $0 }.min()
    if let preposition { return preposition > 0 ? text(before: preposition) : [] }
    if !isPerson { return [] }
    var names: [String] = []
    for end in bytes.indices.reversed() where bytes[end] == UInt8(ascii: " ") && end > 0 {
      let word = bytes[..<end]
      let isFirst = !word.contains(UInt8(ascii: " "))
      if isFirst, word.elementsEqual("The".utf8) { continue }
      if isFirst, TypeWords.isKindOfThing(word) { continue }
      names += text(before: end)
    }
    return names
  }

  private static func place(of piece: StaticString, in bytes: [UInt8]) -> Int? {
    piece.withUTF8Buffer { piece in
      guard bytes.count >= piece.count else { return nil }
      return (0...bytes.count - piece.count).first { bytes[$0...].starts(with: piece) }
    }
  }
}
