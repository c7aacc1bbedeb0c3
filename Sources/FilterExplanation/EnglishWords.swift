import FilterSemantics

/// Numbers, quotes and articles of English.
package enum EnglishWords {
  /// `two`; `no` for zero, digits from 13 on.
  static func number(_ number: Int) -> String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    return words.indices.contains(number) ? words[number] : String(number)
  }

  /// A text in typographic quotes.
  static func quoted(_ text: String) -> String { "\u{201C}" + text + "\u{201D}" }

  /// A name with capital initials: `Yore-Tiller`.
  static func capitalized(_ name: String) -> String {
    var result: [UInt8] = []
    var isInitial = true
    for byte in name.utf8 {
      result.append(isInitial && byte >= 0x61 && byte <= 0x7A ? byte & 0xDF : byte)
      isInitial = byte == UInt8(ascii: "-") || byte == UInt8(ascii: " ")
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// "a" or "an", by the first letter of the word that follows.
  static func article(before word: String) -> String {
    switch word.utf8.first.map({ $0 | 0x20 }) {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"): "an"
    // Most words with "u" begin with the sound of "you": "a unit", "a US price".
    default: "a"
    }
  }

  /// Whether a word can stand before items: one word in lower case that is no plural (`reprints`).
  static func isAdjective(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    guard bytes.count > 2 else { return false }
    if bytes.last == UInt8(ascii: "s"), bytes[bytes.count - 2] != UInt8(ascii: "s") { return false }
    return bytes.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 == UInt8(ascii: "-") }
  }

  /// Whether words end with an attribute that more words would seem to continue: `creatures without rules text`.
  static func endsWithAttribute(_ words: String) -> Bool {
    words.split(separator: " ").contains { $0 == "with" || $0 == "without" }
  }
}

/// The verb of a clause about several items ("cards that **have** …") and its negation.
enum EnglishVerb {
  /// The verb of a phrase and the rest. A phrase that begins with a negation gives its verb without it: `are not foil`
  /// is `are`, negated.
  static func split(_ phrase: String) -> (verb: String, isNegated: Bool, rest: String) {
    let (first, rest) = firstWord(phrase)
    if first == "whose" {
      // "whose size is" needs no "that" before it.
      return phrase.hasSuffix(" not") ? (String(phrase.dropLast(4)), true, "") : (phrase, false, "")
    }
    if first == "cannot" { return ("can", true, rest) }
    let (second, tail) = firstWord(rest)
    if first == "do", second == "not" {
      let (verb, object) = firstWord(tail)
      return (verb, true, object)
    }
    if isAuxiliary(first), second == "not" { return (first, true, tail) }
    if first == "were", second == "ever" { return ("were ever", false, tail) }
    // "have been printed" is negated after "have", unlike "have two faces".
    if first == "have", second == "been" { return ("have been", false, tail) }
    if first == "have", second == "ever", firstWord(tail).word == "been" {
      return ("have been", false, firstWord(tail).rest)
    }
    return (first, false, rest)
  }

  /// The verb with "not".
  static func negated(_ verb: String) -> String {
    switch verb {
    case "can": "cannot"
    case "have been": "have not been"
    case "were ever": "were never"
    case _ where verb.hasPrefix("whose "): negatedPossessive(verb)
    case _ where isAuxiliary(verb): verb + " not"
    default: "do not " + verb
    }
  }

  /// `whose size is not`, `whose path does not match`
  private static func negatedPossessive(_ verb: String) -> String {
    for ending in [" is", " are", " was", " were", " can", " has"] where verb.hasSuffix(ending) { return verb + " not" }
    guard let space = verb.lastIndex(of: " ") else { return verb }
    let (subject, word) = (verb[..<space], verb[verb.index(after: space)...])
    let isLong = word.hasSuffix("ches") || word.hasSuffix("shes") || word.hasSuffix("sses") || word.hasSuffix("xes")
    let plain = isLong ? word.dropLast(2) : word.hasSuffix("s") ? word.dropLast() : word
    return subject + " does not " + plain
  }

  /// Whether "neither … nor …" can follow: "are neither red nor green".
  static func takesNeither(_ verb: String) -> Bool {
    isAuxiliary(verb) || verb == "have" || verb == "have been" || verb.hasPrefix("whose ") && verb.hasSuffix(" is")
  }

  private static func isAuxiliary(_ word: String) -> Bool {
    switch word {
    case "are", "were", "can", "could", "may", "must", "will", "would": true
    default: false
    }
  }

  /// The text before the first space and the text after it.
  static func firstWord(_ text: String) -> (word: String, rest: String) {
    let bytes = text.utf8
    guard let space = bytes.firstIndex(of: UInt8(ascii: " ")) else { return (text, "") }
    return (String(text[..<space]), String(text[bytes.index(after: space)...]))
  }
}
