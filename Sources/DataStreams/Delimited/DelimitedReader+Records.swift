extension DelimitedReader {
  /// Passes a delimiter, quote or line break. Returns whether the record ends before it, or ``isBroken``.
  mutating func pass(_ piece: UnsafeBufferPointer<UInt8>, at index: Int, start: Int) -> Bool {
    let byte = piece[index]
    let position = index - start
    if state != .lost, position > maximumLength {
      if breaksAtMaximum {
        isBroken = true
        return true
      }
      lose(piece)
    }
    let isBreak = byte == 0x0A || byte == 0x0D
    if state == .quoteSeen {
      // The second of two quotes goes on with the cell.
      if byte == quote, position == lastQuote + 1 {
        state = .quoted
        return false
      }
      if hasBreakInQuotes, isTextFollowing(piece, to: position, start: start) {
        isBroken = true
        return true
      }
      state = .plain
      if position != lastQuote + 1, escapedQuote < 0, self.byte(piece, before: lastQuote, start: start) == 0x5C {
        escapedQuote = lastQuote
      }
    }
    switch state {
    case .quoted:
      if isBreak {
        countBreak(byte, at: pieceOffset + index)
        hasBreakInQuotes = true
      } else if byte == quote {
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
      } else if isAtCellStart(piece, position, start: start) || isAfterMark(piece, position, start: start) {
        state = .quoted
        opening = position
        hasBreakInQuotes = false
      }
      return false
    }
  }

  /// Whether there is nothing but blanks in the cell before a position.
  private func isAtCellStart(_ piece: UnsafeBufferPointer<UInt8>, _ position: Int, start: Int) -> Bool {
    let cell = cells == 0 ? 0 : Int(ends[cells - 1]) + 1
    var place = position
    while place > cell, delimiter != 0x20, byte(piece, before: place, start: start) == 0x20 { place -= 1 }
    return place == cell
  }

  /// Whether there is anything but blanks between the last quote and a position.
  private func isTextFollowing(_ piece: UnsafeBufferPointer<UInt8>, to position: Int, start: Int) -> Bool {
    var place = lastQuote + 1
    while place < position, byte(piece, before: place + 1, start: start) == 0x20 { place += 1 }
    return place < position
  }

  /// Whether a record that is too long has a quote on an earlier line that is not closed.
  var breaksAtMaximum: Bool { state == .quoted && hasBreakInQuotes }

  /// Ends the record at the line break after its last opening quote, which is not closed where it should be, and reads
  /// the lines after that again up to `index`. No cell of these spans lines, so that nothing is read a third time.
  mutating func reread(
    _ piece: UnsafeBufferPointer<UInt8>, from start: Int, to index: Int, _ take: (DelimitedRecord) -> Bool
  ) -> Bool {
    isBroken = false
    let bytes = carry + piece[max(start, 0)..<max(index, 0)]
    carry.removeAll(keepingCapacity: true)
    return bytes.withUnsafeBufferPointer { bytes in
      let end = bytes[opening...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      let next = min(end + (isPair ? 2 : 1), bytes.count)
      let place = TextPlace(of: opening, from: TextPlace(line: recordLine, column: 1)) { bytes[$0] }
      escapedQuote = -1
      state = .plain
      let goesOn = emit(
        UnsafeBufferPointer(rebasing: bytes[..<end]), DelimitedFinding(place: place, reason: .unclosedQuote), take)
      cells = 0
      recordOffset += next
      line = place.line + 1
      recordLine = line
      lastReturn = end < bytes.count && bytes[end] == 0x0D && !isPair ? recordOffset - 1 : -2
      if !goesOn { return false }
      let earlier = pieceOffset
      pieceOffset = recordOffset
      defer { pieceOffset = earlier }
      return read(UnsafeBufferPointer(rebasing: bytes[next...]), take)
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
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    while hasBreakInQuotes,
      state == .quoted || state == .quoteSeen && isTextFollowing(nothing, to: carry.count, start: -carry.count)
    {
      if !reread(nothing, from: 0, to: 0, take) { return false }
    }
    if state == .plain, carry.isEmpty, cells == 0 { return true }
    if state == .quoted {
      let place = TextPlace(of: opening, from: TextPlace(line: recordLine, column: 1)) { carry[$0] }
      loss = DelimitedFinding(place: place, reason: .unclosedQuote)
    }
    return endCarry(nothing, take)
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
          bytes: bytes, offset: recordOffset, line: recordLine, number: 0, ends: ends, finding: nil, quote: quote)
        if record.isDeclaration {
          columns = 0
          return true
        }
        readHeader(record)
        return true
      }
    }
    if finding == nil, cells > columns, !isPadded(bytes, ends) {
      let index = Int(ends[columns - 1]) + 1
      finding = DelimitedFinding(
        place: TextPlace(of: index, from: TextPlace(line: recordLine, column: 1)) { bytes[$0] },
        reason: .columns(expected: columns, found: cells))
    }
    number &+= 1
    if number == 1, beginning == nil {
      beginning = DelimitedBeginning(
        header: nil, headerBytes: [], repeatedNames: [], remarks: remarks, columns: columns)
    }
    return take(
      DelimitedRecord(
        bytes: bytes, offset: recordOffset, line: recordLine, number: number &- 1, ends: ends, finding: finding,
        beginning: number == 1 ? beginning : nil, quote: quote))
  }

  private mutating func readHeader(_ record: DelimitedRecord) {
    let written = (0..<cells).map { String(decoding: record[$0].contents(scratch), as: UTF8.self) }
    if hasRowNames { columns += 1 }
    let (names, repeated) = Self.columnNames((hasRowNames ? [DelimitedFormat.rowName] : []) + written)
    header = names
    beginning = DelimitedBeginning(
      header: names, headerBytes: Array(record.bytes), repeatedNames: repeated, remarks: remarks, columns: columns)
  }

  /// Whether a record has nothing in the cells after the last column.
  private func isPadded(_ bytes: UnsafeBufferPointer<UInt8>, _ ends: UnsafeBufferPointer<UInt32>) -> Bool {
    bytes[(Int(ends[columns - 1]) + 1)...].allSatisfy { $0 == delimiter || $0 == 0x20 }
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
