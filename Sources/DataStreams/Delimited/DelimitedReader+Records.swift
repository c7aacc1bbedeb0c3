extension DelimitedReader {
  /// Passes a delimiter, quote or line break. Returns whether the record ends before it.
  mutating func pass(_ piece: UnsafeBufferPointer<UInt8>, at index: Int, start: Int) -> Bool {
    let byte = piece[index]
    let position = index - start
    if state != .lost, position > maximumLength { lose(piece) }
    let isBreak = byte == 0x0A || byte == 0x0D
    if state == .quoteSeen {
      // The second of two quotes goes on with the cell.
      state = byte == UInt8(ascii: "\"") && position == lastQuote + 1 ? .quoted : .plain
      if state == .quoted { return false }
      if position != lastQuote + 1, escapedQuote < 0, self.byte(piece, before: lastQuote, start: start) == 0x5C {
        escapedQuote = lastQuote
      }
    }
    switch state {
    case .quoted:
      if isBreak {
        countBreak(byte, at: pieceOffset + index)
      } else if byte == UInt8(ascii: "\"") {
        state = .quoteSeen
        lastQuote = position
      }
      return false
    case .lost:
      if isBreak { countBreak(byte, at: pieceOffset + index) }
      return isBreak
    case .plain, .quoteSeen:
      if isBreak {
        countBreak(byte, at: pieceOffset + index)
        return true
      }
      if byte == delimiter {
        ends[cells] = UInt32(position)
        cells += 1
      } else if position == (cells == 0 ? 0 : Int(ends[cells - 1]) + 1) || isAfterMark(piece, position, start: start) {
        state = .quoted
        opening = position
      }
      return false
    }
  }

  /// Whether a position is that after a byte order mark at the beginning of the record.
  private func isAfterMark(_ piece: UnsafeBufferPointer<UInt8>, _ position: Int, start: Int) -> Bool {
    guard cells == 0, position == ByteOrderMark.length else { return false }
    let bytes = (0..<position).map { $0 < carry.count ? carry[$0] : piece[start + $0] }
    return bytes.withUnsafeBufferPointer { ByteOrderMark.isAtStart(of: $0) }
  }

  /// The byte of the current record before a position; zero if there is none.
  private func byte(_ piece: UnsafeBufferPointer<UInt8>, before position: Int, start: Int) -> UInt8 {
    if position < 1 { return 0 }
    return position - 1 < carry.count ? carry[position - 1] : piece[start + position - 1]
  }

  /// Counts a line break. LF after CR is part of the same one.
  private mutating func countBreak(_ byte: UInt8, at offset: Int) {
    if byte == 0x0D { lastReturn = offset } else if lastReturn == offset - 1 { return }
    line += 1
  }

  /// Gives up a record that is too long, until the next line break.
  mutating func lose(_ piece: UnsafeBufferPointer<UInt8>) {
    let earlier = carry.count
    // Only the bytes before the maximum are looked at, so that the result does not depend on the pieces.
    let start = recordOffset - pieceOffset
    loss =
      state == .quoted
      ? DelimitedFinding(
        place: TextPlace(of: opening, from: TextPlace(line: recordLine, column: 1)) {
          $0 < earlier ? carry[$0] : piece[start + $0]
        },
        reason: .unclosedQuote)
      : DelimitedFinding(
        place: TextPlace(line: recordLine, column: 1), reason: .tooLong(maximum: maximumLength))
    carry.removeAll(keepingCapacity: true)
    state = .lost
    cells = 0
  }

  /// Ends a record before the line break at `index` and passes it to `take`, unless it is blank or the header.
  @inline(__always) mutating func end(
    _ piece: UnsafeBufferPointer<UInt8>, from start: Int, to index: Int, _ take: (DelimitedRecord) -> Bool
  ) -> Bool {
    let goesOn =
      start >= 0 && state == .plain
      ? emit(UnsafeBufferPointer(start: piece.baseAddress! + start, count: index &- start), nil, take)
      : endCarry(UnsafeBufferPointer(rebasing: piece[..<index]), take)
    cells = 0
    state = .plain
    recordOffset = pieceOffset &+ index &+ 1
    recordLine = line
    return goesOn
  }

  /// Ends the last record, which has no line break.
  mutating func endText(_ take: (DelimitedRecord) -> Bool) -> Bool {
    if state == .quoted {
      let place = TextPlace(of: opening, from: TextPlace(line: recordLine, column: 1)) { carry[$0] }
      loss = DelimitedFinding(place: place, reason: .unclosedQuote)
    }
    return endCarry(UnsafeBufferPointer(start: nil, count: 0), take)
  }

  /// Ends a record whose bytes are ``carry`` and `part`, or that is lost.
  private mutating func endCarry(
    _ part: UnsafeBufferPointer<UInt8>, _ take: (DelimitedRecord) -> Bool
  ) -> Bool {
    if state != .lost { carry += part }
    let finding = loss
    loss = nil
    // The bytes move out and back, so that they are not copied.
    var bytes: [UInt8] = []
    swap(&bytes, &carry)
    defer {
      bytes.removeAll(keepingCapacity: true)
      swap(&bytes, &carry)
    }
    return bytes.withUnsafeBufferPointer { emit($0, finding, take) }
  }

  /// Whether a line has nothing but spaces, after a byte order mark or not.
  private static func isBlank(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = ByteOrderMark.isAtStart(of: bytes) ? ByteOrderMark.length : 0
    return bytes[start...].allSatisfy { $0 == 0x20 }
  }

  private mutating func emit(
    _ bytes: UnsafeBufferPointer<UInt8>, _ finding: DelimitedFinding?, _ take: (DelimitedRecord) -> Bool
  ) -> Bool {
    ends[cells] = UInt32(truncatingIfNeeded: bytes.count)
    cells &+= 1
    if cells == 1, finding == nil, DelimitedReader.isBlank(bytes) { return true }
    let ends = UnsafeBufferPointer(start: ends, count: cells)
    var finding = finding
    if escapedQuote >= 0 {
      if finding == nil {
        finding = DelimitedFinding(
          place: TextPlace(of: escapedQuote, from: TextPlace(line: recordLine, column: 1)) { bytes[$0] },
          reason: .escapedQuote)
      }
      escapedQuote = -1
    }
    if finding == nil, columns == 0 {
      columns = cells
      if hasHeader {
        let record = DelimitedRecord(
          bytes: bytes, offset: recordOffset, line: recordLine, number: 0, ends: ends, finding: nil)
        if record.isDeclaration {
          columns = 0
          return true
        }
        (header, repeatedNames) = Self.columnNames(
          (0..<cells).map { String(decoding: record[$0].contents(scratch), as: UTF8.self) })
        headerBytes = Array(bytes)
        return true
      }
    }
    if finding == nil, cells != columns {
      let index = cells > columns ? Int(ends[columns - 1]) + 1 : bytes.count
      finding = DelimitedFinding(
        place: TextPlace(of: index, from: TextPlace(line: recordLine, column: 1)) { bytes[$0] },
        reason: .columns(expected: columns, found: cells))
    }
    number &+= 1
    return take(
      DelimitedRecord(
        bytes: bytes, offset: recordOffset, line: recordLine, number: number &- 1, ends: ends, finding: finding,
        header: number == 1 ? header : nil, headerBytes: number == 1 && hasHeader ? headerBytes : nil,
        repeatedNames: number == 1 ? repeatedNames : []))
  }

  /// The names of the columns, without blanks around them, and those that several columns have: the second one of `name`
  /// is `name_2`.
  private static func columnNames(_ cells: [String]) -> (names: [String], repeated: [String]) {
    let cells = cells.map { $0.trimmingBlanks }
    var taken: Set<[UInt8]> = []
    let all = Set(cells.map { Array($0.utf8) })
    var repeated: [String] = []
    let names = cells.map { cell in
      if cell.isEmpty || taken.insert(Array(cell.utf8)).inserted { return cell }
      if repeated.last != cell { repeated.append(cell) }
      var number = 2
      while all.contains(Array("\(cell)_\(number)".utf8)) || taken.contains(Array("\(cell)_\(number)".utf8)) {
        number += 1
      }
      taken.insert(Array("\(cell)_\(number)".utf8))
      return "\(cell)_\(number)"
    }
    return (names, repeated)
  }
}
