@testable import DataStreams

/// A record of a delimited text, simplified for comparison.
struct FoundRecord: Equatable, CustomStringConvertible {
  var cells: [String]
  var bytes: [UInt8]
  var offset: Int
  var line: Int
  /// `line:column: message`.
  var finding: String?

  /// The cells in brackets, and the finding.
  var description: String { cells.map { "[\($0)]" }.joined() + (finding.map { " ! \($0)" } ?? "") }
}

/// A slow reader of delimited text, byte by byte, to compare the quick one with.
struct NaiveDelimited {
  private let text: [UInt8]
  private let delimiter: UInt8
  private let maximumLength: Int
  private var index = 0
  private var line = 1
  private(set) var records: [FoundRecord] = []

  init(_ text: [UInt8], delimiter: Character, maximumLength: Int) {
    self.text = text
    self.delimiter = delimiter.asciiValue ?? 0
    self.maximumLength = maximumLength
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while index < text.count { readRecord() }
    let columns = records.first { $0.finding == nil }?.cells.count ?? 0
    for (number, record) in records.enumerated() where record.finding == nil && record.cells.count > columns {
      let raw = Self.rawCells(record.bytes, self.delimiter)
      if raw.dropFirst(columns).allSatisfy({ $0.allSatisfy { $0 == 0x20 } }) { continue }
      let length = raw.prefix(columns).reduce(0) { $0 + $1.count + 1 }
      let place = Self.place(length, record.bytes, record.line)
      records[number].finding = "\(place): expected \(columns) column\(columns == 1 ? "" : "s"), found \(raw.count)"
    }
  }

  /// Reads a line break at the index; false if there is none.
  private mutating func takeBreak() -> Bool {
    guard text[index] == 0x0A || text[index] == 0x0D else { return false }
    if text[index] == 0x0D, index + 1 < text.count, text[index + 1] == 0x0A { index += 1 }
    index += 1
    line += 1
    return true
  }

  private mutating func readRecord() {
    let (start, firstLine) = (index, line)
    var opening: Int?
    var hasBreak = false
    var cellStart = index
    while index < text.count, index - start <= maximumLength {
      if opening != nil {
        // A line break in quotes may be cut in two by the maximum.
        if text[index] == 0x0A, index > start, text[index - 1] == 0x0D { line -= 1 }
        if text[index] == 0x0A || text[index] == 0x0D { (line, hasBreak) = (line + 1, true) }
        if text[index] == 0x22 {
          if index + 1 < text.count, index + 1 - start <= maximumLength, text[index + 1] == 0x22 {
            index += 1
          } else {
            if hasBreak, isTextFollowing(index, start) { return breakRecord(start, firstLine, opening ?? start) }
            opening = nil
          }
        }
        index += 1
      } else if text[index] == 0x0A || text[index] == 0x0D {
        break
      } else {
        if text[index] == 0x22, text[cellStart..<index].allSatisfy({ $0 == 0x20 }) {
          (opening, hasBreak) = (index, false)
        }
        if text[index] == delimiter { cellStart = index + 1 }
        index += 1
      }
    }
    if let opening, hasBreak { return breakRecord(start, firstLine, opening) }
    let bytes = Array(text[start..<index])
    if bytes.count > maximumLength {
      let finding =
        opening.map { "\(Self.place($0 - start, bytes, firstLine)): unclosed quote" }
        ?? "\(firstLine):1: the record is longer than \(maximumLength) bytes"
      if index < text.count, text[index] == 0x0A, text[index - 1] == 0x0D, opening != nil { line -= 1 }
      while index < text.count, !takeBreak() { index += 1 }
      records.append(FoundRecord(cells: [""], bytes: [], offset: start, line: firstLine, finding: finding))
      return
    }
    if index < text.count { _ = takeBreak() }
    if opening == nil, bytes.allSatisfy({ $0 == 0x20 }) { return }
    let cells = Self.rawCells(bytes, delimiter).map { String(decoding: Self.unquoted($0), as: UTF8.self) }
    let finding = opening.map { "\(Self.place($0 - start, bytes, firstLine)): unclosed quote" }
    records.append(FoundRecord(cells: cells, bytes: bytes, offset: start, line: firstLine, finding: finding))
  }

  /// Whether a closing quote is followed by other text than blanks before the next sign of the format.
  private func isTextFollowing(_ quote: Int, _ start: Int) -> Bool {
    var end = quote + 1
    while end < text.count, ![delimiter, 0x22, 0x0A, 0x0D].contains(text[end]) { end += 1 }
    return end - start <= maximumLength && !text[(quote + 1)..<end].allSatisfy { $0 == 0x20 }
  }

  /// Ends a record with the line of the quote that is not closed.
  private mutating func breakRecord(_ start: Int, _ firstLine: Int, _ opening: Int) {
    index = opening
    while text[index] != 0x0A, text[index] != 0x0D { index += 1 }
    let bytes = Array(text[start..<index])
    let place = Self.place(opening - start, bytes, firstLine)
    line = Int(place.prefix { $0 != ":" }) ?? 0
    _ = takeBreak()
    let cells = Self.rawCells(bytes, delimiter).map { String(decoding: Self.unquoted($0), as: UTF8.self) }
    records.append(
      FoundRecord(cells: cells, bytes: bytes, offset: start, line: firstLine, finding: "\(place): unclosed quote"))
  }

  private static func rawCells(_ record: [UInt8], _ delimiter: UInt8) -> [[UInt8]] {
    var cells: [[UInt8]] = []
    var index = 0
    while true {
      let start = index
      let first = record[start...].firstIndex { $0 != 0x20 } ?? record.count
      if first < record.count, record[first] == 0x22 {
        index = first
        index += 1
        while index < record.count, record[index] != 0x22 || index + 1 < record.count && record[index + 1] == 0x22 {
          index += record[index] == 0x22 ? 2 : 1
        }
        index = min(index + 1, record.count)
      }
      while index < record.count, record[index] != delimiter { index += 1 }
      cells.append(Array(record[start..<index]))
      if index == record.count { return cells }
      index += 1
    }
  }

  private static func unquoted(_ cell: [UInt8]) -> [UInt8] {
    guard cell.first(where: { $0 != 0x20 }) == 0x22 else { return cell }
    let cell = Array(cell.drop { $0 == 0x20 })
    var result: [UInt8] = []
    var index = 1
    while index < cell.count, cell[index] != 0x22 || index + 1 < cell.count && cell[index + 1] == 0x22 {
      result.append(cell[index])
      index += cell[index] == 0x22 ? 2 : 1
    }
    return result + cell.dropFirst(index + 1)
  }

  /// The line and column of a byte of a record.
  private static func place(_ index: Int, _ bytes: [UInt8], _ line: Int) -> String {
    var (line, column) = (line, 1)
    var isReturn = false
    for scalar in String(decoding: bytes[..<index], as: UTF8.self).unicodeScalars {
      if scalar == "\r" || scalar == "\n" {
        if scalar == "\r" || !isReturn { line += 1 }
        column = 1
      } else {
        column += 1
      }
      isReturn = scalar == "\r"
    }
    return "\(line):\(column)"
  }
}
