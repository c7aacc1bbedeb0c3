import FilterEvaluation

/// A part of a prepared library beside its columns. The parts are read side by side before it is known how many cards there are,
/// so they are compared with the columns afterwards.
enum PreparedTable: Sendable {
  case facts(PreparedFacts)
  case texts(TextTable)
  case order(records: [UInt32], CardRanks)

  /// How many there are: the facts, the texts, the order.
  static let count = 2 + ShownCards().tables.count

  /// Reads the table of a number; nil where it is damaged.
  init?(_ number: Int, _ part: PreparedReader) {
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

/// What the cards say at all, and which of them are hidden.
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
    writer.write(coverage.rawValue)
    writer.write(coverage.formats.sorted())
    let days = setDays.sorted { $0.key < $1.key }
    writer.write(days.map { $0.key })
    writer.write(array: days.map { Int32(clamping: $0.value) })
    writer.write(extraSets.sorted())
    writer.write(array: extras)
    writer.write(array: translations)
  }

  init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    let keys = try reader.number()
    coverage = DataCoverage(rawValue: keys, formats: Set(try reader.texts()))
    let codes = try reader.texts()
    let days: [Int32] = try reader.array(count: codes.count)
    var setDays: [String: Int] = [:]
    for (code, day) in zip(codes, days) { setDays[code] = Int(day) }
    self.setDays = setDays
    extraSets = Set(try reader.texts())
    extras = try reader.array()
    translations = try reader.array()
  }

  /// What is hidden among so many printings; nil where there are fewer than are named.
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
    tables.dropLast().allSatisfy { $0.count == cards } && self.printings.count == printings
      && records.count == printings
  }
}

extension CardRanks {
  func write(to writer: inout PreparedWriter) {
    for array in [names, penny, sets, artists, art] { writer.write(array: array) }
    writer.write(isFileOrder ? 1 : 0)
  }

  /// The places by name and by set are each of another card or printing.
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

  private static func isPermutation(_ places: [UInt32]) -> Bool {
    var isTaken = [Bool](repeating: false, count: places.count)
    for place in places {
      guard place < places.count, !isTaken[Int(place)] else { return false }
      isTaken[Int(place)] = true
    }
    return true
  }
}
