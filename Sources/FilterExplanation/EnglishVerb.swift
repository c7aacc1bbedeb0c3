import FilterSemantics

/// The verb of a clause about several items ("cards that **have** …") and how it is negated.
enum EnglishVerb {
  /// The first word of a phrase and the rest. A phrase that begins with a negation gives its verb without it: `are not
  /// foil` is `are`, negated.
  static func split(_ phrase: String) -> (verb: String, isNegated: Bool, rest: String) {
    let (first, rest) = firstWord(phrase)
    if first == "cannot" { return ("can", true, rest) }
    let (second, tail) = firstWord(rest)
    if first == "do", second == "not" {
      let (verb, object) = firstWord(tail)
      return (verb, true, object)
    }
    if isAuxiliary(first), second == "not" { return (first, true, tail) }
    if first == "were", second == "ever" { return ("were ever", false, tail) }
    // "have been printed" is negated behind "have", unlike "have two faces".
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
    case _ where isAuxiliary(verb): verb + " not"
    default: "do not " + verb
    }
  }

  /// Whether "neither … nor …" can follow: "are neither red nor green".
  static func takesNeither(_ verb: String) -> Bool {
    isAuxiliary(verb) || verb == "have" || verb == "have been"
  }

  private static func isAuxiliary(_ word: String) -> Bool {
    switch word {
    case "are", "were", "can", "could", "may", "must", "will", "would": true
    default: false
    }
  }

  static func firstWord(_ text: String) -> (word: String, rest: String) {
    let bytes = text.utf8
    guard let space = bytes.firstIndex(of: UInt8(ascii: " ")) else { return (text, "") }
    return (String(text[..<space]), String(text[bytes.index(after: space)...]))
  }
}
