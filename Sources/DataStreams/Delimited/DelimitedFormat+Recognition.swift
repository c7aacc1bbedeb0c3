extension DelimitedFormat {
  /// A result of looking at the beginning of a text.
  enum Recognition: Hashable {
    case format(DelimitedFormat)
    /// More of the text is needed.
    case undecided
    /// The text has no columns.
    case none
  }

  /// The number of bytes that are looked at.
  private static let window = 1 << 16

  /// Recognises how a text is written by its first lines.
  ///
  /// - Parameters:
  ///   - text: The beginning, without a byte order mark.
  ///   - delimiter: The delimiter, if it is known, and the one that is meant if none is found.
  ///   - hasHeader: Whether there is a header, if that is known.
  ///   - isNamed: Whether the text is known to have columns; otherwise it must look so.
  static func recognized(
    _ text: UnsafeBufferPointer<UInt8>, isWhole: Bool, delimiter: UInt8? = nil, usual: UInt8 = UInt8(ascii: ","),
    hasHeader: Bool? = nil, isNamed: Bool
  ) -> Recognition {
    let head = UnsafeBufferPointer(rebasing: text.prefix(window))
    let lines = HeadLines(head, isWhole: isWhole || head.count < text.count || text.count >= window)
    guard let start = lines.start else { return lines.isWhole ? .none : .undecided }
    let own = lines.count(from: start, delimiter)
    if own.lines.count < 2, !lines.isWhole { return .undecided }
    var format = DelimitedFormat(delimiter: lines.declared ?? delimiter ?? own.delimiter ?? usual)
    var first = start
    var isTable = lines.declared != nil
    let counts = own.counts(of: format.delimiter)
    let isEven = counts.count > 1 && counts[0] > 0 && counts[0] == counts[1]
    if isEven || isTable || counts.count < 2 {
      isTable = isTable || isEven
    } else {
      if !lines.isWhole, own.lines.count < DelimiterCount.maximumLines { return .undecided }
      if let blank = lines.betweenBlanks(from: start), delimiter ?? blank.delimiter == blank.delimiter {
        format.delimiter = blank.delimiter
        format.hasRowNames = blank.hasRowNames
        isTable = true
      } else if lines.namingComment(above: lines.outline(from: start, format.delimiter, format.quote).records, format)
        != nil
      {
        isTable = true
      } else if counts[0] > 0, counts.count > 2, counts.dropFirst().allSatisfy({ $0 == counts[0] + 1 }) {
        format.hasRowNames = true
        isTable = format.delimiter == UInt8(ascii: "\t") || lines.isFirstQuoted(from: start, format.delimiter)
      } else if isNamed, let below = lines.tableBelow(start, delimiter) {
        (first, format.delimiter) = below
      }
    }
    let isSure = isNamed || isTable
    if !isSure { return lines.isWhole || own.lines.count > 2 ? .none : .undecided }
    var records = lines.outline(from: first, format.delimiter, format.quote)
    if records.quotedCells == 0 {
      let single = lines.outline(from: first, format.delimiter, UInt8(ascii: "'"))
      if single.quotedCells > 1, single.areQuotesClosed {
        format.quote = UInt8(ascii: "'")
        records = single
      }
    }
    if let hasHeader {
      format.hasHeader = hasHeader
      if !hasHeader { format.hasRowNames = false }
    } else if !format.hasRowNames {
      let guess = HeaderGuess(records.records, isWhole: lines.isWhole)
      if guess == .unknown { return .undecided }
      format.hasHeader = guess != .records
      if first == start, guess != .header, let comment = lines.namingComment(above: records.records, format) {
        first = comment
        format.hasHeader = true
      }
    }
    if !isNamed, lines.declared == nil, !looksLikeTable(records.records, format) { return .none }
    if !format.hasHeader { format.columns = records.records.reduce(0) { max($0, $1.count) } }
    format.skippedBytes = lines.offsets[first]
    format.skippedLines = lines.numbers[first]
    format.skipsDeclaration = lines.declared != nil && first == start
    return .format(format)
  }

  /// Whether a text that nothing says to have columns has them: a first line of names, or several records of one shape.
  private static func looksLikeTable(_ records: [[ArraySlice<UInt8>]], _ format: DelimitedFormat) -> Bool {
    guard let first = records.first else { return false }
    if !format.hasHeader {
      return records.count > 2 && first.count > 1 && records.allSatisfy { $0.count == first.count }
    }
    let areNames = first.allSatisfy { !$0.isEmpty && $0.count <= 64 && !($0.first ?? 0).isASCIIDigit }
    return areNames && Set(first).count == first.count
  }
}

/// The lines at the beginning of a text that may be delimited.
private struct HeadLines {
  let text: UnsafeBufferPointer<UInt8>
  let isWhole: Bool
  /// The offset of each line that is not blank, and the number of all lines before it.
  private(set) var offsets: [Int] = []
  private(set) var numbers: [Int] = []
  /// The index of the first line that is neither a comment nor the declaration of the delimiter; nil without one.
  private(set) var start: Int?
  /// The delimiter that the first line declares.
  let declared: UInt8?

  /// The number of titles above the table that are skipped at most, comments not counted.
  private static let maximumTitles = 8

  init(_ text: UnsafeBufferPointer<UInt8>, isWhole: Bool) {
    self.text = text
    self.isWhole = isWhole
    declared = DelimiterCount.declaration(in: text)?.delimiter
    var offset = 0
    var number = 0
    while offset < text.count {
      if let start, offsets.count > start + Self.maximumTitles { break }
      let end = text[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
      let line = text[offset..<end]
      if line.contains(where: { $0 != 0x20 }) {
        let isPlain = line.first != UInt8(ascii: "#") && !(declared != nil && offset == 0)
        if isPlain, start == nil { start = offsets.count }
        offsets.append(offset)
        numbers.append(number)
      }
      offset = end + 1
      if end < text.count, text[end] == 0x0D, offset < text.count, text[offset] == 0x0A { offset += 1 }
      number += 1
    }
    // A text of nothing but comments is taken as it is.
    if start == nil, isWhole, !offsets.isEmpty { start = 0 }
  }

  private func rest(_ line: Int) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[offsets[line]...]) }

  func count(from line: Int, _ delimiter: UInt8?) -> DelimiterCount {
    DelimiterCount(rest(line), isWhole: isWhole, delimiter: declared ?? delimiter)
  }

  func outline(from line: Int, _ delimiter: UInt8, _ quote: UInt8) -> DelimitedOutline {
    DelimitedOutline(rest(line), delimiter: delimiter, quote: quote, isWhole: isWhole)
  }

  func isFirstQuoted(from line: Int, _ delimiter: UInt8) -> Bool {
    outline(from: line, delimiter, UInt8(ascii: "\"")).isFirstQuoted
  }

  /// The blank as a delimiter, if the first line consists of quoted names between single blanks, as R writes tables.
  func betweenBlanks(from line: Int) -> (delimiter: UInt8, hasRowNames: Bool)? {
    guard text[offsets[line]] == UInt8(ascii: "\"") else { return nil }
    let outline = outline(from: line, 0x20, UInt8(ascii: "\""))
    guard let first = outline.records.first, outline.isFirstQuoted, outline.records.count > 1 else { return nil }
    let others = Set(outline.records.dropFirst().map { $0.count })
    guard let count = others.first, others.count == 1,
      count == first.count + 1 || first.count > 1 && count == first.count
    else { return nil }
    return (0x20, count > first.count)
  }

  /// The first line below titles from which the lines look like a table, and its delimiter.
  func tableBelow(_ start: Int, _ delimiter: UInt8?) -> (line: Int, delimiter: UInt8)? {
    for line in offsets.indices.dropFirst(start + 1).prefix(Self.maximumTitles) {
      let below = count(from: line, delimiter)
      guard let found = delimiter ?? below.delimiter else { continue }
      let counts = below.counts(of: found)
      guard counts.count > 1, counts[0] > 0, counts[0] == counts[1] else { continue }
      let areTitles = (start..<line).allSatisfy { title in
        text[offsets[title]..<offsets[title + 1]].count { $0 == found } < counts[0]
      }
      if areTitles { return (line, found) }
      return nil
    }
    return nil
  }

  /// The line of the comment above the records that names their columns: `#chrom,start,end`.
  func namingComment(above records: [[ArraySlice<UInt8>]], _ format: DelimitedFormat) -> Int? {
    guard let start, start > 0, text[offsets[start - 1]] == UInt8(ascii: "#"), let first = records.first,
      first.count > 1
    else { return nil }
    let comment = start - 1
    let cells = DelimitedOutline(
      UnsafeBufferPointer(rebasing: text[offsets[comment]..<offsets[start]]), delimiter: format.delimiter,
      quote: format.quote, isWhole: true
    ).records
    let count = records.reduce(first.count) { max($0, $1.count) }
    guard cells.count == 1, cells[0].count == count else { return nil }
    // Words with blanks between commas, or a sign apart from them, are a sentence.
    let areNames =
      format.delimiter == UInt8(ascii: "\t")
      ? text[offsets[comment] + 1] != 0x20 : cells[0].allSatisfy { !$0.contains(0x20) }
    return !format.hasHeader || areNames ? comment : nil
  }
}
