import FilterSemantics
import FilterVocabulary

extension Column {
  func write(to writer: inout PreparedWriter) {
    writer.write(array: owners)
    writer.write((held == nil ? 0 : 1) + (others == nil ? 0 : 2))
    if let held { writer.write(array: held) }
    others?.write(to: &writer)
    switch content {
    case .texts(let column):
      writer.write(0)
      column.write(to: &writer)
    case .sharedTexts(let column):
      writer.write(1)
      column.write(to: &writer)
    case .keys(let column): column.write(to: &writer)
    case .costs(let column, let texts):
      column.write(to: &writer)
      texts.write(to: &writer)
    case .values(let column): column.write(to: &writer)
    case .numbered(let values, let keys):
      values.write(to: &writer)
      keys.write(to: &writer)
    }
  }

  /// Reads a column of `base` items or variants with the given form.
  init(from reader: inout PreparedReader, form: ColumnForm, base: Int) throws(PreparedFormError) {
    isOfVariant = form.isOfVariant
    self.base = base
    owners = try reader.array(below: base)
    guard owners.isAscending(by: 0), form.shape != .values || owners.isEmpty else { throw .damaged }
    let parts = try reader.number()
    guard (0...3).contains(parts), parts < 2 || form.searchesOthers else { throw .damaged }
    held = parts % 2 == 1 ? try reader.array(below: base) : nil
    searchesOthers = form.searchesOthers
    others = parts > 1 ? try ValueColumn(&reader, rowCount: base, keepsSpellings: true) : nil
    guard held == nil || form.mayBeSparse, held?.isAscending(by: 1) != false else { throw .damaged }
    let rowCount = (held?.count ?? base) + owners.count
    switch form.shape {
    case .texts:
      content =
        try reader.flag()
        ? .sharedTexts(try SharedTextColumn(from: &reader, form: form, rowCount: rowCount))
        : .texts(try TextColumn(from: &reader, form: form, rowCount: rowCount))
    case .keys: content = .keys(try KeyColumn(&reader, rowCount: rowCount, keys: form.keys))
    case .costs:
      let costs = try CostColumn(&reader, rowCount: rowCount, symbolCount: form.symbolCount)
      content = .costs(costs, try TextColumn(from: &reader, form: form, rowCount: rowCount))
    case .values:
      content = .values(
        try ValueColumn(&reader, rowCount: rowCount, keyed: form.keyed, keepsSpellings: form.keepsSpellings))
    case .numberedValues:
      let values = try ValueColumn(&reader, rowCount: base, keepsSpellings: form.keepsSpellings)
      content = .numbered(values, try KeyColumn(&reader, rowCount: rowCount, keys: form.keys))
    }
  }

  /// Reads a column from a part of its own; nil if it is damaged.
  init?(part: PreparedReader, _ form: ColumnForm, base: Int) {
    var reader = part
    do throws(PreparedFormError) {
      try self.init(from: &reader, form: form, base: base)
      try reader.finish()
    } catch { return nil }
  }
}

extension TextColumn {
  func write(to writer: inout PreparedWriter) {
    literal.write(to: &writer)
    if let changes = literal.changes { writer.write(array: changes.bits) }
    if collated.isFinished { collated.write(to: &writer) }
    if marks.count > 0 { marks.write(to: &writer) }
    writer.write(array: present.words)
    words?.write(to: &writer)
  }

  init(from reader: inout PreparedReader, form: ColumnForm, rowCount: Int) throws(PreparedFormError) {
    var texts = try TextArena(&reader, count: rowCount)
    if form.keepsChanges { try texts.readChanges(&reader) }
    literal = texts
    collated = form.isCollated ? try TextArena(&reader, count: rowCount) : TextArena()
    marks = form.refersToItself && rowCount > 0 ? try SelfMarks(&reader, of: literal) : SelfMarks()
    present = try reader.bitset(size: rowCount)
    words = form.hasWords ? try ValueColumn(&reader, rowCount: rowCount) : nil
  }
}

extension SharedTextColumn {
  func write(to writer: inout PreparedWriter) {
    writer.write(groups.codeCount)
    texts.write(to: &writer)
    groups.write(to: &writer)
  }

  init(from reader: inout PreparedReader, form: ColumnForm, rowCount: Int) throws(PreparedFormError) {
    let count = try reader.number()
    guard count >= 0, count <= rowCount, !form.refersToItself else { throw .damaged }
    let texts = try TextColumn(from: &reader, form: form, rowCount: count)
    guard texts.present.count == count else { throw .damaged }
    self.init(texts: texts, groups: try RowGroups(&reader, rowCount: rowCount, codeCount: count, hasRanges: false))
  }
}

extension TextArena {
  func write(to writer: inout PreparedWriter) {
    writer.write(array: bytes)
    writer.write(array: starts)
    writer.write(array: bytes.count < TextArena.minimumForFrequencies ? [] : frequencies)
    writer.write(array: grams?.table ?? [])
  }

  /// Reads where the letter case changed; only the size is checked, since the places only add beginnings of words.
  mutating func readChanges(_ reader: inout PreparedReader) throws(PreparedFormError) {
    guard let read = CaseChanges(bits: try reader.array(), byteCount: bytes.count) else { throw .damaged }
    changes = read
  }

  /// Shorter arenas are written without the frequencies of their bytes, which would take as much room as the texts.
  private static var minimumForFrequencies: Int { 1 << 14 }

  /// Reads `count` texts. Their starts and ends must fit the separators; of the trigram index only the size is
  /// checked, since it only says where to look.
  init(_ reader: inout PreparedReader, count: Int) throws(PreparedFormError) {
    let bytes: [UInt8] = try reader.array()
    let starts: [UInt32] = try reader.array(count: count + 1)
    let isShort = bytes.count < TextArena.minimumForFrequencies
    var frequencies: [UInt32] = try reader.array(count: isShort ? 0 : 256)
    if isShort { frequencies = TextArena.frequencies(of: bytes) }
    let table: [UInt64] = try reader.array()
    guard starts[0] == 1, starts.isAscending(by: 1), Int64(starts[count]) + Int64(TextArena.padding) == bytes.count,
      TextArena.hasSeparators(bytes, before: starts), TextArena.isPlausible(frequencies, of: bytes),
      frequencies[Int(TextArena.separator)] == count + 1 + TextArena.padding,
      table.isEmpty || table.count == TextGrams.size(forBytes: bytes.count)
    else { throw .damaged }
    self.init(
      bytes: bytes, starts: starts, frequencies: frequencies, grams: table.isEmpty ? nil : TextGrams(table: table))
  }

  /// Whether separators precede these offsets and follow the last text. The offsets are inside the bytes.
  private static func hasSeparators(_ bytes: [UInt8], before starts: [UInt32]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      starts.withUnsafeBufferPointer { starts in
        var all = separator
        for start in starts { all &= bytes[Int(start) &- 1] }
        for byte in bytes.suffix(padding) { all &= byte }
        return all == separator
      }
    }
  }

  /// Whether the frequencies are correct as far as results depend on them. Other frequencies only affect speed.
  private static func isPlausible(_ frequencies: [UInt32], of bytes: [UInt8]) -> Bool {
    let tilde = UInt8(ascii: "~")
    guard (Int(frequencies[Int(tilde)]), Int(frequencies[Int(separator)])) == count(tilde, separator, in: bytes) else {
      return false
    }
    return frequencies.reduce(into: UInt64(0)) { $0 += UInt64($1) } == bytes.count
  }

  /// How often each of two bytes occurs. Compares 64 bytes at a time.
  private static func count(_ one: UInt8, _ other: UInt8, in bytes: [UInt8]) -> (Int, Int) {
    bytes.withUnsafeBytes { bytes in
      var total = (0, 0)
      var offset = 0
      let wanted = (SIMD64<UInt8>(repeating: one), SIMD64<UInt8>(repeating: other))
      while offset &+ 64 <= bytes.count {
        // After 255 steps a byte counter could overflow.
        var (first, second) = (SIMD64<UInt8>(repeating: 0), SIMD64<UInt8>(repeating: 0))
        let end = min(bytes.count &- 63, offset &+ 255 &* 64)
        while offset < end {
          let read = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD64<UInt8>.self)
          first &-= unsafeBitCast(read .== wanted.0, to: SIMD64<UInt8>.self)
          second &-= unsafeBitCast(read .== wanted.1, to: SIMD64<UInt8>.self)
          offset &+= 64
        }
        for index in 0..<64 {
          total.0 &+= Int(first[index])
          total.1 &+= Int(second[index])
        }
      }
      while offset < bytes.count {
        if bytes[offset] == one { total.0 &+= 1 }
        if bytes[offset] == other { total.1 &+= 1 }
        offset &+= 1
      }
      return total
    }
  }
}

extension RowGroups {
  func write(to writer: inout PreparedWriter) { writer.write(array: codes.wide) }

  /// Reads the codes of the rows; all else follows from them.
  init(
    _ reader: inout PreparedReader, rowCount: Int, codeCount: Int, hasRanges: Bool = true
  ) throws(PreparedFormError) {
    let codes = try reader.array(below: codeCount + 1)
    guard codes.count == rowCount else { throw .damaged }
    self.init(codes: codes, codeCount: codeCount, hasRanges: hasRanges)
  }
}

extension KeyColumn {
  /// The keys begin with their power of ten, or with ``longKeys`` if texts follow.
  func write(to writer: inout PreparedWriter) {
    switch keys {
    case .short(let keys, let power): writer.write(array: [Int64(power)] + keys)
    case .long(let keys):
      writer.write(array: [KeyColumn.longKeys])
      writer.write(keys.map { $0.description })
    }
    groups.write(to: &writer)
  }

  /// Keys are found by binary search, so they must ascend.
  init(_ reader: inout PreparedReader, rowCount: Int, keys range: ClosedRange<Int64>) throws(PreparedFormError) {
    let all: [Int64] = try reader.array()
    guard let power = all.first else { throw .damaged }
    if power == KeyColumn.longKeys {
      guard all.count == 1 else { throw .damaged }
      var long: [DecimalNumber] = []
      for text in try reader.texts() {
        guard let key = DecimalNumber(text), long.last.map({ $0 < key }) ?? true else { throw .damaged }
        long.append(key)
      }
      keys = .long(long)
    } else {
      guard power <= 0, power >= -DecimalNumber.maximumPower else { throw .damaged }
      let short = Array(all.dropFirst())
      for index in short.indices {
        guard range.contains(short[index]), index == 0 || short[index - 1] < short[index] else { throw .damaged }
      }
      keys = .short(short, power: Int(power))
    }
    groups = try RowGroups(&reader, rowCount: rowCount, codeCount: keys.count)
  }

  private static var longKeys: Int64 { .max }
}

extension CostColumn {
  func write(to writer: inout PreparedWriter) {
    var numbers: [Int32] = []
    for cost in costs {
      numbers += [Int32(clamping: cost.generic), Int32(cost.symbols.count)]
      for entry in cost.symbols { numbers += [Int32(entry.symbol), Int32(clamping: entry.count)] }
    }
    writer.write(array: numbers)
    groups.write(to: &writer)
  }

  /// The symbols of a cost must ascend.
  init(_ reader: inout PreparedReader, rowCount: Int, symbolCount: Int) throws(PreparedFormError) {
    let numbers: [Int32] = try reader.array()
    var costs: [Cost] = []
    var index = 0
    while index < numbers.count {
      guard numbers.count - index >= 2, numbers[index] >= 0, numbers[index + 1] >= 0,
        Int(numbers[index + 1]) <= (numbers.count - index - 2) / 2
      else { throw .damaged }
      let generic = Int(numbers[index])
      let end = index + 2 + 2 * Int(numbers[index + 1])
      index += 2
      var symbols: [Cost.SymbolCount] = []
      while index < end {
        let symbol = Int(numbers[index])
        guard symbol > symbols.last?.symbol ?? -1, symbol < symbolCount, numbers[index + 1] > 0 else { throw .damaged }
        symbols.append(.init(symbol: symbol, count: Int(numbers[index + 1])))
        index += 2
      }
      costs.append(Cost(symbols: symbols, generic: generic))
    }
    self.costs = costs
    groups = try RowGroups(&reader, rowCount: rowCount, codeCount: costs.count, hasRanges: false)
  }
}

extension ValueColumn {
  func write(to writer: inout PreparedWriter) {
    words.write(to: &writer)
    writer.write(array: rows)
    writer.write(array: starts)
    if keepsSpellings {
      let spelled = spellings.keys.sorted()
      writer.write(array: spelled.map { UInt32($0) })
      writer.write(spelled.map { spellings[$0] ?? "" })
    }
  }

  init(
    _ reader: inout PreparedReader, rowCount: Int, keyed: KeyedReading? = nil, keepsSpellings: Bool = false
  ) throws(PreparedFormError) {
    let words = try WordTable(&reader)
    let rows = try reader.array(below: rowCount)
    let starts = try reader.starts(count: words.count, total: rows.count)
    guard ValueColumn.isAscending(rows, starts: starts) else { throw .damaged }
    var spellings: [Int: String] = [:]
    if keepsSpellings {
      let spelled = try reader.array(below: words.count)
      let texts = try reader.texts()
      guard spelled.isAscending(by: 1), texts.count == spelled.count else { throw .damaged }
      for (index, text) in zip(spelled, texts) { spellings[Int(index)] = text }
    }
    self.init(
      rowCount: rowCount, words: words, starts: starts, rows: rows, spellings: spellings,
      keepsSpellings: keepsSpellings,
      keyed: keyed)
  }

  /// Whether each word has rows, in ascending order.
  private static func isAscending(_ rows: [UInt32], starts: [UInt32]) -> Bool {
    guard starts.isAscending(by: 1) else { return false }
    return rows.withUnsafeBufferPointer { rows in
      var isBroken: UInt32 = 0
      for word in 0..<starts.count - 1 {
        var index = Int(starts[word]) + 1
        let end = Int(starts[word + 1])
        while index < end {
          isBroken |= rows[index &- 1] < rows[index] ? 0 : 1
          index &+= 1
        }
      }
      return isBroken == 0
    }
  }
}
