/// The first records of a delimited text, divided into cells. Small and slow: for recognising how a text is written.
struct DelimitedOutline {
  /// The cells of each record as they mean, without quotes and blanks around them.
  private(set) var records: [[ArraySlice<UInt8>]] = []
  /// Whether a cell begins with the quote, and how many do.
  private(set) var quotedCells = 0
  /// Whether all cells that begin with the quote end with it.
  private(set) var areQuotesClosed = true
  /// Whether all cells of the first record begin with the quote.
  private(set) var isFirstQuoted = true

  /// The number of records that are looked at.
  static let maximumRecords = 9

  /// Reads the records at the beginning of a text; of one that is not whole, those that have ended.
  init(_ text: UnsafeBufferPointer<UInt8>, delimiter: UInt8, quote: UInt8, isWhole: Bool) {
    var index = 0
    while index < text.count, records.count < Self.maximumRecords {
      guard let cells = Self.record(text, &index, delimiter, quote, isWhole: isWhole) else { return }
      if cells.count == 1, cells[0].bytes.isEmpty, !cells[0].isQuoted { continue }
      for cell in cells {
        if cell.isQuoted { quotedCells += 1 } else if records.isEmpty { isFirstQuoted = false }
        if cell.isQuoted, !cell.isClosed { areQuotesClosed = false }
      }
      records.append(cells.map { $0.bytes })
    }
  }

  private struct Cell {
    var bytes: ArraySlice<UInt8>
    var isQuoted = false
    var isClosed = true
  }

  /// The cells of the record at an index, which moves after it; nil if the record is cut.
  private static func record(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ delimiter: UInt8, _ quote: UInt8, isWhole: Bool
  ) -> [Cell]? {
    var cells: [Cell] = []
    while true {
      guard let cell = cell(text, &index, delimiter, quote, isWhole: isWhole) else { return nil }
      cells.append(cell)
      if index == text.count { return isWhole ? cells : nil }
      index += 1
      if text[index - 1] == delimiter { continue }
      if text[index - 1] == 0x0D, index < text.count, text[index] == 0x0A { index += 1 }
      return cells
    }
  }

  /// The cell at an index, which moves to its end.
  private static func cell(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ delimiter: UInt8, _ quote: UInt8, isWhole: Bool
  ) -> Cell? {
    func isEnd(_ index: Int) -> Bool {
      index == text.count || text[index] == delimiter || text[index] == 0x0A || text[index] == 0x0D
    }
    var start = index
    while start < text.count, text[start] == 0x20, delimiter != 0x20 { start += 1 }
    guard start < text.count, text[start] == quote else {
      while !isEnd(index) { index += 1 }
      return Cell(bytes: trimmed(Array(text[start..<max(start, index)])[...]))
    }
    var content: [UInt8] = []
    var place = start + 1
    while place < text.count {
      if text[place] == quote {
        if place + 1 < text.count, text[place + 1] == quote { place += 1 } else { break }
      }
      content.append(text[place])
      place += 1
    }
    if place >= text.count {
      if !isWhole { return nil }
      // The quote is not closed: the cell ends with its line.
      while !isEnd(index) { index += 1 }
      return Cell(bytes: Array(text[start..<max(start, index)])[...], isQuoted: true, isClosed: false)
    }
    index = place + 1
    var end = index
    while !isEnd(index) {
      if text[index] != 0x20 { end = index + 1 }
      index += 1
    }
    return Cell(bytes: trimmed(content[...]), isQuoted: true, isClosed: end == place + 1)
  }

  private static func trimmed(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var cell = cell
    while let first = cell.first, first == 0x20 || first == 0x09 { cell.removeFirst() }
    while let last = cell.last, last == 0x20 || last == 0x09 { cell.removeLast() }
    return cell
  }
}

/// A decision whether the first record of a delimited text names the columns.
///
/// A column says so if its cells below are numbers, times or addresses and the first one is not; it says the contrary if
/// the first one is like the others. The names may be years or other numbers that follow each other. Without such a
/// column, a text that a column repeats is no name.
enum HeaderGuess: Equatable {
  case header
  /// A header, because nothing says the contrary.
  case likelyHeader
  case records
  /// More records could decide.
  case unknown

  init(_ records: [[ArraySlice<UInt8>]], isWhole: Bool) {
    self = .unknown
    guard let first = records.first else { return }
    // A header that is repeated says nothing about the columns.
    let others = records.dropFirst().filter { $0 != first }
    let isEnough = isWhole || records.count == DelimitedOutline.maximumRecords
    let shapes = first.map { CellShape($0) }
    guard !others.isEmpty else {
      if isEnough {
        let isData = !shapes.isEmpty && shapes.allSatisfy { $0 != .other } && shapes.contains { $0.isOfData }
        self = isData && records.count == 1 ? .records : .likelyHeader
      }
      return
    }
    func shape(_ record: [ArraySlice<UInt8>], _ column: Int) -> CellShape {
      column < record.count ? CellShape(record[column]) : .missing
    }
    // The record below the first suffices to see that the first is another.
    if shapes.indices.contains(where: { shapes[$0] == .other && shape(others[0], $0).isOfData }) {
      self = .header
      return
    }
    guard isEnough else { return }
    var saysRecords = false
    for column in shapes.indices {
      let below = others.map { shape($0, column) }.filter { $0 != .missing }
      guard let one = below.first, one.isOfData, below.allSatisfy({ $0 == one }), shapes[column] != .missing else {
        continue
      }
      if shapes[column] != one {
        self = .header
        return
      }
      saysRecords = saysRecords || one != .number
    }
    let numbers = shapes.indices.filter { shapes[$0] == .number && shape(others[0], $0) == .number }
    if !numbers.isEmpty,
      !Self.areNames(
        numbers.map { first[$0] },
        above: others.map { record in
          numbers.map { $0 < record.count ? record[$0] : [] }
        })
    {
      saysRecords = true
    }
    self = saysRecords || Self.repeats(first, in: Array(others)) ? .records : .likelyHeader
  }

  /// Whether numbers name columns: they are years, or follow each other, and those below are not.
  private static func areNames(_ cells: [ArraySlice<UInt8>], above others: [[ArraySlice<UInt8>]]) -> Bool {
    func whole(_ cells: [ArraySlice<UInt8>]) -> [Int]? {
      let numbers = cells.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
      return numbers.count == cells.count ? numbers : nil
    }
    func step(_ numbers: [Int]?) -> Int? {
      guard let numbers, numbers.count > 1 else { return nil }
      let step = numbers[1].subtractingReportingOverflow(numbers[0])
      guard !step.overflow, step.partialValue > 0 else { return nil }
      let isEven = zip(numbers, numbers.dropFirst()).allSatisfy {
        let (difference, overflow) = $1.subtractingReportingOverflow($0)
        return !overflow && difference == step.partialValue
      }
      return isEven && (numbers.count > 2 || step.partialValue == 1) ? step.partialValue : nil
    }
    func areYears(_ numbers: [Int]?) -> Bool { numbers?.allSatisfy { (1_800...2_200).contains($0) } ?? false }
    let names = whole(cells)
    if areYears(names), !others.allSatisfy({ areYears(whole($0)) }) { return true }
    guard let own = step(names) else { return false }
    return !others.contains { step(whole($0)) == own }
  }

  /// Whether a text of a record comes again in its column, twice at least.
  private static func repeats(_ record: [ArraySlice<UInt8>], in others: [[ArraySlice<UInt8>]]) -> Bool {
    record.indices.contains { column in
      !record[column].isEmpty && others.count { column < $0.count && $0[column] == record[column] } > 1
    }
  }
}
