public import FilterEvaluation

extension CardLibrary {
  /// The library as bytes, which ``init(prepared:)`` reads in a small part of the time it takes to read a card file. For the
  /// machine that wrote it, or one of the same byte order, and this version of the library.
  public func prepared() -> [UInt8] {
    var writer = PreparedWriter()
    store.write(to: &writer, fields: ColumnStore.signature(CardList.list()))
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
    return writer.bytes
  }

  /// Reads a library that was prepared. Throws for anything else; linear in the bytes. There is no checksum: whatever is used as
  /// an index is checked, and what is shown is shown as it is.
  public init(prepared bytes: UnsafeRawBufferPointer) throws(PreparedFormError) {
    var reader = PreparedReader(bytes)
    try self.init(&reader)
    guard reader.isAtEnd else { throw .damaged }
  }

  init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    let store = try ColumnStore(&reader, for: CardList.list())
    let keys = try reader.number()
    let coverage = DataCoverage(rawValue: keys, formats: Set(try reader.texts()))
    let codes = try reader.texts()
    let days: [Int32] = try reader.array()
    guard codes.count == days.count else { throw .damaged }
    var setDays: [String: Int] = [:]
    for (code, day) in zip(codes, days) { setDays[code] = Int(day) }
    let extraSets = Set(try reader.texts())
    let size = store.variantCount
    let extras = try reader.array(below: size)
    let translations = try reader.array(below: size)
    let shown = try ShownCards(&reader, cards: store.count, printings: size)
    let ranks = try CardRanks(&reader, cards: store.count, printings: size)
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
    for table in [names, costs, types, stats] { table.write(to: &writer) }
    printings.write(to: &writer)
    writer.write(array: records)
  }

  fileprivate init(
    _ reader: inout PreparedReader, cards: Int, printings: Int
  ) throws(PreparedFormError) {
    names = try TextTable(&reader, count: cards)
    costs = try TextTable(&reader, count: cards)
    types = try TextTable(&reader, count: cards)
    stats = try TextTable(&reader, count: cards)
    self.printings = try TextTable(&reader, count: printings)
    records = try reader.array(count: printings)
  }
}

extension CardRanks {
  fileprivate func write(to writer: inout PreparedWriter) {
    for array in [names, penny, sets, artists, art] { writer.write(array: array) }
    writer.write(isFileOrder ? 1 : 0)
  }

  /// The places by name and by set are each of another card or printing.
  fileprivate init(
    _ reader: inout PreparedReader, cards: Int, printings: Int
  ) throws(PreparedFormError) {
    names = try reader.array(count: cards)
    penny = try reader.array(count: cards)
    sets = try reader.array(count: printings)
    artists = try reader.array(count: printings)
    art = try reader.array(count: printings)
    isFileOrder = try reader.flag()
    guard CardRanks.isPermutation(names), CardRanks.isPermutation(sets),
      isFileOrder == names.enumerated().allSatisfy({ $0.offset == $0.element })
    else { throw .damaged }
  }

  private static func isPermutation(_ places: [UInt32]) -> Bool {
    var isTaken = [Bool](repeating: false, count: places.count)
    for place in places {
      guard place < places.count, !isTaken[Int(place)] else { return false }
      isTaken[Int(place)] = true
    }
    return true
  }
}
