import FilterAST
public import FilterVocabulary

/// The reason why a vocabulary cannot read a term. Offsets are bytes of the text of the value.
public enum TermError: Error, Hashable, Sendable {
  /// A field name followed by `!`: `pow!`, the beginning of `pow!=3`.
  case halfOperator(FieldID)
  /// The part before the operator is not a field.
  case unknownField
  /// The name after `has:` or `no:` is not a field.
  case unknownPresence
  /// The field does not take the operator: `t>=elf`.
  case operatorNotTaken(FieldID)
  /// The closed list of the field does not have the value: `f:modren`.
  case unknownValue(FieldID)
  /// The field takes bare values only: `is:"foil"`, `pow:"3"`.
  case quotedValue(FieldID)
  /// A minus before the value instead of the field, in the syntax of lists: `origin:-usa`.
  case negatedValue(FieldID)
  /// Quotes without a text: `o:""`.
  case emptyValue(FieldID)
  /// Neither a number nor a column: `pow>big`.
  case notANumber(FieldID)
  /// Not a duration or a size: `took>1.5x`.
  case notAnAmount(FieldID, AmountError)
  /// A number with text directly after it, and the offset of its end: `pow=1t:goblin`.
  case numberWithTail(FieldID, end: Int)
  /// A number beyond the limit of the vocabulary.
  case numberOutOfRange(FieldID)
  /// Neither a date nor a named day: `date>soon`.
  case notADate(FieldID)
  /// Not an instant, or a day that its month does not have: `time>=2026-13-01`, `date>1980-02-30`.
  case notAnInstant(FieldID, InstantError)
  /// The value is not a set of colors.
  case notColors(FieldID, ColorError)
  /// The value is not a cost.
  case notACost(FieldID, CostError)
  /// A devotion to more than one symbol: `devotion:wu`.
  case mixedDevotion(FieldID)
  /// The same column on both sides: `pow>pow`.
  case sameColumn(FieldID)
  /// The field takes no regular expression: `a:/guay/`.
  case regexNotTaken(FieldID)
  /// The value is not one of a keyed kind: no UUID, no whole number for a field of numeric identifiers.
  case notAnIdentifier(FieldID)
}

extension TermError {
  /// Whether the kind of the field cannot read the value.
  package var isOfReading: Bool {
    switch self {
    case .unknownValue, .quotedValue, .emptyValue, .notANumber, .notAnAmount, .numberWithTail, .numberOutOfRange,
      .notADate, .notAnInstant, .notAnIdentifier:
      true
    case .halfOperator, .unknownField, .unknownPresence, .operatorNotTaken, .negatedValue, .notColors, .notACost,
      .mixedDevotion, .sameColumn, .regexNotTaken:
      false
    }
  }

  /// Why a term is ignored, without a full stop. `value` is the value as written.
  public func reason(for value: String, in vocabulary: Vocabulary) -> String {
    func name(_ id: FieldID) -> String { "'\(vocabulary[id].name)'" }
    return switch self {
    case .halfOperator: "it ends in half an operator"
    case .unknownField: "unknown field"
    case .unknownPresence: "'\(value)' is not a field"
    case .operatorNotTaken(let id): "\(name(id)) does not take that operator"
    case .unknownValue(let id): "unknown value '\(value)' for \(name(id))"
    case .quotedValue(let id): "\(name(id)) takes no value in quotes"
    case .negatedValue: "the '-' of '\(value)' belongs before the field"
    case .emptyValue(let id): "empty value for \(name(id))"
    case .notANumber(let id):
      vocabulary[id].kind == .year ? "'\(value)' is not a four-digit year" : "'\(value)' is not a number"
    case .notAnAmount(let id, .outOfRange):
      "'\(value)' is beyond the largest \(vocabulary[id].kind == .size ? "size" : "duration")"
    case .notAnAmount(let id, _): "'\(value)' is not a \(vocabulary.amountNoun(of: id))"
    case .numberWithTail: "unexpected text after the number in '\(value)'"
    case .numberOutOfRange: "'\(value)' is beyond the largest number"
    case .notADate: "'\(value)' is not a date such as 2020, 2020-03 or 2020-03-17"
    case .notAnInstant(_, let error): "'\(value)' \(error.reason)"
    case .notColors(_, .noneAmongColors): "'\(value)' asks for no color and for a color"
    case .notColors(_, .manyAmongColors): "'\(value)' asks for many colors and for single ones"
    case .notColors: "'\(value)' is not a set of colors"
    case .notACost: "'\(value)' is not a cost"
    case .mixedDevotion: "devotion is to one color or one pair"
    case .sameColumn(let id): "\(name(id)) is compared with itself"
    case .regexNotTaken(let id): "\(name(id)) takes no regular expression"
    case .notAnIdentifier(let id):
      "'\(value)' is not \(vocabulary[id].kind.traits.keyed?.noun ?? "a value") for \(name(id))"
    }
  }
}

extension Vocabulary {
  /// What the values of a field of durations or sizes are, with an example: `duration such as 1.5s`.
  package func amountNoun(of id: FieldID) -> String {
    self[id].kind == .size ? "size such as 10MB" : "duration such as 1.5s"
  }
}

extension InstantError {
  /// What is wrong, after the text.
  package var reason: String {
    switch self {
    case .form: "is not an instant such as 2026-01-02, 2026-01-02T10:00 or -2h"
    case .month: "has a month outside 01 to 12"
    case .day: "has a day that its month does not have"
    case .time: "has a time outside 00:00 to 23:59:59"
    case .skipped: "is a time that is skipped where the clocks go forward"
    }
  }
}
