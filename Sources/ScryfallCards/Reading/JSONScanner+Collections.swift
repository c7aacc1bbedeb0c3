import DataStreams
import FilterVocabulary

extension JSONScanner {
  /// Takes an array of strings; nil for `null`.
  mutating func optionalStrings() throws(RecordProblem) -> [String]? {
    try takeNull() ? nil : strings()
  }

  /// Takes an array of strings.
  mutating func strings() throws(RecordProblem) -> [String] {
    var strings: [String] = []
    var isFirst = true
    try beginArray()
    while try nextElement(&isFirst) { strings.append(try string()) }
    return strings
  }

  /// Takes an array of whole numbers; nil for `null`.
  mutating func optionalIntegers() throws(RecordProblem) -> [Int]? {
    if try takeNull() { return nil }
    var numbers: [Int] = []
    var isFirst = true
    try beginArray()
    while try nextElement(&isFirst) {
      guard let number = try optionalInteger() else { throw problem("a whole number was expected before this") }
      numbers.append(number)
    }
    return numbers
  }

  /// Takes an object whose values are strings. Values that are `null` are left out; of a key that comes twice the last counts.
  mutating func dictionary() throws(RecordProblem) -> [String: String] {
    var dictionary: [String: String] = [:]
    var isFirst = true
    try beginObject()
    while let key = try nextKey(&isFirst) {
      guard let name = String(validating: key, as: UTF8.self) else { throw problem("the key is not valid UTF-8") }
      if let value = try optionalString() { dictionary[name] = value }
    }
    return dictionary
  }

  /// Takes an array of letters of colors; nil for `null`. Other letters are left out.
  mutating func optionalColors() throws(RecordProblem) -> CardColors? {
    if try takeNull() { return nil }
    var colors = CardColors()
    var isFirst = true
    try beginArray()
    while try nextElement(&isFirst) {
      guard take(UInt8(ascii: "\"")) else { throw unexpected("a color") }
      let start = offset
      _ = try passString()
      if offset - start == 2 { colors.insert(base[start]) }
    }
    return colors
  }

  /// Takes a number written as a string, as prices are, or plainly; nil for `null`.
  mutating func optionalPrice() throws(RecordProblem) -> FixedNumber? {
    guard peek() == UInt8(ascii: "\"") else { return try optionalNumber() }
    offset &+= 1
    let price = try fixedNumber()
    guard offset < count, base[offset] == UInt8(ascii: "\"") else { throw unexpected("the end of a price") }
    offset &+= 1
    return price
  }
}
