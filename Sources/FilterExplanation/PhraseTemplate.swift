import FilterSemantics
import FilterVocabulary

/// The phrase of a field or value, taken apart: `have a power of {is}` is the verb `have`, the head `a power of` and an
/// empty tail.
///
/// Besides the slot (`{is}`, `{value}` or `{place}`) a phrase may contain `{s}`, a plural ending that is dropped after
/// the number one (`have {is} printing{s}`). `{is|rarer|more common}` also gives the comparatives of the values.
struct PhraseTemplate {
  /// What fills the gap between head and tail.
  enum Slot {
    /// The relation and the value: `at least 3`.
    case relation
    /// The value alone.
    case value
    /// The value with the preposition of its catalog: `at mythic rare`.
    case place
  }

  let verb: String
  let isNegated: Bool
  let head: String
  let tail: String
  let slot: Slot
  /// Whether the phrase says where the value stands.
  let hasSlot: Bool
  /// The comparative for greater values; `higher` by default.
  let more: String
  /// The comparative for smaller values; `lower` by default.
  let less: String

  /// Parses a phrase. One without a slot has it at its end.
  init(_ phrase: String) {
    let (before, slotName, after) = PhraseTemplate.split(phrase)
    let name = slotName ?? "is"
    hasSlot = slotName != nil
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

  /// The template of a field. A field without a phrase gets the default of its kind.
  init(of field: Field) { self.init(field.phrase.isEmpty ? field.kind.traits.phrase(field.label) : field.phrase) }

  /// Whether the slot follows a noun that the head names: `have a mana cost {is}`.
  var isAttribute: Bool { verb == "have" && !head.isEmpty && tail.isEmpty }

  /// Whether the slot says what the items are: `are {is}`.
  var isPredicate: Bool { verb == "are" && head.isEmpty && tail.isEmpty }

  /// The text before the first slot, the text in its braces, and the text after it. The slot is nil if there is none.
  private static func split(_ phrase: String) -> (before: String, slot: String?, after: String) {
    var rest = phrase[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      if name == "value" || name == "place" || name == "is" || name.utf8.starts(with: "is|".utf8) {
        let after = phrase[phrase.index(after: close)...]
        return (trimmed(phrase[..<open]), name, trimmed(after))
      }
      rest = rest[rest.index(after: close)...]
    }
    return (trimmed(phrase[...]), nil, "")
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension String {
  /// The text with each `{s}` replaced by an "s" or by nothing. Linear in the text.
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
