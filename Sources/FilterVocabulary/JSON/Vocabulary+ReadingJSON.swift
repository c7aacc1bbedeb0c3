extension Vocabulary {
  /// Reads a vocabulary from the text of a file. Throws everything that is wrong with it at once, each diagnostic with
  /// its line and column. Linear in the text.
  ///
  /// ```swift
  /// let people = try Vocabulary(
  ///   json: #"{"name": "people", "fields": [{"name": "age", "kind": "number", "summary": "Age in years"}]}"#)
  /// people.field(named: "age")?.phrase  // "have age {is}"
  /// ```
  ///
  /// - Parameter zone: The zone of a name in the tz database, for files with such a `timeZone`; nil for unknown names.
  public init(
    json: String, zone: (String) -> ZoneRules? = { _ in nil }
  ) throws(VocabularyError) { try self.init(jsonBytes: Array(json.utf8), zone: zone) }

  /// Reads a vocabulary from the bytes of a file, which must be UTF-8; a byte order mark is skipped. Throws like
  /// ``init(json:zone:)``.
  public init(
    jsonBytes bytes: [UInt8], zone: (String) -> ZoneRules? = { _ in nil }
  ) throws(VocabularyError) { try self.init(bytes, isWritten: false, zone: zone) }

  /// Reads what ``json`` wrote. The vocabulary of a list without fields, which a file of its own must not have, is
  /// read too.
  package init(
    written json: String, zone: (String) -> ZoneRules? = { _ in nil }
  ) throws(VocabularyError) { try self.init(Array(json.utf8), isWritten: true, zone: zone) }

  private init(_ bytes: [UInt8], isWritten: Bool, zone: (String) -> ZoneRules?) throws(VocabularyError) {
    self = try VocabularyReader.read(bytes, isWritten: isWritten) { $0.vocabulary($1, zone: zone) }
  }
}

extension VocabularyReader {
  /// Reads the bytes of a file with `body`, which returns nil after it noted an error. Throws everything that is wrong
  /// with the file at once. Linear in the text.
  package static func read<Value>(
    _ bytes: [UInt8], isWritten: Bool = false, _ body: (inout VocabularyReader, LocatedJSON) -> Value?
  ) throws(VocabularyError) -> Value {
    var parser = JSONParser(bytes)
    let document = parser.document()
    var notes = parser.notes
    var value: Value?
    if let document {
      var reader = VocabularyReader(isWritten: isWritten)
      value = body(&reader, document)
      notes += reader.notes
    }
    guard notes.isEmpty, let value else { throw VocabularyError(diagnostics: diagnostics(notes, in: bytes)) }
    return value
  }

  /// The notes as diagnostics, in the order of the file; those of one offset in the order they were found.
  private static func diagnostics(_ notes: [VocabularyNote], in bytes: [UInt8]) -> [VocabularyDiagnostic] {
    let order = notes.indices.sorted { (notes[$0].location.offset, $0) < (notes[$1].location.offset, $1) }
    var positions = FilePositions(bytes)
    return order.map { index in
      let note = notes[index]
      let (line, column) = positions.position(of: note.location.offset)
      return VocabularyDiagnostic(note.message, line: line, column: column, path: note.location.path)
    }
  }
}

/// Everything that is wrong with a vocabulary file, in the order of the file.
public struct VocabularyError: Error, Hashable, Sendable {
  /// The diagnostics; at least one.
  public let diagnostics: [VocabularyDiagnostic]

  package init(diagnostics: [VocabularyDiagnostic]) { self.diagnostics = diagnostics }
}

extension VocabularyError: CustomStringConvertible {
  /// A line for each diagnostic: `3:12: unknown kind 'numbr'; …`.
  public var description: String { diagnostics.map { $0.description }.joined(separator: "\n") }
}

/// An error in a vocabulary file.
public struct VocabularyDiagnostic: Hashable, Sendable {
  /// The error and how to fix it, without a full stop.
  public let message: String
  /// The line, from 1. A line ends with LF, CR LF or a lone CR.
  public let line: Int
  /// The column, from 1, in Unicode scalars. A byte order mark does not count.
  public let column: Int
  /// The keys that lead to the value: `fields[3].kind`. Empty for the whole file, and for errors of JSON syntax.
  public let path: String

  package init(_ message: String, line: Int, column: Int, path: String = "") {
    self.message = message
    self.line = line
    self.column = column
    self.path = path
  }
}

extension VocabularyDiagnostic: CustomStringConvertible {
  /// `3:12: ` and the message.
  public var description: String { "\(line):\(column): \(message)" }
}

/// A message about an offset of the file.
struct VocabularyNote {
  let location: FileLocation
  let message: String
}

/// A byte of a file, and the keys that lead there.
package struct FileLocation {
  var offset: Int
  var path: String

  /// The whole file.
  package static let start = FileLocation(offset: 0, path: "")

  /// The location of the value of a key.
  package func key(_ name: String, at offset: Int) -> FileLocation {
    if !FileLocation.isPlain(name) {
      return FileLocation(offset: offset, path: "\(path)[\"\(VocabularyMessages.plain(name))\"]")
    }
    return FileLocation(offset: offset, path: path.isEmpty ? name : path + "." + name)
  }

  /// The location of an element of a list.
  package func element(_ index: Int, at offset: Int) -> FileLocation {
    FileLocation(offset: offset, path: "\(path)[\(index)]")
  }

  private static func isPlain(_ name: String) -> Bool {
    name.utf8.count <= 40 && !name.isEmpty && name.utf8.allSatisfy { JSONParser.isWordByte($0) && $0 < 0x80 }
  }
}

/// Converts ascending offsets to lines and columns, in one pass over the file.
private struct FilePositions {
  private let bytes: [UInt8]
  private var offset: Int
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.offset = bytes.starts(with: JSONParser.byteOrderMark) ? JSONParser.byteOrderMark.count : 0
  }

  /// The position of an offset. Offsets must be requested in ascending order.
  mutating func position(of target: Int) -> (line: Int, column: Int) {
    while offset < min(target, bytes.count) {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0A || byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }
}
