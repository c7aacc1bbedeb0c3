import FilterAST
import FilterExplanation
import FilterSemantics
import FilterVocabulary

/// Describes the operators of fields.
struct OperatorWords {
  let vocabulary: Vocabulary

  /// `power is at least the number`, `legal or restricted in …`; for a directive its summary.
  func sentence(_ comparison: Comparison, field: Field) -> String {
    if field.isDirective {
      return field.summary.isEmpty ? "sets the \(field.label)" : Phrase.uncapitalized(field.summary)
    }
    if let statement = statement(comparison, field: field) { return statement }
    return "\(field.label) \(predicate(comparison, field: field)) \(object(field))"
  }

  /// `is at least`, `fits within`
  func predicate(_ comparison: Comparison, field: Field) -> String {
    let meaning = vocabulary.meaning(of: comparison, for: field)
    switch field.kind.traits.family {
    case .time: return temporal(field.relation(of: comparison), field: field)
    case .number, .amount: return meaning.utf8.elementsEqual("is".utf8) ? meaning : "is " + meaning
    case .cost where field.kind == .devotion: return "is " + meaning
    case .colors, .cost:
      switch field.relation(of: comparison) {
      case .less: return "is a proper part of"
      case .greater: return "includes more than"
      default: return meaning
      }
    default: return meaning
    }
  }

  /// Words for dates, months and years.
  private func temporal(_ relation: Comparison, field: Field) -> String {
    switch relation {
    case .colon, .equal, .contains, .matches, .notMatches: field.kind == .year ? "is" : "falls on"
    case .notEqual: field.kind == .year ? "is not" : "does not fall on"
    case .less: "is before"
    case .lessOrEqual: "is no later than"
    case .greater: "is after"
    case .greaterOrEqual: "is no earlier than"
    }
  }

  /// The noun for the value in a sentence.
  private func object(_ field: Field) -> String {
    switch field.kind.traits.family {
    case .word, .boolean: "the given value"
    case .keyed where field.kind == .uuid: "the UUID"
    default: "the " + field.kind.traits.noun
    }
  }

  /// The complete description for fields of lists: `has the property`, `banned in …`; `nil` for other fields.
  private func statement(_ comparison: Comparison, field: Field) -> String? {
    let isEqual = field.relation(of: comparison) == .equal
    switch field.kind {
    case .flag: return isEqual ? "has the property" : "lacks the property"
    case .absentFlag: return isEqual ? "lacks the property" : "has the property"
    case .enumeration, .catalog:
      let isSilent = field.colonMeaning.isEmpty || field.colonMeaning == "equals"
      return isEqual && !isSilent ? OperatorWords.open(field.colonMeaning) : nil
    default: return nil
    }
  }

  /// The operators of a field, grouped by meaning: "`:` `=` is, `!=` is not".
  func list(_ field: Field) -> StyledText {
    var groups: [(meaning: String, spellings: StyledText)] = []
    for comparison in field.operators {
      let meaning = statement(comparison, field: field) ?? predicate(comparison, field: field)
      if let index = groups.firstIndex(where: { $0.meaning == meaning }) {
        groups[index].spellings += " " + .code(comparison.rawValue)
      } else {
        groups.append((meaning, .code(comparison.rawValue)))
      }
    }
    var text = StyledText()
    for group in groups {
      if !text.isEmpty { text += ", " }
      text += group.spellings + .words(" " + group.meaning)
    }
    return text
  }

  /// The meaning of `:` for a field, in the words of the vocabulary; empty if the list of operators already has it.
  func colon(_ field: Field) -> StyledText {
    if field.kind.isListed { return StyledText() }
    if field.colonMeaning.isEmpty || field.colonMeaning == "equals" { return StyledText() }
    var meaning = field.colonMeaning
    // The effect of quotes is explained with the values.
    if field.kind == .text {
      meaning = String(decoding: meaning.utf8.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
    }
    var text: StyledText = .code(":")
    if field.colon != .equal, field.colon != .colon {
      text += " reads as " + .code(field.colon.rawValue)
      meaning = OperatorWords.text(meaning, without: " (\(field.colon.rawValue))")
    }
    return text + .words(": " + OperatorWords.open(meaning))
  }

  /// The words with an ellipsis if a value follows: `banned in …`.
  private static func open(_ words: String) -> String {
    for end in ["is", "in", "of", "contains"] where words.hasSuffix(" " + end) { return words + " …" }
    return words
  }

  /// The text without the first occurrence of a part.
  private static func text(_ text: String, without piece: String) -> String {
    let bytes = Array(text.utf8)
    for start in bytes.indices where bytes[start...].starts(with: piece.utf8) {
      return String(decoding: bytes[..<start] + bytes[(start + piece.utf8.count)...], as: UTF8.self)
    }
    return text
  }
}
