import FilterVocabulary

extension Column {
  func write(to writer: inout PreparedWriter) {
    switch content {
    case .texts: writer.write(1)
    case .keys: writer.write(2)
    case .costs: writer.write(3)
    case .values: writer.write(4)
    case .numbered: writer.write(5)
    }
    writer.write(isOfVariant ? 1 : 0)
    writer.write(base)
    writer.write(array: owners)
    switch content {
    case .texts(let column): column.write(to: &writer)
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

  /// Reads a column; nil where the list does not bind the field.
  init?(_ reader: inout PreparedReader) throws(PreparedFormError) {
    let kind = try reader.number()
    if kind == 0 { return nil }
    isOfVariant = try reader.number() == 1
    base = try reader.number()
    owners = try reader.array()
    switch kind {
    case 1: content = .texts(try TextColumn(&reader))
    case 2: content = .keys(try KeyColumn(&reader))
    case 3:
      let costs = try CostColumn(&reader)
      content = .costs(costs, try TextColumn(&reader))
    case 4: content = .values(try ValueColumn(&reader))
    case 5:
      let values = try ValueColumn(&reader)
      content = .numbered(values, try KeyColumn(&reader))
    default: throw .damaged
    }
  }
}

extension TextColumn {
  func write(to writer: inout PreparedWriter) {
    literal.write(to: &writer)
    collated.write(to: &writer)
    marks.write(to: &writer)
    writer.write(present.size)
    writer.write(array: present.words)
    writer.write(words == nil ? 0 : 1)
    words?.write(to: &writer)
  }

  init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    literal = try TextArena(&reader)
    collated = try TextArena(&reader)
    marks = try SelfMarks(&reader)
    let size = try reader.number()
    present = Bitset(size: size, words: try reader.array())
    words = try reader.number() == 1 ? try ValueColumn(&reader) : nil
  }
}

extension TextArena {
  func write(to writer: inout PreparedWriter) {
    writer.write(array: bytes)
    writer.write(array: starts)
    writer.write(array: blocks)
    writer.write(array: separators)
    writer.write(array: frequencies)
    writer.write(array: grams?.table ?? [])
  }

  init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    let bytes: [UInt8] = try reader.array()
    let starts: [UInt32] = try reader.array()
    let blocks: [UInt32] = try reader.array()
    let separators: [UInt64] = try reader.array()
    let frequencies: [UInt32] = try reader.array()
    let table: [UInt64] = try reader.array()
    guard table.isEmpty || table.count == TextGrams.size(forBytes: bytes.count) else { throw .damaged }
    self.init(
      bytes: bytes, starts: starts, blocks: blocks, separators: separators, frequencies: frequencies,
      grams: table.isEmpty ? nil : TextGrams(table: table))
  }
}

extension RowGroups {
  func write(to writer: inout PreparedWriter) {
    writer.write(array: codes)
    writer.write(array: order)
    writer.write(array: starts)
    writer.write(prefixes.count)
    for prefix in prefixes { writer.write(array: prefix.words) }
  }

  init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    let codes: [UInt32] = try reader.array()
    let order: [UInt32] = try reader.array()
    let starts: [UInt32] = try reader.array()
    let count = try reader.number()
    guard count >= 0, count <= RowGroups.checkpoints * 2, !starts.isEmpty else { throw .damaged }
    var prefixes: [Bitset] = []
    for _ in 0..<count { prefixes.append(Bitset(size: codes.count, words: try reader.array())) }
    self.init(codes: codes, order: order, starts: starts, prefixes: prefixes)
  }
}

extension KeyColumn {
  func write(to writer: inout PreparedWriter) {
    writer.write(array: keys)
    groups.write(to: &writer)
  }

  init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    keys = try reader.array()
    groups = try RowGroups(&reader)
    guard groups.codeCount == keys.count else { throw .damaged }
  }
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

  init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    let numbers: [Int32] = try reader.array()
    var costs: [Cost] = []
    var place = 0
    while place + 1 < numbers.count {
      let generic = Int(numbers[place])
      let count = Int(numbers[place + 1])
      place += 2
      guard count >= 0, place + 2 * count <= numbers.count else { throw .damaged }
      var symbols: [Cost.SymbolCount] = []
      for entry in 0..<count {
        symbols.append(.init(symbol: Int(numbers[place + 2 * entry]), count: Int(numbers[place + 2 * entry + 1])))
      }
      costs.append(Cost(symbols: symbols, generic: generic))
      place += 2 * count
    }
    self.costs = costs
    groups = try RowGroups(&reader)
    guard groups.codeCount == costs.count else { throw .damaged }
  }
}

extension ValueColumn {
  func write(to writer: inout PreparedWriter) {
    writer.write(rowCount)
    words.write(to: &writer)
    writer.write(array: starts)
    writer.write(array: rows)
  }

  init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    let rowCount = try reader.number()
    let words = try WordTable(&reader)
    let starts: [UInt32] = try reader.array()
    let rows: [UInt32] = try reader.array()
    guard starts.count == words.count + 1, Int(starts[words.count]) == rows.count else { throw .damaged }
    self.init(rowCount: rowCount, words: words, starts: starts, rows: rows)
  }
}
