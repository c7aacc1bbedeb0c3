/// Splits a text into the elements of the arrays at one place of its values: of `{"data":[…]}`, or of several such
/// values one after another, as the pages of a service. Holds a piece and the longest element.
///
/// The text around the arrays is checked strictly, because after a wrong bracket the place would be another one: the
/// first error there ends the records. A value without an array at the place is reported, and the next one is read.
struct ElementSplitter {
  private let pointer: JSONPointer
  private var reader = JSONEventReader(reportsTopArrays: true)
  private var finder: JSONPlaceFinder
  /// The offset in the text of a byte that has the offset 0 for the reader of events, which does not see the elements.
  private var readerStart = 0
  /// The offset for the reader of events of the array whose elements are read.
  private var arrayOffset = 0
  /// The splitter of the array that is open.
  private var values: ValueSplitter?
  /// The offset and line of the current value in the text.
  private var valueOffset = 0
  private var valuePlace = TextPlace(line: 1, column: 1)
  /// The offset and line of the next byte.
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  private var number = 0
  private var isEnded = false
  /// Whether there is anything but blanks.
  private(set) var hasText = false

  init(of pointer: JSONPointer) {
    self.pointer = pointer
    finder = JSONPlaceFinder(pointer)
  }

  /// Sets the offset of the first byte, before the first piece.
  mutating func begin(at offset: Int) {
    self.offset = offset
    lineStart = offset
    readerStart = offset
  }

  mutating func add(_ piece: UnsafeBufferPointer<UInt8>, take: (RawRecord) -> Bool) -> Bool {
    if !hasText { hasText = piece.contains { !RecordForm.isBlank($0) } }
    var rest = piece
    while !rest.isEmpty, !isEnded {
      if !(values == nil ? find(&rest, take) : split(&rest, take)) { return false }
    }
    return true
  }

  /// Ends the text. Reports an array or value that is not closed.
  mutating func finish(_ take: (RawRecord) -> Bool) {
    if isEnded { return }
    guard values == nil else {
      values?.finish(take)
      return
    }
    do throws(JSONError) {
      try reader.finish { _, _, _ in }
    } catch {
      _ = report(error.message, at: offset, place(of: offset), take)
    }
  }

  /// Splits the array that is open, to its end or that of the piece.
  private mutating func split(_ rest: inout UnsafeBufferPointer<UInt8>, _ take: (RawRecord) -> Bool) -> Bool {
    guard values?.add(rest, take: take) == true, let splitter = values else { return false }
    guard let end = splitter.end else {
      offset += rest.count
      rest = UnsafeBufferPointer(rebasing: rest[rest.count...])
      return true
    }
    // The reader of events goes on with the last bracket, as if the array were empty.
    offset += end - 1
    rest = UnsafeBufferPointer(rebasing: rest[(end - 1)...])
    (line, lineStart, number) = (splitter.line, splitter.lineStart, splitter.number)
    readerStart = offset - arrayOffset
    values = nil
    return true
  }

  /// Reads to the next array at the place, or the end of the piece.
  private mutating func find(_ rest: inout UnsafeBufferPointer<UInt8>, _ take: (RawRecord) -> Bool) -> Bool {
    var finder = finder
    var valueOffset = valueOffset
    let readerStart = readerStart
    var missing: [Int] = []
    /// The offset of the first bracket of an array at the place, as the reader counts.
    var reached: Int?
    var error: JSONError?
    do throws(JSONError) {
      try reader.read(rest) { (event, text, offset) throws(JSONError) in
        if finder.isBetweenValues { valueOffset = offset + readerStart }
        switch finder.take(event, text) {
        case .elsewhere: break
        case .array:
          reached = offset
          // Stops the reader.
          throw JSONError(offset: offset, message: "")
        case .valueEnded(let hadArray): if !hadArray { missing.append(valueOffset) }
        }
      }
    } catch let failure {
      if reached == nil { error = failure }
    }
    self.finder = finder
    self.valueOffset = valueOffset
    for start in missing {
      let isEarlier = start < offset
      advance(&rest, to: start)
      if !report("no array at '\(pointer)'", at: start, isEarlier ? valuePlace : place(of: start), take) {
        return false
      }
    }
    if valueOffset >= offset {
      advance(&rest, to: valueOffset)
      valuePlace = place(of: valueOffset)
    }
    if let error {
      isEnded = true
      advance(&rest, to: error.offset + readerStart)
      return report(error.message, at: error.offset + readerStart, place(of: error.offset + readerStart), take)
    }
    guard let reached else {
      advance(&rest, to: offset + rest.count)
      return true
    }
    advance(&rest, to: reached + readerStart + 1)
    arrayOffset = reached
    values = ValueSplitter(elementsAt: offset, line: line, lineStart: lineStart, number: number)
    return true
  }

  /// Moves to an offset of the piece, or stays if it is in an earlier piece.
  private mutating func advance(_ rest: inout UnsafeBufferPointer<UInt8>, to target: Int) {
    let count = min(max(target - offset, 0), rest.count)
    for index in 0..<count where rest[index] == 0x0A {
      line += 1
      lineStart = offset + index + 1
    }
    offset += count
    rest = UnsafeBufferPointer(rebasing: rest[count...])
  }

  /// The place of an offset in the current line.
  private func place(of offset: Int) -> TextPlace { TextPlace(line: line, column: max(offset - lineStart, 0) + 1) }

  private mutating func report(
    _ message: String, at offset: Int, _ place: TextPlace, _ take: (RawRecord) -> Bool
  ) -> Bool {
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    number += 1
    return take(
      RawRecord(
        bytes: nothing, offset: offset, line: place.line, column: place.column, number: number - 1, error: message))
  }
}
