/// The words for mistakes in the form of a file. One sentence each, with the repair.
enum JSONMessages {
  static let notUTF8 = "This is no UTF-8: save the file in that encoding"
  static let empty = "Nothing is here: a vocabulary is an object, { … }"
  static let trailingText = "The vocabulary has ended before this: remove what follows"
  static let missingValue = "Here must stand a value: a text in double quotes, a number, true, false, [ … ] or { … }"
  static let missingKey = "Here must stand a key in double quotes"
  static let singleQuotes = "Single quotes mean nothing in JSON: write double quotes"
  static let nestedTooDeep = "This is nested deeper than \(JSONParser.maximumNesting) levels"
  static let surplusComma = "Nothing stands before this comma: remove it"
  static let trailingComma = "Nothing follows this comma: remove it"
  static let missingComma = "A comma is missing before this"
  static let comment = "JSON has no comments: remove it, or say it in 'notes'"
  static let unclosedText =
    "This text does not end on its line: close it with a double quote, and write \\n for a line break"
  static let unknownEscape = "This escape does not exist: write \\\\ for a backslash"
  static let halfSurrogatePair = "This is half of a pair of \\u escapes: write both halves, or the character itself"

  static func duplicateKey(_ key: String) -> String {
    "The key \(Excerpt.quoted(key)) stands here a second time: keep one of them"
  }

  static func missingColon(_ key: String) -> String { "A colon is missing behind the key \(Excerpt.quoted(key))" }

  static func keyWithoutValue(_ key: String) -> String {
    "The key \(Excerpt.quoted(key)) has no value: write one behind a colon"
  }

  static func bareKey(_ key: String) -> String { "Keys stand in double quotes: write \"\(Excerpt.plain(key))\"" }

  static func bareWord(_ word: String) -> String {
    let lowercase = word.lowercased()
    if lowercase == "true" || lowercase == "false" || lowercase == "null" {
      return "\(Excerpt.quoted(word)) is no value: write \(lowercase)"
    }
    return "\(Excerpt.quoted(word)) is no value: a text stands in double quotes"
  }

  static func notANumber(_ text: String) -> String {
    "\(Excerpt.quoted(text)) is no number of JSON: write plain digits"
  }

  static func unclosed(isObject: Bool) -> String {
    isObject ? "This '{' is never closed: add '}'" : "This '[' is never closed: add ']'"
  }

  static func wrongBracket(isObject: Bool) -> String {
    isObject ? "A '{' is open and not a '[': write '}'" : "A '[' is open and not a '{': write ']'"
  }

  static func controlCharacter(_ byte: UInt8) -> String {
    byte == 0x09
      ? "A tab cannot stand in a text: write \\t"
      : "A control character cannot stand in a text: write \(Excerpt.escape(UInt32(byte)))"
  }
}
