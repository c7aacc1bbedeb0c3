import FilterAST
import FilterSemantics
import FilterVocabulary

extension SpaceCut {
  /// Texts that must occur: each text that is asked for is a specimen, and a condition holds for the specimens it occurs in.
  ///
  /// That is all there is to know: a text with `draw a card` has every part of it, and may lack everything else. So one such
  /// condition excludes another only where it contains it.
  mutating func cutTexts(_ conditions: [Condition], _ vocabulary: Vocabulary) {
    var specimens: [TextSpecimen] = []
    let texts = conditions.map { TextSpecimen($0, vocabulary) }
    for text in texts {
      guard let text else { continue }
      if specimens.count < 100, !specimens.contains(text) { specimens.append(text) }
    }
    finish(.words(specimens.map { $0.text }), all: (Cells(1) << Cells(specimens.count + 1)) - 1)
    var masks: [Cells] = []
    for text in specimens {
      var mask: Cells = 0
      for (place, specimen) in specimens.enumerated() where text.occurs(in: specimen) {
        mask |= Cells(1) << Cells(place)
      }
      masks.append(mask)
    }
    for (index, text) in texts.enumerated() {
      if let text, let place = specimens.firstIndex(of: text) { set(masks[place], at: index) }
    }
  }
}

/// A text a condition asks for, as the smallest item that satisfies it.
private struct TextSpecimen: Hashable {
  let text: String
  let lowercased: [UInt8]
  /// Letters and digits alone.
  let collated: [UInt8]
  let isQuoted: Bool
  let isName: Bool
  let isExact: Bool
  /// The words of the text, where the field has a list of words and all of them are in it; else nothing.
  let words: [String]

  init?(_ condition: Condition, _ vocabulary: Vocabulary) {
    switch condition {
    case .name(exact: let exact, let value): self.init(value, isName: true, isExact: exact, words: [])
    case .text(let id, let value):
      let field = vocabulary[id]
      let words = value.text.split(separator: " ").map { String($0) }
      let areKnown = !field.catalogs.isEmpty && words.allSatisfy { vocabulary.valueID($0, of: field) != nil }
      self.init(
        value, isName: field.name == vocabulary.nameField, isExact: false,
        words: areKnown ? words.map { ValueSpelling.folded($0) } : [])
    default: return nil
    }
  }

  private init(_ value: FilterValue, isName: Bool, isExact: Bool, words: [String]) {
    let lowercased = Array(value.text.lowercased().utf8)
    self.text = value.text
    self.collated = lowercased.filter { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x80 }
    // A whole name is compared by its letters and digits, however it is written.
    self.lowercased = isExact ? collated : lowercased
    self.isQuoted = value.form == .quoted && !isExact
    self.isName = isName
    self.isExact = isExact
    self.words = words
  }

  static func == (left: TextSpecimen, right: TextSpecimen) -> Bool {
    left.isExact == right.isExact && left.isQuoted == right.isQuoted && left.lowercased == right.lowercased
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(isExact)
    hasher.combine(isQuoted)
    hasher.combine(lowercased)
  }

  /// Whether whatever satisfies `specimen` satisfies this. Where the source's rules leave a doubt, no.
  func occurs(in specimen: TextSpecimen) -> Bool {
    if self == specimen { return true }
    if isExact || !words.isEmpty {
      // A known word must be a word of the text, so being a part of it is not enough.
      return !isExact && words.count == 1 && specimen.words.contains(words[0])
    }
    // A short word is in many names by chance, and worth no conclusion.
    if isName, !isQuoted { return collated.count > 2 && contains(specimen.collated, collated) }
    if specimen.isExact { return false }
    // Within quotes the text is literal; a bare one is collated, so it says nothing about spaces and punctuation.
    if isQuoted, !specimen.isQuoted, isName || !isPlain || !specimen.isPlain { return false }
    return contains(specimen.lowercased, lowercased)
  }

  /// Whether the text is made of letters and digits, so that collating changes nothing.
  private var isPlain: Bool { collated.count == lowercased.count }

  private func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    if part.isEmpty { return true }
    // Beyond this the search would take longer than the answer is worth.
    if part.count > text.count || text.count > 128 { return false }
    for start in 0...(text.count - part.count) where text[start..<(start + part.count)].elementsEqual(part) {
      return true
    }
    return false
  }
}
