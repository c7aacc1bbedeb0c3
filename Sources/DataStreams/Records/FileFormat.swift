/// What a file holds, recognised by its first bytes (unpacked) and, where they leave a choice, by its name.
package enum FileFormat: Hashable, Sendable {
  /// JSON, with the form of its records for ``RecordSplitter``.
  case json(RecordForm)
  /// CSV, TSV and their relatives, for ``DelimitedReader``.
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
  /// complete. `name` is the name or path of the file, empty for a pipe. `delimiter` and `hasHeader` are those of delimited
  /// text, if they are known.
  package init?(
    _ head: UnsafeBufferPointer<UInt8>, isWhole: Bool, name: String = "", delimiter: UInt8? = nil,
    hasHeader: Bool? = nil
  ) {
    let isWhole = isWhole || head.count >= Self.maximumBytes
    let head = UnsafeBufferPointer(rebasing: head.prefix(Self.maximumBytes))
    // The longest signature has sixteen bytes; a line is enough for a stream that goes on slowly.
    guard isWhole || head.count >= 16 || head.contains(0x0A) else { return nil }
    if let (format, _) = Self.signatures.first(where: { head.starts(with: $0.bytes) }) {
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
      if head.count > 262, head[257..<262].elementsEqual("ustar".utf8) {
        let archive = name.isEmpty || name.first == "<" ? "ARCHIVE" : name
        self = .unknown("a tar archive; to search a file in it: tar -xOf \(archive) FILE | filterq search QUERY -")
        return
      }
      if text.contains(0), !isWhole, head.count < 512 { return nil }
      if text.contains(0) || zeros > 0 && first < 0x20 {
        self = .unknown("binary data")
        return
      }
      guard var format = Self.table(text, isWhole: isWhole, kind: kind, delimiter, hasHeader) else { return nil }
      if case .delimited(var table) = format {
        table.skippedBytes += zeros
        format = .delimited(table)
      }
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
    (packed("zstd"), [0x28, 0xB5, 0x2F, 0xFD]),
    (packed("bzip2"), Array("BZh".utf8)),
    (packed("xz"), [0xFD, 0x37, 0x7A, 0x58]), (packed("lz4"), [0x04, 0x22, 0x4D, 0x18]),
    (packed("gzip"), [0x1F, 0x8B]), (.unknown("an Arrow file"), Array("ARROW1".utf8)),
  ]

  /// A packed text in a pipe, or in another packing.
  private static func packed(_ program: String) -> FileFormat {
    .unknown("packed with \(program) here; to search it: \(program) -dc FILE | filterq search QUERY -")
  }

  /// What the name of a file says about it.
  private enum NameKind: Equatable {
    case none, jsonLines
    /// Columns, usually with a delimiter.
    case columns(UInt8)

    init(_ name: String) {
      var parts = name.lowercased().split(separator: ".").dropFirst()
      if let last = parts.last, ["gz", "zst", "xz", "bz2", "lz4", "zip"].contains(last) { parts.removeLast() }
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

  /// Text in columns: what its name or the options say, or what looks like that.
  private static func table(
    _ text: UnsafeBufferPointer<UInt8>, isWhole: Bool, kind: NameKind, _ delimiter: UInt8?, _ hasHeader: Bool?
  ) -> FileFormat? {
    var usual = UInt8(ascii: ",")
    var isNamed = delimiter != nil
    if case .columns(let byte) = kind { (usual, isNamed) = (byte, true) }
    if !isNamed, hasHeader != nil {
      isNamed = DelimiterCount(text, isWhole: isWhole).delimiter != nil
    }
    switch DelimitedFormat.recognized(
      text, isWhole: isWhole, delimiter: delimiter, usual: usual, hasHeader: hasHeader, isNamed: isNamed)
    {
    case .format(let format): return .delimited(format)
    case .undecided: return nil
    case .none: return Self.text
    }
  }
}
