import FilterAST
public import FilterVocabulary

extension TermMistake {
  /// Why a term counts for nothing, as a sentence without a full stop. `value` is the value as it is written.
  public func reason(for value: String, in vocabulary: Vocabulary) -> String {
    func name(_ id: FieldID) -> String { "'\(vocabulary[id].name)'" }
    return switch self {
    case .halfOperator: "it ends in half an operator"
    case .unknownField: "there is no such field"
    case .operatorNotTaken(let id): "\(name(id)) does not take that operator"
    case .unknownValue(let id): "\(name(id)) knows no value '\(value)'"
    case .quotedValue(let id): "\(name(id)) takes no value in quotes"
    case .emptyValue(let id): "\(name(id)) is given nothing to look for"
    case .notANumber(let id):
      vocabulary[id].kind == .year ? "'\(value)' is no year of four digits" : "'\(value)' is no number"
    case .numberWithTail: "something is glued behind the number in '\(value)'"
    case .numberOutOfRange: "'\(value)' is larger than any number the source takes"
    case .notADate: "'\(value)' is no date such as 2020, 2020-03 or 2020-03-17"
    case .notColors(_, .noneAmongColors): "colorless and a color exclude each other in '\(value)'"
    case .notColors(_, .manyAmongColors): "multicolored and single colors do not mix in '\(value)'"
    case .notColors: "'\(value)' names no colors"
    case .notACost: "'\(value)' is no cost"
    case .mixedDevotion: "devotion is to one color or one pair"
    case .sameColumn(let id): "\(name(id)) is compared with itself"
    case .regexNotTaken(let id): "\(name(id)) takes no regular expression"
    case .notAnIdentifier(let id): "\(name(id)) takes an identifier, and '\(value)' is none"
    }
  }
}
