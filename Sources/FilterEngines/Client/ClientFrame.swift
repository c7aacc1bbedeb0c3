import FilterSQL

/// The text form of a statement and its answer, for a client that prints rows as text.
///
/// Each row is one column: a mark, and the values in digits, so that no client has anything to escape, cut or align.
/// The mark is made by the engine from two parts, so that it is not in the statement, which a client may print as well.
/// A last row of the same statement shows that no row is missing; a statement after it marks the end of the output.
struct ClientFrame {
  /// A line of a client's output.
  enum Line: Hashable {
    /// A row.
    case row([SQLValue])
    /// The last row of the statement.
    case complete
    /// The answer of the statement after it.
    case end
    /// A row that is cut off or has other columns.
    case damaged
    /// Anything else: prompts, echoes, frames, messages.
    case other
  }

  let results: [SQLStatement.Result]
  private let nonce: String
  private let mark: [UInt8]

  /// A frame with a unique mark.
  init(results: [SQLStatement.Result], nonce: UInt64 = .random(in: .min ... .max)) {
    self.results = results
    self.nonce = SQLDialect.hexadecimal((0..<8).map { UInt8(truncatingIfNeeded: nonce >> UInt64(8 * $0)) })
    mark = Array("fq-\(self.nonce):".utf8)
  }

  /// The statement for the client, on one line.
  func text(of statement: SQLStatement) -> String {
    let functions = statement.dialect.functions
    let columns = results.indices.map { "c\($0 + 1)" }
    let values = zip(columns, results).map { column, result in
      let digits = SQLTemplate.filled(result == .integer ? functions.decimal : functions.hexadecimal, column)
      return "COALESCE(\(digits), '~')"
    }
    let row = "concat('fq-', '\(nonce):', \(values.joined(separator: ", ',', ")), '.')"
    let inner = Self.line(statement.text)
    return "SELECT \(row) AS fq FROM (\(inner)) AS q(\(columns.joined(separator: ", "))) "
      + "UNION ALL SELECT concat('fq-', '\(nonce):', 'all.') AS fq;\n"
  }

  /// A statement whose answer is only the end mark.
  var endText: String { "SELECT concat('fq-', '\(nonce):', 'end.') AS fq;\n" }

  /// A statement on one line. Line breaks are between words: literals and the names that are written have none.
  static func line(_ sql: String) -> String {
    String(decoding: sql.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }, as: UTF8.self)
  }

  /// Classifies a line, in linear time.
  func read(_ line: [UInt8]) -> Line {
    guard let start = Self.end(of: mark, in: line) else { return .other }
    guard let end = line[start...].firstIndex(of: UInt8(ascii: ".")) else { return .damaged }
    let content = line[start..<end]
    if content.elementsEqual("all".utf8) { return .complete }
    if content.elementsEqual("end".utf8) { return .end }
    let fields = content.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    if fields.count != results.count { return .damaged }
    var row: [SQLValue] = []
    row.reserveCapacity(fields.count)
    for (field, result) in zip(fields, results) {
      if field.elementsEqual("~".utf8) {
        row.append(.null)
      } else if result == .integer {
        guard let number = EngineText.integer(field) else { return .damaged }
        row.append(.integer(number))
      } else {
        guard let bytes = SQLDialect.bytes(hexadecimal: field) else { return .damaged }
        row.append(.text(String(decoding: bytes, as: UTF8.self)))
      }
    }
    return .row(row)
  }

  /// The offset after the first occurrence of a needle.
  private static func end(of needle: [UInt8], in line: [UInt8]) -> Int? {
    if line.count < needle.count { return nil }
    return line.withUnsafeBufferPointer { line in
      for start in 0...(line.count - needle.count) where line[start] == needle[0] {
        if needle.indices.allSatisfy({ line[start + $0] == needle[$0] }) { return start + needle.count }
      }
      return nil
    }
  }
}
