import FilterLists
import FilterReports
import ListFiles

extension SearchCommand {
  /// The file `-` if there are items on standard input, and no list is named; nil otherwise. Then a query searches the
  /// cards, and without a query the input holds queries.
  ///
  /// With a query, the input must be items, or empty, which is a list without items. A terminal is not read, nor a device
  /// such as `/dev/null`. An input that stays open without any bytes is an error, because neither waiting forever nor
  /// searching something else would be right.
  func itemsOnInput(_ choice: ListChoice, hasQuery: Bool, on console: inout Console) throws -> ItemFile? {
    if console.inputIsTerminal || !console.inputIsData || queryFile == "-" || choice.reading != ListReading() {
      return nil
    }
    if hasQuery, !console.awaitInput() {
      throw CommandFailure(
        message: "no input on standard input; to wait for items, name it with '-'; to search the sample cards, "
          + "use '</dev/null'")
    }
    var input = InputBeginning()
    while !input.isDecided, let more = console.input.nextBytes() { input.add(more) }
    console.input.putBack(input.bytes)
    if !hasQuery, !input.isBlank, choice.vocabularyFile == nil, !output.isUsedBesidesColumns, !input.isItems {
      return nil
    }
    return choice.file("-")
  }
}

/// The beginning of an input, which distinguishes queries from items.
struct InputBeginning {
  private(set) var bytes: [UInt8] = []
  /// Whether the input read so far holds items: an object or an array of JSON, or a table whose first two lines have
  /// the same number of cells. A line of queries has none of these forms.
  private(set) var isItems = false
  /// Whether more input cannot change the result.
  private(set) var isDecided = false

  /// The maximum length of a line of queries.
  private static let maximumLength = 1 << 16

  /// Whether the input is empty or blank.
  var isBlank: Bool { visible.isEmpty }

  /// The bytes after a byte order mark and white space.
  private var visible: ArraySlice<UInt8> {
    (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]).drop { Self.isBlank($0) }
  }

  /// Adds bytes of the input.
  mutating func add(_ more: [UInt8]) {
    bytes += more
    (isItems, isDecided) = decision
    if bytes.count >= Self.maximumLength { isDecided = true }
  }

  private var decision: (isItems: Bool, isDecided: Bool) {
    let visible = visible
    guard let first = visible.first else { return (false, false) }
    let next = visible.dropFirst().first { !Self.isBlank($0) }
    switch first {
    // A compressed file.
    case 0x1F: return (true, true)
    case UInt8(ascii: "{"): return (next == UInt8(ascii: "\"") || next == UInt8(ascii: "}"), next != nil)
    case UInt8(ascii: "["): return (next == UInt8(ascii: "{") || next == UInt8(ascii: "]"), next != nil)
    default: return table(visible)
    }
  }

  private func table(_ text: ArraySlice<UInt8>) -> (isItems: Bool, isDecided: Bool) {
    guard let end = text.firstIndex(of: 0x0A) else { return (false, false) }
    let header = text[..<end]
    // Signs of the query language are in no name of a column.
    if header.contains(where: { ":=<>!()".utf8.contains($0) }) { return (false, true) }
    let counts = ",\t;|".utf8.map { mark in header.count { $0 == mark } }
    guard let most = counts.max(), most > 0 else { return (false, true) }
    let rest = text[(end + 1)...]
    guard let next = rest.firstIndex(of: 0x0A) ?? (rest.isEmpty ? nil : rest.endIndex) else { return (false, false) }
    let isAligned = zip(",\t;|".utf8, counts).contains { mark, count in
      count == most && rest[..<next].count { $0 == mark } == count
    }
    return (isAligned, next < rest.endIndex)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
