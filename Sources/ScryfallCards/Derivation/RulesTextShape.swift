import FilterText
import FilterVocabulary
import ScryfallDialect

/// The structure of rules texts.
enum RulesTextShape {
  /// Whether a text offers modes: a line says to choose, and lines with bullets, the `+` of Spree or pawprints follow.
  static func isModal(_ text: String) -> Bool {
    text.withBytes { bytes in
      var isChoice = false
      // The modes of Tiered need not follow directly.
      var isTiered = false
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        if line.starts(with: "•".utf8) || line.starts(with: "+ ".utf8) || line.starts(with: "{P}".utf8) {
          if isChoice || isTiered { return true }
        } else {
          isChoice = isModeChoice(line)
          isTiered = isTiered || line.starts(with: "Tiered".utf8)
        }
      }
      return false
    }
  }

  /// Whether a line says how many modes to choose: `choose one`, `choose up to two`, `choose any number`.
  private static func isModeChoice(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let words = line.split(whereSeparator: { !$0.isInWord }).map { PackedWord($0) }
    for (index, word) in words.enumerated().dropLast() where word == choose || word == chooses {
      if let next = words[index + 1], amounts.contains(next) { return true }
    }
    return false
  }

  private static let choose = PackedWord("choose")
  private static let chooses = PackedWord("chooses")
  private static let amounts = PackedWord.set([
    "one", "two", "three", "four", "five", "any", "up", "x", "both", "each", "that",
  ])

  /// Whether a text is not empty and each line without reminder text is a list of keyword abilities.
  static func isKeywordsOnly(_ text: String) -> Bool {
    if hasOtherLine(text) { return false }
    let start = text.utf8.prefix {
      $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";")
    }
    if !start.isEmpty, keyword(start) == .none { return false }
    let lines = ReminderText.removing(from: text).utf8.split(separator: UInt8(ascii: "\n"))
    if lines.isEmpty { return false }
    return lines.allSatisfy { line in
      // A sentence such as `Ward—Pay 3 life.` may only be the last of its line.
      let sentences = line.split(separator: UInt8(ascii: ".")).count
      return sentences < 2 && isKeywordList(line)
    }
  }

  /// Whether a line begins with a word that begins no keyword, which most texts have: a fast test. Reminder
  /// text ends on its line, so that it does not change how other lines begin.
  private static func hasOtherLine(_ text: String) -> Bool {
    text.withBytes { bytes in
      var start = 0
      while start < bytes.count {
        if bytes[start].isLetter, !mayBeKeyword(bytes[start...]) { return true }
        while start < bytes.count, bytes[start] != UInt8(ascii: "\n") { start += 1 }
        start += 1
      }
      return false
    }
  }

  /// Whether a line is a list of keyword abilities. A cost after a dash may contain commas and extends to the end of
  /// the line.
  private static func isKeywordList(_ line: Substring.UTF8View) -> Bool {
    for item in line.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }) {
      switch keyword(item) {
      case .none: return false
      case .inList: continue
      case .toEndOfLine: return true
      }
    }
    return true
  }

  private enum KeywordItem { case none, inList, toEndOfLine }

  /// Classifies an item of a list: a keyword ability with its parameters (`Flying`, `ward {2}`, `from Dragons`), or a
  /// landwalk, typecycling or offering with its kind (`snow forestwalk`).
  private static func keyword(_ item: Substring.UTF8View) -> KeywordItem {
    var item = item.drop { $0 == 0x20 }.map { $0.lowerCase }
    while item.last == 0x20 { item.removeLast() }
    if item.starts(with: "from ".utf8) || item.starts(with: "and from ".utf8) { return .inList }
    let whole = keyword(item[...])
    if whole != .none { return whole }
    guard let blank = item.firstIndex(of: 0x20) else { return .none }
    let rest = item[(blank + 1)...]
    let word = rest.prefix { $0 != 0x20 && $0 < 0x80 }
    return hasKindBefore(word) ? keyword(rest) : .none
  }

  private static func keyword(_ item: ArraySlice<UInt8>) -> KeywordItem {
    var end = item.startIndex
    while end < item.endIndex {
      end += 1
      while end < item.endIndex, item[end] != 0x20, item[end] < 0x80 { end += 1 }
      let name = item[..<end]
      if name.count > 32 { return .none }
      if keywords.contains(Array(name)) {
        let tail = tail(of: item[end...], isPrototype: name.elementsEqual("prototype".utf8))
        if tail != .none { return tail }
      }
    }
    return .none
  }

  /// Classifies the text after a keyword: nothing, a number, a cost, or an object. Text after a dash with blanks around
  /// it is another ability (`Boast — {1}: Draw a card.`), except for the size of a prototype.
  private static func tail(of rest: ArraySlice<UInt8>, isPrototype: Bool) -> KeywordItem {
    guard let first = rest.first else { return .inList }
    if rest.starts(with: "—".utf8) { return .toEndOfLine }
    let parameter = rest.dropFirst()
    guard first == 0x20, let start = parameter.first, let last = parameter.last else { return .none }
    if start.isDigit || start == UInt8(ascii: "{") || start == UInt8(ascii: "x") && parameter.count == 1 {
      guard let dash = parameter.firstIndex(of: 0xE2) else { return .inList }
      return isPrototype || parameter[parameter.index(before: dash)] != 0x20 ? .toEndOfLine : .none
    }
    if parameter.starts(with: "with ".utf8) { return .toEndOfLine }
    for word in ["from ", "for ", "onto ", "over ", "a ", "an "] where parameter.starts(with: word.utf8) {
      return .inList
    }
    // `devour artifact 1`
    return last.isDigit && !parameter.contains(0xE2) ? .inList : .none
  }

  /// Whether a word has an ending of abilities with many kinds: `forestwalk`, `landcycling`, `offering`.
  private static func hasKindBefore(_ word: ArraySlice<UInt8>) -> Bool {
    let endings: [StaticString] = ["walk", "cycling", "offering"]
    return endings.contains { ending in ending.withUTF8Buffer { word.suffix($0.count).elementsEqual($0) } }
  }

  /// Whether an item may be a keyword ability by its first word, or by the ending of its second: a fast test that most
  /// texts fail.
  private static func mayBeKeyword(_ item: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let item = item.drop { $0 == 0x20 }
    let first = item.prefix { isOfFirstWord($0) }
    guard let word = PackedWord(first) else { return true }
    if firstWords.contains(word) { return true }
    let second = item[first.endIndex...].dropFirst().prefix { isOfFirstWord($0) }
    return second.count < 32 && hasKindBefore(second.map { $0.lowerCase }[...])
  }

  private static let firstWords: Set<PackedWord> = Set(
    (keywords.map { $0[...] } + [Array("from".utf8)[...], Array("and".utf8)[...]])
      .compactMap { PackedWord($0.prefix { isOfFirstWord($0) }) })

  /// Whether a byte belongs to the first word of an item.
  private static func isOfFirstWord(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x80 && byte != UInt8(ascii: ",") && byte != UInt8(ascii: ";") && byte != UInt8(ascii: "(")
  }

  private static let keywords: Set<[UInt8]> = Set(
    (Vocabulary.scryfall.catalog(named: "keywords")?.values ?? []).filter { $0.category == "keyword ability" }
      .map { $0.text.utf8.map { $0.lowerCase } })

  /// Whether a text contains a word in any letter case. The word is given in lower case.
  static func contains(_ word: StaticString, in text: String) -> Bool {
    text.withBytes { bytes in bytes.indices.contains { bytes.hasPhrase(word, at: $0) } }
  }

  /// Whether a line of a text begins with one of these phrases in lower case, followed by the end of a word.
  static func hasLine(of phrases: [StaticString], in text: String) -> Bool {
    text.withBytes { bytes in
      var start = 0
      while start < bytes.count {
        for phrase in phrases where bytes.hasPhrase(phrase, at: start) {
          let end = start + phrase.utf8CodeUnitCount
          if end == bytes.count || !bytes[end].isInWord { return true }
        }
        while start < bytes.count, bytes[start] != UInt8(ascii: "\n") { start += 1 }
        start += 1
      }
      return false
    }
  }
}

/// The phrases that flags search for in rules texts, found in one pass.
struct TextPhrases: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let choose = TextPhrases(rawValue: 1)
  static let spellbook = TextPhrases(rawValue: 2)
  static let canBeCommander = TextPhrases(rawValue: 4)
  static let enters = TextPhrases(rawValue: 8)
  /// The card or another object is every creature type, or has all classes of a party.
  static let everyKind = TextPhrases(rawValue: 16)
  /// The card is a creature while it is not on the battlefield.
  static let creatureElsewhere = TextPhrases(rawValue: 32)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The phrases in a text, in any letter case. Linear in the text.
  init(in text: String) {
    var found: TextPhrases = []
    text.withBytes { bytes in
      for start in bytes.indices {
        switch bytes[start] | 0x20 {
        case UInt8(ascii: "c"):
          if bytes.hasPhrase("choose", at: start) { found.insert(.choose) }
          if bytes.hasPhrase("can be your commander", at: start) { found.insert(.canBeCommander) }
        case UInt8(ascii: "e"):
          if bytes.hasPhrase("enters", at: start) { found.insert(.enters) }
        case UInt8(ascii: "i"):
          if bytes.hasPhrase("is every creature type", at: start)
            || bytes.hasPhrase("is also a cleric, rogue, warrior, and wizard", at: start)
          {
            found.insert(.everyKind)
          }
          if bytes.hasPhrase("isn't on the battlefield, ", at: start), bytes.sentence(from: start, has: "creature") {
            found.insert(.creatureElsewhere)
          }
        case UInt8(ascii: "s"):
          if bytes.hasPhrase("spellbook", at: start) { found.insert(.spellbook) }
        default: break
        }
      }
    }
    self = found
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a phrase in lower case occurs in the rest of a sentence, at most 256 bytes, in any letter case.
  fileprivate func sentence(from start: Int, has phrase: StaticString) -> Bool {
    var index = start
    let end = Swift.min(count, start + 256)
    while index < end, self[index] != UInt8(ascii: "."), self[index] != UInt8(ascii: "\n") {
      if hasPhrase(phrase, at: index) { return true }
      index += 1
    }
    return false
  }
}
