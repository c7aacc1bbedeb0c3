/// What a file holds, recognised by its first bytes (unpacked) and, where they leave a choice, by its name.
package enum FileFormat: Hashable, Sendable {
  /// JSON, with the form of its records for ``RecordSplitter``.
  case json(RecordForm)
  /// CSV, TSV and their relatives, for ``DelimitedReader``. A header is assumed.
  case delimited(DelimitedFormat)
  /// A SQLite database.
  case sqlite
  /// Anything else: a noun phrase for what was seen, such as `a zip file`.
  case unknown(String)

  /// The first bytes of a SQLite database.
  package static let databaseMagic = Array("SQLite format 3\0".utf8)
  /// The number of bytes after which more do not change the result.
  package static let maximumBytes = 1 << 17

  /// Recognises a format by the beginning of a file; nil if more of it is needed. `isWhole` says that the file is
  /// complete. `name` is the name or path of the file, empty for a pipe.
  package init?(_ head: UnsafeBufferPointer<UInt8>, isWhole: Bool, name: String = "") {
    let isWhole = isWhole || head.count >= Self.maximumBytes
    let head = UnsafeBufferPointer(rebasing: head.prefix(Self.maximumBytes))
    // The longest signature has sixteen bytes; a line is enough for a stream that goes on slowly.
    guard isWhole || head.count >= 16 || head.contains(0x0A) else { return nil }
    if let (format, _) = Self.signatures.first(where: { head.starts(with: $0.bytes) }) {
      self = format
      return
    }
    if let format = Self.otherEncoding(head) {
      self = format
      return
    }
    let marked = UnsafeBufferPointer(rebasing: head[(head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)...])
    // A log that was cut while its writer went on begins with zeros.
    let zeros = marked.prefix { $0 == 0 }.count
    if zeros == marked.count, !isWhole { return nil }
    let text = UnsafeBufferPointer(rebasing: marked[(zeros == marked.count ? 0 : zeros)...])
    let kind = NameKind(name)
    switch text.first(where: { !RecordForm.isBlank($0) }) {
    case nil where !isWhole: return nil
    case nil: self = .unknown(Self.emptyText)
    case UInt8(ascii: "{"):
      guard let format = Self.objects(text, isWhole: isWhole, isLines: kind == .jsonLines) else { return nil }
      self = format
    case UInt8(ascii: "["):
      guard let format = Self.array(text, isWhole: isWhole) else { return nil }
      self = format
    case let first?:
      if text.contains(0) || zeros > 0 && first < 0x20 {
        self = .unknown("binary data")
        return
      }
      guard let format = Self.table(text, isWhole: isWhole, kind: kind) else { return nil }
      self = format
    }
  }

  /// The format in words: `JSON lines`, `a JSON array at '/data'`, `text in columns between ';'`.
  package var description: String {
    switch self {
    case .json(.lines(isArray: false)): "JSON lines"
    case .json(.lines(isArray: true)): "a JSON array"
    case .json(.values): "JSON values"
    case .json(.elements(let pointer)): pointer.parts.isEmpty ? "a JSON array" : "a JSON array at '\(pointer)'"
    case .delimited(let format):
      switch format.delimiter {
      case UInt8(ascii: ","): "CSV"
      case UInt8(ascii: "\t"): "TSV"
      default: "text in columns between '\(Character(UnicodeScalar(format.delimiter)))'"
      }
    case .sqlite: "a SQLite database"
    case .unknown(let seen): seen
    }
  }

  /// What is said of a file that has nothing but blanks.
  package static let emptyText = "an empty file"

  /// Text that is none of the formats.
  package static let text = Self.unknown("text without columns")

  /// The first bytes of formats that are not text.
  private static let signatures: [(format: FileFormat, bytes: [UInt8])] = [
    (.sqlite, databaseMagic), (.unknown("a zip file or an .xlsx spreadsheet"), [0x50, 0x4B, 3, 4]),
    (.unknown("a PDF file"), Array("%PDF-".utf8)), (.unknown("a Parquet file"), Array("PAR1".utf8)),
    (.unknown("a file packed with zstd"), [0x28, 0xB5, 0x2F, 0xFD]),
    (.unknown("a file packed with bzip2"), Array("BZh".utf8)),
    (.unknown("a file packed with xz"), [0xFD, 0x37, 0x7A, 0x58]),
    (.unknown("a file packed with gzip twice"), [0x1F, 0x8B]),
    // The mark of UTF-32 begins with that of UTF-16.
    (encoded(as: "UTF-32"), [0xFF, 0xFE, 0, 0]), (encoded(as: "UTF-32"), [0, 0, 0xFE, 0xFF]),
    (encoded(as: "UTF-16"), [0xFF, 0xFE]), (encoded(as: "UTF-16"), [0xFE, 0xFF]),
  ]

  private static func encoded(as encoding: String) -> FileFormat {
    .unknown("text in \(encoding); convert it, as by 'iconv -f \(encoding) -t UTF-8'")
  }

  /// The format of a text in another encoding without a mark, by the zeros around its first letter; nil for others.
  private static func otherEncoding(_ head: UnsafeBufferPointer<UInt8>) -> FileFormat? {
    guard head.count >= 4, head.prefix(4).contains(0) else { return nil }
    func isLetter(_ index: Int) -> Bool { head[index] >= 0x20 && head[index] < 0x7F }
    switch (head[0] == 0, head[1] == 0, head[2] == 0, head[3] == 0) {
    case (false, true, true, true): return isLetter(0) ? encoded(as: "UTF-32LE") : nil
    case (true, true, true, false): return isLetter(3) ? encoded(as: "UTF-32BE") : nil
    case (false, true, false, true): return isLetter(0) && isLetter(2) ? encoded(as: "UTF-16LE") : nil
    case (true, false, true, false): return isLetter(1) && isLetter(3) ? encoded(as: "UTF-16BE") : nil
    default: return nil
    }
  }

  /// What the name of a file says about it.
  private enum NameKind: Equatable {
    case none, jsonLines
    /// Columns, usually with a delimiter.
    case columns(UInt8)

    init(_ name: String) {
      var parts = name.lowercased().split(separator: ".").dropFirst()
      if parts.last == "gz" { parts.removeLast() }
      switch parts.last {
      case "jsonl", "ndjson", "jsonlines", "ldjson", "log": self = .jsonLines
      case "csv": self = .columns(UInt8(ascii: ","))
      case "tsv", "tab": self = .columns(UInt8(ascii: "\t"))
      case "psv": self = .columns(UInt8(ascii: "|"))
      default: self = .none
      }
    }
  }

  /// Whether the name of a file says that each line is a record.
  package static func namesLines(_ name: String) -> Bool { NameKind(name) == .jsonLines }

  /// Whether the name of a file says that it has columns.
  package static func namesColumns(_ name: String) -> Bool {
    if case .columns = NameKind(name) { true } else { false }
  }

  /// Text in columns: what its name says, or a first line that looks like the names of columns and others like it.
  private static func table(
    _ text: UnsafeBufferPointer<UInt8>, isWhole: Bool, kind: NameKind
  ) -> FileFormat? {
    let count = DelimiterCount(text, isWhole: isWhole)
    if case .columns(let usual) = kind {
      if count.needsMore { return nil }
      return .delimited(DelimitedFormat(delimiter: count.delimiter ?? usual))
    }
    if !isWhole, count.lines.count < 2 { return nil }
    guard count.isTable, let delimiter = count.delimiter else { return count.needsMore ? nil : Self.text }
    if DelimiterCount.declaration(in: text) != nil { return .delimited(DelimitedFormat(delimiter: delimiter)) }
    let line = text.split(separator: 0x0A, maxSplits: 1).first ?? text[...]
    let names = line.split(separator: delimiter, omittingEmptySubsequences: false).map { cell in
      String(decoding: cell, as: UTF8.self).trimmingWhiteSpace
    }
    let areNames = names.allSatisfy {
      !$0.isEmpty && $0.utf8.count <= 64 && $0.utf8.first.map { $0 &- 0x30 > 9 } == true
    }
    return areNames && Set(names).count == names.count ? .delimited(DelimitedFormat(delimiter: delimiter)) : Self.text
  }
}

extension String {
  /// The text without white space and line breaks at its ends.
  fileprivate var trimmingWhiteSpace: String {
    guard let first = unicodeScalars.firstIndex(where: { !$0.isBlank }),
      let last = unicodeScalars.lastIndex(where: { !$0.isBlank })
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}

extension UnicodeScalar {
  /// Whether it is a space of any width, a tab or a line break.
  fileprivate var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
