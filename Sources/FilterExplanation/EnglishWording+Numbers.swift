import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

extension EnglishWording {
  /// `a power of at least 3`
  func number(
    _ field: Field, _ relation: Comparison, _ number: FixedNumber, _ written: String, _ range: SourceRange?
  ) -> EnglishClause {
    let template = PhraseTemplate(of: field)
    // What is counted stands behind the number: "fewer than 3 printings", but "a loyalty of less than 3".
    let isCount = field.isWhole && !template.tail.isEmpty
    let digits = digits(number, written)
    let core = Prose(EnglishWording.amount(digits, relation, isCount: isCount), range)
    if relation == .notEqual, !template.head.hasSuffix(" of") {
      // "with a number of printings other than 1": "with other than 1 printing" is no English.
      let head = "\(EnglishArticle.before(field.label)) \(field.label)"
      return EnglishClause("have", head: head, core: core, range: range)
    }
    var clause = filled(template, core, range, isPlural: number != FixedNumber(1))
    if relation == .notEqual { clause.head = EnglishWording.withoutOf(clause.head) }
    if relation == .equal || relation == .colon { clause.exactCore = Prose("exactly " + digits, range) }
    return clause
  }

  /// The number as it was written, where it can be shown so; a word that counts as zero says so.
  private func digits(_ number: FixedNumber, _ written: String) -> String {
    if EnglishWording.isDigits(written) { return written }
    return vocabulary.zeroWords.contains(written.lowercased()) ? "\(written) (counts as 0)" : "\(number)"
  }

  /// `at least 3`
  static func amount(_ value: String, _ relation: Comparison, isCount: Bool = false) -> String {
    switch relation {
    case .colon, .equal: value
    case .notEqual: "other than " + value
    case .less: (isCount ? "fewer than " : "less than ") + value
    case .lessOrEqual: "at most " + value
    case .greater: "more than " + value
    case .greaterOrEqual: "at least " + value
    }
  }

  /// Whether a number can be shown as it was written, `0.50` among them; `x` and `.5` cannot.
  private static func isDigits(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last, first != UInt8(ascii: "."), last >= 0x30 else {
      return false
    }
    return text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ".") }
  }

  /// "a power of other than 3" is no English: "a power other than 3".
  static func withoutOf(_ head: String) -> String {
    head.hasSuffix(" of") ? String(head.dropLast(3)) : head
  }

  /// `an even mana value`
  func parity(_ field: Field, _ isEven: Bool, _ range: SourceRange?) -> EnglishClause {
    let words = (isEven ? "an even " : "an odd ") + field.label
    return EnglishClause("have", core: Prose(words, range), range: range)
  }

  /// `a power greater than their toughness`
  func columns(_ field: Field, _ relation: Comparison, _ other: Field, _ range: SourceRange?) -> EnglishClause {
    let words =
      switch relation {
      case .colon, .equal: "equal to"
      case .notEqual: "different from"
      case .less: "less than"
      case .lessOrEqual: "no greater than"
      case .greater: "greater than"
      case .greaterOrEqual: "no less than"
      }
    let label = field.label
    let core = "\(EnglishArticle.before(label)) \(label) \(words) their \(other.label)"
    return EnglishClause("have", core: Prose(core, range), range: range)
  }
}
