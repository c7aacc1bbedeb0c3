import FilterAST

/// The messages about errors in a vocabulary file.
package enum VocabularyMessages {
  static let noFields = "a vocabulary needs at least one field"
  static let noOperators = "'operators' must not be empty; omit it for the operators of the kind"
  static let colonIsNoRelation = "'colon' must be the operator that ':' stands for: =, !=, <, <=, > or >="
  /// A phrase in which the value has no place.
  package static let phraseWithoutValue = "'phrase' needs a placeholder for the value: {is} or {value}"
  static let colorsWithoutPalette = "a field of kind 'colors' needs 'palette'"
  static let paletteWithoutColors = "only fields of kind 'colors' have 'palette'; remove it or change the kind"
  static let orderedWithoutValues = "a field of kind 'ordered-enumeration' needs 'values', the smallest first"
  static let valuesOfNumber = "a field of numbers can only have the values 'even' and 'odd'"
  static let valuesOfBoolean = "a field of kind 'boolean' has the values 'true' and 'false'; remove 'values'"
  static let onlyTextsMatchCase =
    "only texts, paths, catalogs, unordered enumerations and numbers or texts have \"match\": \"exact-case\""
  static let unfitBareSymbols = "'bareSymbols' must be lower-case letters; write w for {W}"

  static let oneReplacement = "a wording needs one of 'part', 'value' and 'term': what is written in place of its words"

  static let tooManyShorthands = "more than \(PatternShorthand.maximumCount) shorthands"

  static func unfitShorthand(_ spelling: String) -> String {
    "the shorthand \(quoted(spelling)) must be a backslash and 1 to 15 letters; in JSON a backslash is written twice"
  }

  static func closedWithoutValues(_ kind: ValueKind) -> String {
    "a field of kind '\(kind.rawValue)' needs 'values', 'catalogs' or \"closed\": false"
  }

  /// A name that is not a field name of the language.
  package static func notAFieldName(_ name: String) -> String {
    "\(quoted(name)) is not a field name; it needs a letter or _, then letters, digits, _, - and single dots"
  }

  static func mustBeLowercase(_ text: String, noun: String) -> String {
    "a \(noun) must be lower-case; write \(quoted(text.lowercased()))"
  }

  static func wordsWithoutOperator(_ value: String) -> String {
    "the value of words must begin with an operator; write \(quoted(":" + value))"
  }

  /// A name or alias that another field has.
  package static func nameTaken(_ name: String, by field: String) -> String {
    "\(quoted(name)) is already a name of the field \(quoted(field))"
  }

  static func notAbsent(_ name: String, field: String) -> String {
    "\(quoted(name)) is not absent; it is a name of the field \(quoted(field))"
  }

  static func duplicate(_ noun: String, named name: String) -> String { "duplicate \(noun) \(quoted(name))" }

  static func notExternal(_ name: String) -> String {
    "the catalog \(quoted(name)) is in this file; remove it from 'externalCatalogs'"
  }

  static func valueTaken(_ name: String, by value: String, of list: String) -> String {
    "\(quoted(name)) is already the value \(quoted(value)) of \(list)"
  }

  static func field(_ name: String) -> String { "the field \(quoted(name))" }
  static func catalog(_ name: String) -> String { "the catalog \(quoted(name))" }

  static func unknownField(_ name: String, nearest: String?) -> String {
    "unknown field \(quoted(name))" + suggestion(nearest)
  }

  static func unknownCatalog(_ name: String, nearest: String?) -> String {
    let hint = "; add it to 'externalCatalogs' if the host provides it"
    return "unknown catalog \(quoted(name))" + (nearest == nil ? hint : suggestion(nearest))
  }

  static func unknownPalette(_ name: String, nearest: String?) -> String {
    "unknown palette \(quoted(name))" + suggestion(nearest)
  }

  static func unknownMember(_ member: String, of group: String, nearest: String?) -> String {
    "unknown member \(quoted(member)) of \(quoted(group))" + suggestion(nearest)
  }

  static func memberIsGroup(_ member: String, of group: String) -> String {
    "the member \(quoted(member)) of \(quoted(group)) is a group; list single values"
  }

  static func onlyNumbers(_ key: String) -> String {
    "only fields of numbers have '\(key)'; remove it or change the kind"
  }

  static func objectsWithoutFields(_ path: String) -> String {
    "no field has a name such as '\(plain(path).lowercased()).id'; the fields of a list of objects begin with its name"
  }

  static func onlyDates(_ key: String) -> String {
    "only fields of dates and instants have '\(key)'; remove it or change the kind"
  }

  static func operatorWithoutOrder(_ comparison: Comparison, on kind: ValueKind) -> String {
    "'\(comparison.rawValue)' needs values with an order; kind '\(kind.rawValue)' has none"
  }

  static func unknownPlaceholder(_ text: String) -> String {
    "unknown placeholder \(quoted(text)); use {is}, {is|more|less}, {value}, {place} or {s}"
  }

  static func notAZone(_ text: String) -> String {
    "\(quoted(text)) is no offset from UTC such as +01:00 or Z, and no known name of a zone such as Europe/Oslo"
  }

  static func unknownSyntax(_ name: String, among names: [String]) -> String {
    "unknown syntax \(quoted(name)); use \(names.map { quoted($0) }.joined(separator: " or "))"
  }

  static func numberOfColors(_ count: Int) -> String { "a palette needs one to six colors, found \(count)" }
  static func notALetter(_ text: String) -> String { "\(quoted(text)) is not a letter from a to z" }

  static func notAScreenColor(_ text: String) -> String {
    "\(quoted(text)) is not a color; write '#' and six hexadecimal digits"
  }

  static func unknownLetter(_ letter: String, letters: String) -> String {
    "unknown letter \(quoted(letter)); the letters of the palette are \(letters)"
  }

  static func unfitCode(_ code: String) -> String {
    "the code \(quoted(code)) must be in capitals, without braces and spaces"
  }

  static func unknownKey(_ key: String, of object: String, nearest: String?) -> String {
    "unknown key \(quoted(key)) of \(object)" + suggestion(nearest)
  }

  static func missingKey(_ key: String, of object: String) -> String { "missing required key '\(key)' of \(object)" }

  static func wrongType(_ demand: String, found noun: String) -> String { "\(demand), found \(noun)" }
  static func expectedObject(_ object: String) -> String { "expected \(object) object { … }" }
  static func mustBe(_ key: String, type: String) -> String { "'\(key)' must be \(type)" }
  static func mustContain(_ key: String, type: String) -> String { "'\(key)' must contain \(type)" }
  static func expectedChoice(_ noun: String) -> String { "expected the name of a \(noun)" }

  static func unknownChoice(_ text: String, noun: String, words: [String]) -> String {
    let last = words.last ?? ""
    let choices = words.count > 1 ? words.dropLast().joined(separator: ", ") + " or " + last : last
    return "unknown \(noun) \(quoted(text)); use \(choices)"
  }

  static func empty(_ key: String) -> String { "'\(key)' must not be empty" }
  static func emptyElement(_ key: String) -> String { "'\(key)' must not contain an empty string" }

  static func outOfRange<Number: FixedWidthInteger>(_ key: String, range: ClosedRange<Number>) -> String {
    let bounds =
      range.upperBound == .max ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    return "'\(key)' must be a whole number \(bounds)"
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \(quoted($0))?" } ?? ""
  }
}

/// The messages about the form of a file.
enum JSONMessages {
  static let notUTF8 = "invalid UTF-8; save the file as UTF-8"
  static let empty = "empty file; expected an object { … }"
  static let trailingText = "unexpected text after the object"
  static let missingValue = "expected a value: a string in double quotes, a number, true, false, [ … ] or { … }"
  static let missingKey = "expected a key in double quotes"
  static let singleQuotes = "JSON strings need double quotes, not single quotes"
  static let nestedTooDeep = "nested deeper than \(JSONParser.maximumNesting) levels"
  static let surplusComma = "unexpected comma; remove it"
  static let trailingComma = "trailing comma; remove it"
  static let missingComma = "missing comma before this"
  static let comment = "JSON has no comments; remove it or use 'notes'"
  static let unclosedString = "unclosed string; add a double quote, and write \\n for a line break"
  static let unknownEscape = "unknown escape; write \\\\ for a backslash"
  static let halfSurrogatePair = "half of a pair of \\u escapes; write both halves or the character itself"

  static func duplicateKey(_ key: String) -> String { "duplicate key \(VocabularyMessages.quoted(key))" }

  static func missingColon(_ key: String) -> String {
    "missing colon after the key \(VocabularyMessages.quoted(key))"
  }

  static func keyWithoutValue(_ key: String) -> String { "missing value of the key \(VocabularyMessages.quoted(key))" }
  static func bareKey(_ key: String) -> String { "keys need double quotes; write \"\(VocabularyMessages.plain(key))\"" }

  static func bareWord(_ word: String) -> String {
    let lowercase = word.lowercased()
    let isMisspelled = lowercase == "true" || lowercase == "false" || lowercase == "null"
    return "\(VocabularyMessages.quoted(word)) is not a JSON value; "
      + (isMisspelled ? "write \(lowercase)" : "strings need double quotes")
  }

  static func notANumber(_ text: String) -> String {
    "\(VocabularyMessages.quoted(text)) is not a JSON number; write plain digits"
  }

  static func unclosed(isObject: Bool) -> String { isObject ? "unclosed '{'; add '}'" : "unclosed '['; add ']'" }
  static func wrongBracket(isObject: Bool) -> String {
    isObject ? "expected '}', found ']'" : "expected ']', found '}'"
  }

  static func controlCharacter(_ byte: UInt8) -> String {
    byte == 0x09
      ? "unescaped tab in a string; write \\t"
      : "unescaped control character in a string; write \(VocabularyMessages.escape(UInt32(byte)))"
  }
}

/// Texts of a file as messages show them: short, on one line, and harmless in a terminal.
extension VocabularyMessages {
  static func quoted(_ text: String) -> String { "'" + plain(text) + "'" }

  /// At most forty characters, with control characters as escapes.
  static func plain(_ text: String) -> String {
    var result = ""
    var rest = 40
    for scalar in text.unicodeScalars {
      if rest == 0 { return result + "…" }
      rest -= 1
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: result += escape(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// An escape of JSON: `\u0007`.
  static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
