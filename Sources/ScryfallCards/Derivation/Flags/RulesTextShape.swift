import FilterText
import DataStreams
import FilterVocabulary
import ScryfallDialect

/// What a rules text is made of.
enum RulesTextShape {
  /// Whether a text offers modes: a line says to choose, and lines with bullets follow, the `+` of Spree or costs of pawprints.
  static func isModal(_ text: String) -> Bool {
    text.withBytes { bytes in
      var isChoice = false
      // The modes of Tiered follow the rest of the text.
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
    for (place, word) in words.enumerated().dropLast() where word == choose || word == chooses {
      if let next = words[place + 1], amounts.contains(next) { return true }
    }
    return false
  }

  private static let choose = PackedWord("choose")
  private static let chooses = PackedWord("chooses")
  private static let amounts: Set<PackedWord> = [
    PackedWord("one"), PackedWord("two"), PackedWord("three"), PackedWord("four"), PackedWord("five"),
    PackedWord("any"), PackedWord("up"), PackedWord("x"), PackedWord("both"), PackedWord("each"), PackedWord("that"),
  ]

  /// Whether a text is not empty and each of its lines, reminder text aside, is a list of keyword abilities.
  static func isKeywordsOnly(_ text: String) -> Bool {
    // Most texts begin with something else, and are not looked at any further.
    if let first = text.utf8.first, first.lowerCase &- 0x61 < 26, !mayBeKeyword(text.utf8[...]) { return false }
    let start = text.utf8.prefix {
      $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";")
    }
    if !start.isEmpty, keyword(start) == .none { return false }
    let lines = ReminderText.removing(from: text).utf8.split(separator: UInt8(ascii: "\n"))
    if lines.isEmpty { return false }
    return lines.allSatisfy { line in
      // A full stop ends a sentence; a cost that is one (`Ward—Pay 3 life.`) ends its line.
      let sentences = line.split(separator: UInt8(ascii: ".")).count
      return sentences < 2 && isKeywordList(line)
    }
  }

  /// Whether a line is a list of keyword abilities. A cost after a dash may have commas in it, and is the last of its line.
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

  /// Reads an item of a list: a keyword ability with what belongs to it (`Flying`, `ward {2}`, `from Dragons`), or a landwalk,
  /// typecycling or offering of some kind (`snow forestwalk`).
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

  /// What stands after a keyword: nothing, a number, a cost, or what it is about. Text after a dash with blanks around it is
  /// an ability of its own (`Boast — {1}: Draw a card.`), but for the second size of a prototype.
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
    // Devour artifact 1.
    return last.isDigit && !parameter.contains(0xE2) ? .inList : .none
  }

  /// Whether a word names a kind of ability of which there are many: `forestwalk`, `landcycling`, `offering`.
  private static func hasKindBefore(_ word: ArraySlice<UInt8>) -> Bool {
    let endings: [StaticString] = ["walk", "cycling", "offering"]
    return endings.contains { ending in ending.withUTF8Buffer { word.suffix($0.count).elementsEqual($0) } }
  }

  /// Whether the first word of an item is that of some keyword ability, or its second names one of many kinds: what `When` and
  /// `Draw` are not is soon told.
  private static func mayBeKeyword(_ item: Substring.UTF8View) -> Bool {
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

  /// Whether a text has a word in it, which is given in lower case.
  static func contains(_ word: StaticString, in text: String) -> Bool {
    text.withBytes { bytes in bytes.indices.contains { bytes.hasPhrase(word, at: $0) } }
  }

  /// Whether a line of a text begins with one of some phrases, which are given in lower case, with no letter after it.
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
