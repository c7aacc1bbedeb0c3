package import FilterEvaluation
import FilterSemantics

extension CardLibrary {
  /// The library as bytes for ``init(prepared:)``: the store, then the tables in their order. Readable with the same
  /// byte order and the same version of this package.
  package func preparedWriter() -> PreparedWriter {
    var columns = PreparedWriter()
    store.write(to: &columns, fields: ColumnStore.signature(CardList.list()))
    var facts = PreparedWriter()
    PreparedFacts(self).write(to: &facts)
    let texts = shown.tables.map { table in
      var part = PreparedWriter()
      table.write(to: &part)
      return part
    }
    var order = PreparedWriter()
    order.write(array: shown.records)
    ranks.write(to: &order)
    var writer = PreparedWriter()
    writer.write(parts: [columns, facts] + texts + [order])
    return writer
  }

  /// Reads a prepared library in linear time. Throws for other and for damaged bytes: all indices
  /// are checked.
  init(prepared bytes: UnsafeRawBufferPointer) throws(PreparedFormError) {
    var reader = PreparedReader(bytes)
    try self.init(&reader)
    guard reader.isAtEnd else { throw .damaged }
  }

  /// Reads a prepared library; its parts are read by `perform`, which may run several at once.
  package init(
    _ reader: inout PreparedReader, perform: @escaping CardLibraryBuilder.Performing = CardLibraryBuilder.performInOrder
  ) throws(PreparedFormError) {
    let parts = try reader.parts(count: 1 + PreparedTable.count)
    var columns = parts[0]
    var tables = [PreparedTable?](repeating: nil, count: PreparedTable.count)
    var store: Result<ColumnStore, PreparedFormError> = .failure(.damaged)
    tables.withUnsafeMutableBufferPointer { buffer in
      // Each iteration writes another element.
      nonisolated(unsafe) let tables = buffer
      do throws(PreparedFormError) {
        store = .success(
          try ColumnStore(&columns, for: CardList.list()) { count, work in
            perform(count + tables.count) { number in
              if number < count { return work(number) }
              tables[number - count] = PreparedTable(number - count, part: parts[1 + number - count])
            }
          })
      } catch { store = .failure(error) }
    }
    self = try CardLibrary(store.get(), tables: tables)
    try columns.finish()
  }

  /// Makes a library if the tables fit the columns.
  private init(_ store: ColumnStore, tables: [PreparedTable?]) throws(PreparedFormError) {
    var texts: [TextTable] = []
    for case .texts(let table) in tables { texts.append(table) }
    guard case .facts(let facts) = tables.first ?? nil, case .order(let records, let ranks) = tables.last ?? nil,
      let shown = ShownCards(texts, records: records), shown.fits(cards: store.count, printings: store.variantCount),
      ranks.fits(cards: store.count, printings: store.variantCount), let hidden = facts.hidden(of: store.variantCount)
    else { throw .damaged }
    self.init(
      store: store, list: CardList.list(coverage: facts.coverage, setDays: facts.setDays), shown: shown, hidden: hidden,
      ranks: ranks, setDays: facts.setDays, coverage: facts.coverage)
  }
}

/// A part of a prepared library other than its columns. The parts are read in parallel, before the number of cards is
/// known, so their sizes are compared with the columns afterwards.
enum PreparedTable: Sendable {
  case facts(PreparedFacts)
  case texts(TextTable)
  case order(records: [UInt32], CardRanks)

  /// The number of tables: the facts, the texts, the order.
  static let count = 2 + ShownCards().tables.count

  /// Reads a table by its number; nil if it is damaged.
  init?(_ number: Int, part: PreparedReader) {
    var reader = part
    do throws(PreparedFormError) {
      switch number {
      case 0: self = .facts(try PreparedFacts(&reader))
      case PreparedTable.count - 1: self = .order(records: try reader.array(), try CardRanks(&reader))
      default: self = .texts(try TextTable(&reader))
      }
      try reader.finish()
    } catch { return nil }
  }
}

/// The coverage of the data, and the hidden printings.
struct PreparedFacts: Sendable {
  let coverage: DataCoverage
  let setDays: [String: Int]
  private let extras: [UInt32]
  private let translations: [UInt32]
  private let extraSets: Set<String>

  init(_ library: CardLibrary) {
    coverage = library.coverage
    setDays = library.setDays
    extras = library.hidden.extras.rows().map { UInt32($0) }
    translations = library.hidden.translations.rows().map { UInt32($0) }
    extraSets = library.hidden.extraSets
  }

  func write(to writer: inout PreparedWriter) {
    writer.write(array: [coverage.rawValue])
    writer.write(coverage.formats.sorted())
    let days = setDays.sorted { $0.key < $1.key }
    writer.write(days.map { $0.key })
    writer.write(array: days.map { Int32(clamping: $0.value) })
    writer.write(extraSets.sorted())
    writer.write(array: extras)
    writer.write(array: translations)
  }

  init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    let keys: [Int64] = try reader.array(count: 1)
    coverage = DataCoverage(rawValue: keys[0], formats: Set(try reader.texts()))
    let codes = try reader.texts()
    let days: [Int32] = try reader.array(count: codes.count)
    var setDays: [String: Int] = [:]
    for (code, day) in zip(codes, days) { setDays[code] = Int(day) }
    self.setDays = setDays
    extraSets = Set(try reader.texts())
    extras = try reader.array()
    translations = try reader.array()
  }

  /// The hidden ones of a number of printings; nil for an index beyond that.
  func hidden(of printings: Int) -> HiddenPrintings? {
    guard extras.allSatisfy({ $0 < printings }), translations.allSatisfy({ $0 < printings }) else { return nil }
    return HiddenPrintings(
      extras: Bitset(size: printings, rows: extras.map { Int($0) }),
      translations: Bitset(size: printings, rows: translations.map { Int($0) }), extraSets: extraSets)
  }
}

extension ShownCards {
  /// The texts, those of printings last.
  var tables: [TextTable] { [names, costs, types, stats, printings] }

  init?(_ tables: [TextTable], records: [UInt32]) {
    guard tables.count == 5 else { return nil }
    self.init(
      names: tables[0], costs: tables[1], types: tables[2], stats: tables[3], printings: tables[4], records: records)
  }

  func fits(cards: Int, printings: Int) -> Bool {
    tables.dropLast().allSatisfy { $0.count == cards }
      && self.printings.count == printings * ShownCards.fieldsPerPrinting
      && records.count == printings
  }
}

extension CardRanks {
  func write(to writer: inout PreparedWriter) {
    for array in [names, penny, sets, artists, art] { writer.write(array: array) }
    writer.write(isFileOrder ? 1 : 0)
  }

  /// Reads the ranks. Throws if the orders of names and sets are not permutations.
  init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    names = try reader.array()
    penny = try reader.array()
    sets = try reader.array()
    artists = try reader.array()
    art = try reader.array()
    isFileOrder = try reader.flag()
    guard CardRanks.isPermutation(names), CardRanks.isPermutation(sets),
      isFileOrder == names.enumerated().allSatisfy({ $0.offset == $0.element })
    else { throw .damaged }
  }

  func fits(cards: Int, printings: Int) -> Bool {
    [names, penny].allSatisfy { $0.count == cards } && [sets, artists, art].allSatisfy { $0.count == printings }
  }

  private static func isPermutation(_ indices: [UInt32]) -> Bool {
    var isTaken = [Bool](repeating: false, count: indices.count)
    for index in indices {
      guard index < indices.count, !isTaken[Int(index)] else { return false }
      isTaken[Int(index)] = true
    }
    return true
  }
}
