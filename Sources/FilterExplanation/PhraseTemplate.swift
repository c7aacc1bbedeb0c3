import FilterSemantics
import FilterVocabulary

/// The phrase of a field or value, taken apart: `have a power of {is}` is the verb `have`, the head `a power of` and an
/// empty tail.
///
/// Beside `{is}`, `{value}` and `{place}` a phrase may say `{s}`, the plural ending that the number one leaves out (`have {is}
/// printing{s}`), and give the comparatives of its values: `are {is|rarer|more common}`.
struct PhraseTemplate {
  /// What stands between the parts.
  enum Slot {
    /// The relation and the value: `at least 3`.
    case relation
    /// The value alone.
    case value
    /// The value as a place: `at mythic rare`.
    case place
  }

  let verb: String
  let isNegated: Bool
  let head: String
  let tail: String
  let slot: Slot
  /// The word for values that are more: `higher`, unless the phrase has its own.
  let more: String
  /// The word for values that are less.
  let less: String

  /// Takes a phrase apart. One without a slot has it at its end.
  init(_ phrase: String) {
    let (before, name, after) = PhraseTemplate.split(phrase)
    let (verb, isNegated, head) = EnglishVerb.split(before)
    self.verb = verb.isEmpty ? "have" : verb
    self.isNegated = isNegated
    self.head = head
    self.tail = after
    let words = name.split(separator: "|", omittingEmptySubsequences: false)
    self.slot = words.first == "value" ? .value : words.first == "place" ? .place : .relation
    self.more = words.count > 1 ? String(words[1]) : "higher"
    self.less = words.count > 2 ? String(words[2]) : "lower"
  }

  /// The template of a field; one that has no phrase gets the usual one of its kind.
  init(of field: Field) {
    self.init(field.phrase.isEmpty ? PhraseTemplate.usualPhrase(of: field) : field.phrase)
  }

  private static func usualPhrase(of field: Field) -> String {
    let label = field.label
    let article = EnglishArticle.before(label)
    return switch field.kind {
    case .text: "have {is} in their \(label)"
    case .number, .numberOrText, .devotion: "have \(article) \(label) of {is}"
    case .date, .year, .colors, .cost: "have \(article) \(label) {is}"
    case .enumeration, .orderedEnumeration, .catalog, .uuid, .integerID: "have the \(label) {is}"
    case .flag: "are {value}"
    case .absentFlag: "are not {value}"
    case .directive: "with the \(label) {value}"
    }
  }

  /// Whether the slot completes a thing that the head names: `have a mana cost {is}`.
  var isAttribute: Bool { verb == "have" && !head.isEmpty && tail.isEmpty }

  /// Whether the slot says what the items are: `are {is}`.
  var isPredicate: Bool { verb == "are" && head.isEmpty && tail.isEmpty }

  /// The text before the first slot, what stands in its braces, and the text behind it.
  private static func split(_ phrase: String) -> (before: String, slot: String, after: String) {
    var rest = phrase[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      if name == "value" || name == "place" || name == "is" || name.utf8.starts(with: "is|".utf8) {
        let after = phrase[phrase.index(after: close)...]
        return (trimmed(phrase[..<open]), name, trimmed(after))
      }
      rest = rest[rest.index(after: close)...]
    }
    return (trimmed(phrase[...]), "is", "")
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension String {
  /// The text with each `{s}` as the plural ending, or without it. Linear in the text.
  func withPluralEnding(_ isPlural: Bool) -> String {
    guard utf8.contains(UInt8(ascii: "{")) else { return self }
    var result: [UInt8] = []
    let bytes = Array(utf8)
    var offset = 0
    while offset < bytes.count {
      if bytes[offset...].starts(with: "{s}".utf8) {
        if isPlural { result.append(UInt8(ascii: "s")) }
        offset += 3
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
