public import FilterEvaluation

extension CardLibrary {
  /// The library as bytes, which ``init(prepared:)`` reads in a small part of the time it takes to read a card file. For the
  /// machine that wrote it, or one of the same byte order, and this version of the library.
  public func prepared() -> [UInt8] {
    var writer = PreparedWriter()
    writer.write(coverage.rawValue)
    writer.write(coverage.formats.sorted())
    let days = setDays.sorted { $0.key < $1.key }
    writer.write(days.map { $0.key })
    writer.write(array: days.map { Int32(clamping: $0.value) })
    writer.write(hidden.extraSets.sorted())
    writer.write(array: hidden.extras.rows().map { UInt32($0) })
    writer.write(array: hidden.translations.rows().map { UInt32($0) })
    shown.write(to: &writer)
    ranks.write(to: &writer)
    store.write(to: &writer, fields: ColumnStore.signature(CardList.list()))
    return writer.bytes
  }

  /// Reads a library that was prepared. Throws for anything else; linear in the bytes.
  public init(prepared bytes: UnsafeRawBufferPointer) throws(PreparedFormError) {
    var reader = PreparedReader(bytes)
    let keys = try reader.number()
    let coverage = DataCoverage(rawValue: keys, formats: Set(try reader.texts()))
    let codes = try reader.texts()
    let days: [Int32] = try reader.array()
    guard codes.count == days.count else { throw .damaged }
    var setDays: [String: Int] = [:]
    for (code, day) in zip(codes, days) { setDays[code] = Int(day) }
    let extraSets = Set(try reader.texts())
    let extras: [UInt32] = try reader.array()
    let translations: [UInt32] = try reader.array()
    let shown = try ShownCards(&reader)
    let ranks = try CardRanks(&reader)
    let store = try ColumnStore(&reader, fields: ColumnStore.signature(CardList.list()))
    guard shown.names.count == store.count, shown.printings.count == store.variantCount,
      ranks.names.count == store.count, ranks.sets.count == store.variantCount
    else { throw .damaged }
    let size = store.variantCount
    self.init(
      store: store, list: CardList.list(coverage: coverage, setDays: setDays), shown: shown,
      hidden: HiddenPrintings(
        extras: Bitset(size: size, rows: extras.map { Int($0) }),
        translations: Bitset(size: size, rows: translations.map { Int($0) }), extraSets: extraSets),
      ranks: ranks, setDays: setDays, coverage: coverage)
  }
}

extension ShownCards {
  fileprivate func write(to writer: inout PreparedWriter) {
    writer.write(names.count)
    for table in [names, costs, types, stats] { table.write(to: &writer) }
    writer.write(printings.count)
    printings.write(to: &writer)
    writer.write(array: records)
  }

  fileprivate init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    let count = try reader.number()
    names = try TextTable(&reader, count: count)
    costs = try TextTable(&reader, count: count)
    types = try TextTable(&reader, count: count)
    stats = try TextTable(&reader, count: count)
    let printingCount = try reader.number()
    printings = try TextTable(&reader, count: printingCount)
    records = try reader.array()
    guard records.count == printingCount else { throw .damaged }
  }
}

extension CardRanks {
  fileprivate func write(to writer: inout PreparedWriter) {
    for array in [names, penny, sets, artists, art] { writer.write(array: array) }
    writer.write(isFileOrder ? 1 : 0)
  }

  fileprivate init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    names = try reader.array()
    penny = try reader.array()
    sets = try reader.array()
    artists = try reader.array()
    art = try reader.array()
    isFileOrder = try reader.number() == 1
    guard penny.count == names.count, artists.count == sets.count, art.count == sets.count else { throw .damaged }
  }
}
