import DataStreams
import FilterVocabulary

extension JSONScanner {
  /// Takes a number, exact to the sixth digit of its fraction; nil for `null`. Further digits are dropped; a number beyond the
  /// bounds of `FixedNumber` stays at the bound.
  mutating func optionalNumber() throws(RecordProblem) -> FixedNumber? {
    if try takeNull() { return nil }
    return try fixedNumber()
  }

  /// Takes a number.
  mutating func fixedNumber() throws(RecordProblem) -> FixedNumber { FixedNumber(millionths: try number().millionths) }

  /// Takes a whole number that fits an `Int`; nil for `null`. `7.0` is whole too.
  mutating func optionalInteger() throws(RecordProblem) -> Int? {
    if try takeNull() { return nil }
    let start = offset
    let number = try fixedNumber()
    guard number.isWhole, let whole = Int(exactly: number.millionths / FixedNumber.scale) else {
      throw RecordProblem(offset: start, message: "a whole number was expected here")
    }
    return whole
  }
}
