public import FilterVocabulary

/// Why a term asks nothing that the vocabulary knows. Offsets are bytes of the text of the value.
public enum TermMistake: Error, Hashable, Sendable {
  /// A bare name that is a field and a `!`: `pow!`, the beginning of `pow!=3`.
  case halfOperator(FieldID)
  /// The part before the operator is no field.
  case unknownField
  /// The field does not take the operator: `t>=elf`.
  case operatorNotTaken(FieldID)
  /// The closed list of the field does not have the value: `f:modren`.
  case unknownValue(FieldID)
  /// The field takes bare values only: `is:"foil"`, `pow:"3"`.
  case quotedValue(FieldID)
  /// There is no text between the quotes: `o:""`.
  case emptyValue(FieldID)
  /// Neither a number nor a column: `pow>big`.
  case notANumber(FieldID)
  /// A number with more glued behind it, and the offset where it ends: `pow=1t:goblin`.
  case numberWithTail(FieldID, end: Int)
  /// A number larger than the service takes.
  case numberOutOfRange(FieldID)
  /// Neither a date nor a named day: `date>soon`.
  case notADate(FieldID)
  /// No colors.
  case notColors(FieldID, ColorMistake)
  /// No cost.
  case notACost(FieldID, CostMistake)
  /// A devotion to more than one symbol: `devotion:wu`.
  case mixedDevotion(FieldID)
  /// The same column on both sides: `pow>pow`.
  case sameColumn(FieldID)
  /// The field takes no regular expression: `a:/guay/`.
  case regexNotTaken(FieldID)
  /// No universally unique identifier, or no whole number where one names something.
  case notAnIdentifier(FieldID)
}
