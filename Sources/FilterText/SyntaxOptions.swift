/// How queries are written: the syntax of a dialect, and the fields whose values it reads in another way.
///
/// The language has no field names, so a caller that parses under a vocabulary passes the options of the vocabulary to
/// the parser.
public struct SyntaxOptions: Hashable, Sendable {
  /// A syntax; the raw value is its name in the file of a vocabulary.
  public enum Base: String, CaseIterable, Hashable, Sendable {
    /// The language as Scryfall has it.
    case cards
    /// The language on lists: that of cards with `AND`, `OR`, `NOT`, `&&`, `||` and `!` between terms, and with blanks and
    /// a colon at operators, as in `created:>2024-01-01` and `took > 1`.
    case lists
  }

  /// The syntax without the fields of a vocabulary.
  public let base: Base
  /// Names: those of fields of paths and those of lists of objects in lower case, those with a spelling of their own, and
  /// those that begin with a digit, in lower case; empty without any. One list, so that a copy counts one reference.
  private let names: [[[UInt8]]]

  /// The names of the fields whose values are paths. In their bare values a slash is an ordinary character:
  /// `path:src/*.swift` is one term, although elsewhere a slash ends a value or begins a regular expression.
  private var pathFields: [[UInt8]] { names.isEmpty ? [] : names[0] }
  /// The names of the lists of objects. In the syntax of lists a group with a filter after such a name is one value: a
  /// query about one element, as in `items:(sku:x qty>2)`.
  private var objectLists: [[UInt8]] { names.isEmpty ? [] : names[1] }
  /// The names whose letter case tells them from those of other fields: `Id` beside `id`.
  private var spelledFields: [[UInt8]] { names.isEmpty ? [] : names[2] }
  /// The names of fields that begin with a digit, which are words elsewhere: `2020`.
  private var numericFields: [[UInt8]] { names.isEmpty ? [] : names[3] }

  /// The language of cards, without fields of paths.
  public static let cards = SyntaxOptions(.cards)
  /// The language on lists, without fields of paths.
  public static let lists = SyntaxOptions(.lists)

  /// Makes options. `pathFields` are the names of the fields whose values are paths, and `objectLists` those of lists of
  /// objects; letter case has no meaning.
  public init(_ base: Base, pathFields: [String] = [], objectLists: [String] = []) {
    self.init(base, pathFields: pathFields, objectLists: objectLists, spelledFields: [], numericFields: [])
  }

  /// Makes options, in the syntax of lists with the names of fields whose letter case has a meaning, and with those that
  /// begin with a digit.
  package init(
    _ base: Base, pathFields: [String], objectLists: [String], spelledFields: [String], numericFields: [String]
  ) {
    self.base = base
    let lower = [pathFields, objectLists, [], numericFields].map { $0.map { Array($0.lowercased().utf8) } }
    let spelled = spelledFields.map { Array($0.utf8) }
    names =
      spelled.isEmpty && lower.allSatisfy { $0.isEmpty } ? [] : [lower[0], lower[1], spelled, lower[3]]
  }

  /// The names of the fields of paths and those of the lists of objects, in lower case.
  package var fieldNames: (ofPaths: [String], ofObjectLists: [String]) {
    func texts(_ names: [[UInt8]]) -> [String] { names.map { String(decoding: $0, as: UTF8.self) } }
    return (texts(pathFields), texts(objectLists))
  }

  /// Whether there are fields of paths.
  package var hasPathFields: Bool { !names.isEmpty && !names[0].isEmpty }

  /// Whether the bytes of a range are the name of a field of paths, in any letter case.
  package func isPathField(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
    SyntaxOptions.isName(bytes, from: start, to: end, among: pathFields)
  }

  /// Whether there are fields whose names are told apart by their letter case.
  package var hasSpelledFields: Bool { !names.isEmpty && !names[2].isEmpty }

  /// Whether a text is such a name.
  package func isSpelledField(_ text: String) -> Bool { spelledFields.contains { text.utf8.elementsEqual($0) } }

  /// Whether there are fields whose names begin with a digit.
  package var hasNumericFields: Bool { !names.isEmpty && !names[3].isEmpty }

  /// Whether the bytes of a range are the name of such a field, in any letter case.
  package func isNumericField(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
    SyntaxOptions.isName(bytes, from: start, to: end, among: numericFields)
  }

  /// Whether there are lists of objects.
  package var hasObjectLists: Bool { !names.isEmpty && !names[1].isEmpty }

  /// Whether the bytes of a range are the name of a list of objects, in any letter case.
  package func isObjectList(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
    SyntaxOptions.isName(bytes, from: start, to: end, among: objectLists)
  }

  private static func isName(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, among names: [[UInt8]]
  ) -> Bool {
    let range = UnsafeBufferPointer(rebasing: bytes[start..<end])
    if range.contains(where: { $0 >= 0x80 }) {
      let text = String(decoding: range, as: UTF8.self).lowercased()
      return names.contains { String(decoding: $0, as: UTF8.self) == text }
    }
    return names.contains { name in
      name.count == end - start
        && name.indices.allSatisfy {
          name[$0] == (bytes[start + $0].isLetter ? bytes[start + $0] | 0x20 : bytes[start + $0])
        }
    }
  }

  /// Whether a text may have other tokens under other options. Linear in the text.
  package func mayReadDifferently(_ other: SyntaxOptions, _ bytes: [UInt8]) -> Bool {
    if base == other.base, names.isEmpty && other.names.isEmpty || names == other.names { return false }
    if spelledFields != other.spelledFields || numericFields != other.numericFields { return true }
    if pathFields != other.pathFields, bytes.contains(UInt8(ascii: "/")) { return true }
    if objectLists != other.objectLists, bytes.contains(UInt8(ascii: "(")) { return true }
    if base == other.base { return false }
    var previous: UInt8 = 0
    var word: UInt8 = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "!"), UInt8(ascii: ","), UInt8(ascii: "/"),
        UInt8(ascii: "{"), UInt8(ascii: "~"), UInt8(ascii: "`"):
        return true
      case UInt8(ascii: "."): if previous == byte { return true }
      case UInt8(ascii: "("), UInt8(ascii: "["):
        // After an operator or `in`.
        if SyntaxOptions.isOperator(previous) || word | 0x20 == UInt8(ascii: "n") { return true }
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: ":"):
        if previous.isWhitespace || SyntaxOptions.isOperator(previous) { return true }
        // A name in quotes, or the star of every text.
        if previous == UInt8(ascii: "\"") || previous == UInt8(ascii: "'") || previous == UInt8(ascii: "*")
          || previous >= 0x80
        {
          return true
        }
      case UInt8(ascii: " "), 0x09: if SyntaxOptions.isOperator(previous) { return true }
      // The end of `not`.
      case UInt8(ascii: "t"), UInt8(ascii: "T"): if previous | 0x20 == UInt8(ascii: "o") { return true }
      default: break
      }
      previous = byte
      if !byte.isWhitespace { word = byte }
    }
    return false
  }

  private static func isOperator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ":") || byte &- 0x3C < 3 }
}
